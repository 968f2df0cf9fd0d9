import type { Side } from '#contract/sports';
import type { HotMatch, MatchPrice } from '#contract/wireTypes';

/** The price of a side, decimal; undefined for a draw where there is none. */
export const sideOdds = ({ moneyLine }: Pick<HotMatch, 'moneyLine'>, side: Side): string | undefined =>
  ({ home: moneyLine.homeTeamOdds, draw: moneyLine.drawOdds, away: moneyLine.awayTeamOdds })[side];

/** A match with another price on one side. */
export const withOdds = (match: HotMatch, side: Side, odds: string): HotMatch => ({
  ...match,
  moneyLine: {
    ...match.moneyLine,
    ...({ home: { homeTeamOdds: odds }, draw: { drawOdds: odds }, away: { awayTeamOdds: odds } } as const)[
      side
    ],
  },
});

/** A list after prices have come; a match without news stays the same object, so that it need not be drawn again. */
export const withPrices = (
  list: readonly HotMatch[],
  prices: ReadonlyMap<string, MatchPrice>,
): readonly HotMatch[] => {
  if (!list.some(({ id }) => prices.has(id))) return list;
  return list.map((match) => {
    const price = prices.get(match.id);
    if (price === undefined) return match;
    const { minute, score, locked, moneyLine } = price;
    const moved: HotMatch = { ...match, moneyLine };
    // What is no longer sent no longer holds.
    for (const name of ['minute', 'score', 'locked'] as const) delete moved[name];
    return {
      ...moved,
      ...(minute !== undefined && { minute }),
      ...(score && { score }),
      ...(locked && { locked }),
    };
  });
};
