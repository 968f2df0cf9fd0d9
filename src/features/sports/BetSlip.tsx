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
import { IconButton } from '@/ui/actions/IconButton';
import { TicketIcon, XIcon } from '@/ui/media/icons';
import { MoneyField } from '@/ui/fields/MoneyField';
import { Note } from '@/ui/feedback/Note';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { display, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Board, Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('BetSlip', [
  'seen',
  'pick',
  'strong',
  'note',
  'price',
  'odds',
  'stakes',
  'facts',
  'term',
  'value',
  'final',
  'action',
]);

const Root = styled('div')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  [`& .${slot.pick}`]: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: space(1),
    padding: '12px 44px 12px 14px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    [`& .${slot.strong}`]: { fontSize: textSize.lead, lineHeight: '21px', overflowWrap: 'anywhere' },
    [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
    [`& > .${slot.action}`]: { position: 'absolute', top: 6, right: 6 },
  },
  [`& .${slot.price}`]: { display: 'flex', alignItems: 'baseline', gap: space(2), marginTop: space(1) },
  [`& .${slot.price} .${slot.odds}`]: display(21, 28),
  [`& .${slot.seen}`]: { color: vars.text.muted },
  [`& .${slot.stakes}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space(1.5),
  },
  [`& .${slot.stakes} > *`]: { padding: 0, fontSize: textSize.note },
  [`& .${slot.facts}`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space(1, 3),
    margin: 0,
  },
  [`& .${slot.term}`]: { color: vars.text.secondary, fontSize: textSize.meta },
  [`& .${slot.value}`]: { margin: 0, textAlign: 'end', fontWeight: 600, fontSize: textSize.name },
  [`& .${slot.final}`]: { margin: 0, color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
});

interface BetSlipProps {
  slip: Slip;
  board: Board;
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
 * One bet before it is placed. Changes are reported beside the fields, and the button names the price that it
 * accepts.
 */
export function BetSlip(props: BetSlipProps) {
  const { slip, board, words, paused, coolingOff = false, busy, refusal, instead, onPlace } = props;
  const { t } = useTranslation(['sports', 'forms']);
  const money = useAmounts();
  const { picked, odds, isChanged, isClosed, fault } = slip;
  if (picked === undefined)
    return (
      <EmptyState
        plain
        icon={<TicketIcon fontSize={28} />}
        title={t('slipEmpty')}
        text={t('slipEmptyText')}
      />
    );
  const { match, side, seen } = picked;
  const { leastStake: least, mostStake: most } = board.limits;
  const said = {
    empty: t('forms:required'),
    notAmount: t('forms:amount.digits'),
    tooLittle: t('tooLow', { amount: money.text(least) }),
    tooMuch: t('tooHigh', { amount: money.text(most) }),
  };
  return (
    <Root>
      {isClosed ? (
        <Note tone="warning" title={t('closed')}>
          {t('closedText')}
        </Note>
      ) : (
        isChanged && (
          <Note tone="warning" title={t('changed')} alert>
            {t('changedText', { from: words.odds(seen), to: words.odds(odds) })}
          </Note>
        )
      )}
      <div className={slot.pick}>
        {match.minute !== undefined && (
          <StatusLabel tone="danger" live>
            {words.minute(match.minute)}
          </StatusLabel>
        )}
        <b className={slot.strong}>{words.pick(match, side)}</b>
        <small className={slot.note}>{words.market(match)}</small>
        <span className={slot.price}>
          {isChanged && <del className={slot.seen}>{words.odds(seen)}</del>}
          <strong className={slot.odds}>{words.odds(odds)}</strong>
        </span>
        <IconButton className={slot.action} label={t('remove')} onClick={slip.remove}>
          <XIcon fontSize={18} />
        </IconButton>
      </div>
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
      <dl className={slot.facts}>
        <dt className={slot.term}>{t('return')}</dt>
        <dd className={slot.value}>
          {isChanged && (
            <>
              <del className={slot.seen}>{money.text(slip.backBefore)}</del>{' '}
            </>
          )}
          {money.text(slip.back)}
        </dd>
        <dt className={slot.term}>{t('bounds')}</dt>
        <dd className={slot.value}>
          {t('boundsText', { least: money.text(least), most: money.text(most) })}
        </dd>
      </dl>
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
          disabled={paused || coolingOff || isClosed || fault !== undefined}
          onClick={onPlace}
        >
          {isChanged ? t('takeAndPlace', { odds: words.odds(odds) }) : t('place')}
        </Button>
      )}
      <Checkbox name="takesRise" checked={slip.takesRise} onChange={slip.setTakesRise}>
        {t('takesRise')}
      </Checkbox>
      <p className={slot.final}>{t('final')}</p>
    </Root>
  );
}
