import type { Pick as MatchPick } from '#contract/settleLeg';
import type { Side } from '#contract/sports';
import type { BoardMatch, HotMatch, MatchPrice } from '#contract/wireTypes';

/** Decimal odds of a side; undefined for a draw if the match has none. */
export const sideOdds = ({ moneyLine }: Pick<HotMatch, 'moneyLine'>, side: Side): string | undefined =>
  ({ home: moneyLine.homeTeamOdds, draw: moneyLine.drawOdds, away: moneyLine.awayTeamOdds })[side];

type Priced = Pick<BoardMatch, 'moneyLine' | 'markets'>;

/** All prices of a match by market; 1X2 and the money line with a draw only where there is a draw. */
const pricesOf = ({ moneyLine, markets }: Priced, line: MatchPick['line']) => {
  const { homeTeamOdds: home, drawOdds: draw, awayTeamOdds: away } = moneyLine;
  return {
    result: draw === undefined ? undefined : { home, draw, away },
    moneyLine: draw === undefined ? { home, away } : markets?.level,
    halfResult: markets?.half,
    handicap: markets?.handicap.find((one) => one.line === line),
    total: markets?.total.find((one) => one.line === line),
  } as const;
};

/** Decimal odds of a pick; undefined if the match does not offer it, or no longer. */
export const pickOdds = (match: Priced, { market, side, line }: MatchPick): string | undefined => {
  const prices: Readonly<Partial<Record<string, string | number>>> = pricesOf(match, line)[market] ?? {};
  const odds = prices[side];
  return typeof odds === 'string' ? odds : undefined;
};

const names = { home: 'homeTeamOdds', draw: 'drawOdds', away: 'awayTeamOdds' } as const;

/** A copy of the match with new odds of one pick. */
export const withOdds = (match: BoardMatch, pick: MatchPick, odds: string): BoardMatch => {
  const { market, side, line } = pick;
  const { moneyLine, markets } = match;
  const isWinner = market === 'result' || (market === 'moneyLine' && moneyLine.drawOdds === undefined);
  if (isWinner && side !== 'over' && side !== 'under')
    return { ...match, moneyLine: { ...moneyLine, [names[side]]: odds } };
  if (markets === undefined) return match;
  const change = <Line extends { readonly line: number }>(lines: readonly Line[]): Line[] =>
    lines.map((one) => (one.line === line ? { ...one, [side]: odds } : one));
  const changed = {
    ...markets,
    ...(market === 'moneyLine' && markets.level && { level: { ...markets.level, [side]: odds } }),
    ...(market === 'halfResult' && markets.half && { half: { ...markets.half, [side]: odds } }),
    ...(market === 'handicap' && { handicap: change(markets.handicap) }),
    ...(market === 'total' && { total: change(markets.total) }),
  };
  return { ...match, markets: changed };
};

/** Applies new prices to a list. An unchanged match stays the same object, so that its card does not re-render. */
export const withPrices = (
  list: readonly BoardMatch[],
  prices: ReadonlyMap<string, MatchPrice>,
): readonly BoardMatch[] => {
  if (!list.some(({ id }) => prices.has(id))) return list;
  return list.map((match) => {
    const price = prices.get(match.id);
    if (price === undefined) return match;
    const { minute, score, locked, moneyLine, markets } = price;
    const moved: BoardMatch = { ...match, moneyLine };
    // A field that is missing in the message no longer applies.
    for (const name of ['minute', 'score', 'locked', 'markets'] as const) delete moved[name];
    return {
      ...moved,
      ...(minute !== undefined && { minute }),
      ...(score && { score }),
      ...(locked && { locked }),
      ...(markets && { markets }),
    };
  });
};

/** The line in the middle of a market. */
export const mainLine = <Line>(lines: readonly Line[] | undefined): Line | undefined =>
  lines?.[Math.floor(lines.length / 2)];
