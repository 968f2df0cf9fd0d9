import { selectionsOf, type Market } from '#contract/sports';
import type { Pick as MatchPick } from '#contract/settleLeg';
import type { BoardMatch } from '#contract/wireTypes';
import { mainLine } from '@/domain/matchPrices';

interface MarketColumn {
  readonly market: Market;
  readonly picks: readonly MatchPick[];
}

const picksOf = (market: Market, line?: number): MatchPick[] =>
  selectionsOf[market].map((side) => ({ market, side, ...(line !== undefined && { line }) }));

/** Whether a match has markets with a line. */
export const hasLines = ({ markets }: Pick<BoardMatch, 'markets'>): boolean =>
  markets !== undefined && markets.handicap.length + markets.total.length > 0;

/** The market of the winner: 1X2 where there is a draw. */
const winnerMarket = ({ moneyLine }: Pick<BoardMatch, 'moneyLine'>): 'result' | 'moneyLine' =>
  moneyLine.drawOdds === undefined ? 'moneyLine' : 'result';

/** What a row of a list shows of a match: the main line of each market, and the winner. */
export const marketColumns = (match: BoardMatch): readonly MarketColumn[] => {
  const winner = winnerMarket(match);
  const { markets } = match;
  const lined = (['handicap', 'total'] as const).map((market): MarketColumn => {
    const line = mainLine<{ readonly line: number }>(markets?.[market])?.line;
    return { market, picks: line === undefined ? [] : picksOf(market, line) };
  });
  return [...(hasLines(match) ? lined : []), { market: winner, picks: picksOf(winner) }];
};

/** All lines of a market, as rows. */
export const ladderOf = (match: BoardMatch, market: 'handicap' | 'total'): readonly MatchPick[] =>
  match.markets?.[market].flatMap(({ line }) => picksOf(market, line)) ?? [];
