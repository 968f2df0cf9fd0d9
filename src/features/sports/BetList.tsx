import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/useAmounts';
import { Amount } from '@/ui/Amount';
import { EmptyState } from '@/ui/EmptyState';
import { TicketIcon } from '@/ui/icons';
import { ellipsis, lines, tabular } from '@/ui/styleParts';
import type { MatchWords } from './useMatchWords';

type PlacedBet = Value<'sportsBets'>['list'][number];

const Root = styled('ul')({
  ...tabular,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 62,
    padding: '9px 0',
  },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& b': { ...lines(2), fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& small': { display: 'block', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
  '& span > small': ellipsis,
  '& .end': { textAlign: 'end' },
  '& [data-result=open]': { color: vars.accent.text },
  '& [data-result=won]': { color: vars.success.main },
});

interface BetListProps {
  bets: readonly PlacedBet[];
  words: MatchWords;
}

/** Bets with what became of them: a loss stands as plainly as a win. */
export function BetList({ bets, words }: BetListProps) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  if (bets.length === 0)
    return (
      <EmptyState plain icon={<TicketIcon fontSize={28} />} title={t('betsNone')} text={t('betsNoneText')} />
    );
  return (
    <Root>
      {bets.map((bet) => {
        const { id, side, odds, homeTeam, awayTeam, score, result, stake, win } = bet;
        return (
          <li key={id}>
            <span>
              <b>{`${words.pick(bet, side)}, ${t('at', { odds: words.odds(odds) })}`}</b>
              <small>
                {`${homeTeam} – ${awayTeam}`}
                {score && ` · ${score.home} - ${score.away}`}
              </small>
            </span>
            <span className="end">
              {result === 'won' ? (
                <Amount way="gain">{money.text(win, true)}</Amount>
              ) : (
                <Amount>{money.text(stake)}</Amount>
              )}
              <small data-result={result}>{t(`states.${result}`)}</small>
            </span>
          </li>
        );
      })}
    </Root>
  );
}
