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

/** Bets on matches with their results; of a parlay each leg with its own. */
export function BetList({ bets, words }: BetListProps) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  if (bets.length === 0)
    return (
      <EmptyState plain icon={<TicketIcon fontSize={28} />} title={t('betsNone')} text={t('betsNoneText')} />
    );
  const rows = bets.map(({ id, legs, odds, result, stake, win }) => {
    const [only] = legs;
    const isParlay = legs.length > 1;
    const single = only ? words.pick(only, only) : '';
    const title = isParlay ? t('parlayOf', { legs: legs.length }) : single;
    const price = isParlay ? words.product(odds) : words.odds(odds);
    const teams = legs.map((leg) => {
      const { homeTeam, awayTeam, score } = leg;
      const match = `${homeTeam} – ${awayTeam}${score ? ` · ${score.home} - ${score.away}` : ''}`;
      if (!isParlay) return match;
      const ended = leg.result === null ? t('legWaits') : t(`legStates.${leg.result}`);
      return `${words.pick(leg, leg)} (${ended})`;
    });
    const half = only?.result === 'halfWon' || only?.result === 'halfLost' || only?.result === 'push';
    const isHalf = !isParlay && half && result !== 'open';
    return {
      id,
      title: `${title}, ${t('at', { odds: price })}`,
      text: teams.join(' · '),
      wraps: isParlay,
      amount: result === 'won' ? money.text(win, true) : money.text(stake),
      result,
      resultLabel: isHalf && only.result ? t(`legStates.${only.result}`) : t(`states.${result}`),
    };
  });
  return <BetRows rows={rows} />;
}
