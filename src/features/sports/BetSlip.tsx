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
import { SlipFacts } from './SlipFacts';
import { SlipLegs } from './SlipLegs';
import { SlipModes } from './SlipModes';
import { SlipNote } from './SlipNote';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('BetSlip', ['stakes', 'final', 'action']);

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
    // Four whole amounts do not fit side by side.
    '@container (width < 290px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  [`& .${slot.stakes} > *`]: { padding: 0, fontSize: textSize.note },
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
  /** Shown above the button: the paying wallet, and why the last bet was refused. */
  refusal?: ReactNode;
  /** The button's label and action if the visitor cannot place a bet. */
  instead: { readonly label: string; readonly onPress?: () => void } | undefined;
  onPlace: () => void;
}

/**
 * A bet before it is placed, single or parlay. Changes are reported beside the fields, and the button names the price
 * that it accepts.
 */
export function BetSlip(props: BetSlipProps) {
  const { slip, words, paused, coolingOff = false, busy, refusal, instead, onPlace } = props;
  const { t } = useTranslation(['sports', 'forms']);
  const money = useAmounts();
  const { legs, isParlay, isShort, changed, isClosed, fault, least, most } = slip;
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
  const isLined = !isParlay && only.pick.line !== undefined;
  const said = {
    empty: t('forms:required'),
    notAmount: t('forms:amount.digits'),
    tooLittle: t('tooLow', { amount: money.text(least) }),
    tooMuch: t(isParlay ? 'tooHighParlay' : 'tooHigh', { amount: money.text(most) }),
  };
  const take = isParlay
    ? t('takeAllAndPlace', { odds: words.product(slip.odds) })
    : t('takeAndPlace', { odds: words.odds(only.odds) });
  return (
    <Root>
      {modes}
      <SlipNote slip={slip} words={words} />
      <SlipLegs legs={legs} words={words} onRemove={slip.remove} />
      {isLined && <PickEnds pick={only.pick} />}
      {isShort && (
        <Note tone="info" title={t('parlayNeed')}>
          {t('parlayNeedText')}
        </Note>
      )}
      {isParlay && !isShort && <ParlayOdds slip={slip} words={words} />}
      <MoneyField
        label={t('stake')}
        name="stake"
        value={slip.stake}
        onChange={slip.setStake}
        money={money}
        error={fault && said[fault]}
        disabled={busy}
      />
      <div className={slot.stakes} role="group" aria-label={t('stakes')}>
        {slip.stakes.map((stake, place) => (
          <Chip
            className={slot.action}
            key={stake}
            selected={stake === slip.stake}
            disabled={busy}
            onClick={() => slip.setStake(stake)}
          >
            {place === slip.stakes.length - 1 ? t('most') : money.show(stake)}
          </Chip>
        ))}
      </div>
      <SlipFacts slip={slip} />
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
        <Button
          className={slot.action}
          tone="accent"
          size="large"
          fullWidth
          loading={busy}
          disabled={paused || coolingOff || isClosed || isShort || fault !== undefined}
          onClick={onPlace}
        >
          {changed > 0 ? take : t('place')}
        </Button>
      )}
      <Checkbox name="takesRise" checked={slip.takesRise} onChange={slip.setTakesRise}>
        {t('takesRise')}
      </Checkbox>
      <p className={slot.final}>
        {slip.isFull && `${t('parlayFull')} `}
        {isParlay && `${t('parlayRule')} `}
        {isLined && `${t('fromStart')} `}
        {t('final')}
      </p>
    </Root>
  );
}
