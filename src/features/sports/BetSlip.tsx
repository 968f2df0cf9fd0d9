import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import { Button } from '@/ui/actions/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TicketIcon } from '@/ui/media/icons';
import { MoneyField } from '@/ui/fields/MoneyField';
import { Note } from '@/ui/feedback/Note';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ParlayOdds } from './ParlayOdds';
import { PickEnds } from './PickEnds';
import { PlaceButton } from './PlaceButton';
import { SingleStake, type SlipRefusals } from './SingleStake';
import { SlipFacts } from './SlipFacts';
import { SlipLegs } from './SlipLegs';
import { SlipModes } from './SlipModes';
import { SlipNote } from './SlipNote';
import type { Slip } from './useSlip';
import { useStakeFault } from './useStakeFault';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('BetSlip', ['stakes', 'final', 'action', 'foot']);

const Root = styled('div')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  containerType: 'inline-size',
  [`& .${slot.stakes}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space(1.5),
    '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Four whole amounts do not fit side by side.
    '@container (width < 290px)': {
      '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  [`& .${slot.stakes} > *`]: { padding: 0, fontSize: textSize.note },
  // The button stays in view while the slip is higher than the window.
  [`& .${slot.foot}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2.5),
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    padding: '8px 0',
    marginBottom: space(-2),
    backgroundColor: vars.surface.raised,
    // What scrolls below it fades instead of being cut.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 100%',
      height: 18,
      background: `linear-gradient(transparent, ${vars.surface.raised})`,
      pointerEvents: 'none',
    },
  },
  [`& .${slot.final}`]: { margin: 0, color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
});

interface BetSlipProps {
  slip: Slip;
  words: MatchWords;
  /** Prices are outdated, so that no bet can be placed. */
  paused: boolean;
  /** Whether the member has started a break on another device; no bet is accepted then. */
  coolingOff?: boolean;
  busy: boolean;
  /** Why single bets were refused, by the ids of their picks. */
  refusals?: SlipRefusals;
  /** Shown above the button: the paying wallet, and why the last bet was refused. */
  refusal?: ReactNode;
  /** The button's label and action if the visitor cannot place a bet. */
  instead: { readonly label: string; readonly onPress?: () => void } | undefined;
  onPlace: () => void;
}

/**
 * Bets before they are placed, singles or a parlay. Changes are reported beside the fields, and the button names the price
 * that it accepts.
 */
export function BetSlip(props: BetSlipProps) {
  const { slip, words, paused, coolingOff = false, busy, refusals, refusal, instead, onPlace } = props;
  const { t } = useTranslation('sports');
  const money = useAmounts();
  const faultText = useStakeFault(slip);
  const { legs, singles, isParlay, isSeveral, isShort, isClashing, fault } = slip;
  const [only] = legs;
  const modes = <SlipModes slip={slip} />;
  if (only === undefined)
    return (
      <Root>
        {modes}
        <EmptyState
          plain
          icon={<TicketIcon fontSize={28} />}
          title={t('slipEmpty')}
          text={isParlay ? t('parlayNeedText') : t('slipEmptyText')}
        />
      </Root>
    );
  const isLined = !isParlay && !isSeveral && only.pick.line !== undefined;
  const stakeBelow = (id: string): ReactNode => {
    const single = singles.find((one) => one.id === id);
    return (
      single && (
        <SingleStake
          single={single}
          words={words}
          error={faultText(single.fault)}
          refusal={refusals?.[id]}
          disabled={busy}
          onStake={(text) => slip.setStakeOf(id, text)}
        />
      )
    );
  };
  return (
    <Root>
      {modes}
      <SlipNote slip={slip} words={words} />
      <SlipLegs legs={legs} words={words} onRemove={slip.remove} {...(isSeveral && { below: stakeBelow })} />
      {isLined && <PickEnds pick={only.pick} />}
      {isShort && (
        <Note tone="info" title={t('parlayNeed')}>
          {t('parlayNeedText')}
        </Note>
      )}
      {isParlay && !isShort && !isClashing && <ParlayOdds slip={slip} words={words} />}
      <MoneyField
        label={t(isSeveral ? 'stakeAll' : 'stake')}
        name="stake"
        {...(isSeveral && { size: 'small' })}
        value={slip.stake}
        onChange={slip.setStake}
        money={money}
        error={isSeveral ? undefined : faultText(fault)}
        disabled={busy}
      />
      <div className={slot.stakes} role="group" aria-label={t('stakes')}>
        {slip.stakes.map((stake) => (
          <Chip
            className={slot.action}
            key={stake}
            selected={stake === slip.stake}
            disabled={busy}
            onClick={() => slip.setStake(stake)}
          >
            {stake === slip.mostStake ? t('most') : money.show(stake)}
          </Chip>
        ))}
      </div>
      <SlipFacts slip={slip} />
      <Checkbox name="takesRise" checked={slip.takesRise} onChange={slip.setTakesRise}>
        {t('takesRise')}
      </Checkbox>
      <p className={slot.final}>
        {slip.isFull && `${t('parlayFull')} `}
        {isParlay && `${t('parlayRule')} `}
        {isLined && `${t('fromStart')} `}
        {t('final')}
      </p>
      <div className={slot.foot}>
        {refusal}
        {instead ? (
          <Button
            className={slot.action}
            tone="accent"
            size="large"
            fullWidth
            disabled={instead.onPress === undefined}
            onClick={() => instead.onPress?.()}
          >
            {instead.label}
          </Button>
        ) : (
          <PlaceButton {...{ slip, words, busy, onPlace }} disabled={paused || coolingOff} />
        )}
      </div>
    </Root>
  );
}
