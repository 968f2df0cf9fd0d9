import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { Failure } from '@/api/failure';
import { useAmounts } from '@/data/resources/useAmounts';
import { useFailureText } from '@/forms/useFailureText';
import { MoneyField } from '@/ui/fields/MoneyField';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { SlipSingle } from './useSlip';
import type { MatchWords } from './useMatchWords';

/** Why single bets were refused, by the ids of their picks. */
export type SlipRefusals = Readonly<Partial<Record<string, Failure>>>;

/** The slip itself shows these: the price changes, or the pick is closed. */
const shownByPick: ReadonlySet<string> = new Set(['odds_changed', 'market_closed']);

const slot = ownClasses('SingleStake', ['return', 'note', 'strong', 'refusal']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(1, 3),
  [`& .${slot.return}`]: { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.caption, lineHeight: '18px' },
  [`& .${slot.strong}`]: { fontSize: textSize.name, lineHeight: '24px', overflowWrap: 'anywhere' },
  [`& .${slot.refusal}`]: {
    gridColumn: '1 / -1',
    margin: 0,
    color: vars.danger.main,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
});

interface SingleStakeProps {
  single: SlipSingle;
  words: MatchWords;
  /** What is wrong with the stake. */
  error: string | undefined;
  refusal: Failure | undefined;
  disabled: boolean;
  onStake: (text: string) => void;
}

/** Stake and return of one single bet among several, and why it was refused. */
export function SingleStake({ single, words, error, refusal, disabled, onStake }: SingleStakeProps) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  const { id, leg, stake, back } = single;
  const said = useFailureText(shownByPick.has(refusal?.code ?? '') ? undefined : refusal);
  return (
    <Root>
      <MoneyField
        label={t('stakeOf', { pick: words.pick(leg.match, leg.pick) })}
        labelHidden
        size="small"
        name={`stake ${id}`}
        value={stake}
        onChange={onStake}
        money={money}
        error={error}
        disabled={disabled}
      />
      <span className={slot.return}>
        <small className={slot.note}>{t('return')}</small>
        <b className={slot.strong}>{money.text(back)}</b>
      </span>
      {said && (
        <p className={slot.refusal} role="alert">
          {said}
        </p>
      )}
    </Root>
  );
}
