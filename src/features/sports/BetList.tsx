import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import { BetRows } from '@/ui/data-display/BetRows';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TicketIcon } from '@/ui/media/icons';
import type { MatchWords } from './useMatchWords';

type PlacedBet = Value<'sportsBets'>['list'][number];

interface BetListProps {
  bets: readonly PlacedBet[];
  words: MatchWords;
}

/** Bets on matches with their results. */
export function BetList({ bets, words }: BetListProps) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  if (bets.length === 0)
    return (
      <EmptyState plain icon={<TicketIcon fontSize={28} />} title={t('betsNone')} text={t('betsNoneText')} />
    );
  const rows = bets.map((bet) => {
    const { id, side, odds, homeTeam, awayTeam, score, result, stake, win } = bet;
    return {
      id,
      title: `${words.pick(bet, side)}, ${t('at', { odds: words.odds(odds) })}`,
      text: `${homeTeam} – ${awayTeam}${score ? ` · ${score.home} - ${score.away}` : ''}`,
      amount: result === 'won' ? money.text(win, true) : money.text(stake),
      result,
      resultLabel: t(`states.${result}`),
    };
  });
  return <BetRows rows={rows} />;
}
