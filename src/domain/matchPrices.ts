import type { Side } from '#contract/sports';
import type { HotMatch, MatchPrice } from '#contract/wireTypes';

/** Decimal odds of a side; undefined for a draw if the match has none. */
export const sideOdds = ({ moneyLine }: Pick<HotMatch, 'moneyLine'>, side: Side): string | undefined =>
  ({ home: moneyLine.homeTeamOdds, draw: moneyLine.drawOdds, away: moneyLine.awayTeamOdds })[side];

/** A copy of the match with new odds on one side. */
export const withOdds = (match: HotMatch, side: Side, odds: string): HotMatch => ({
  ...match,
  moneyLine: {
    ...match.moneyLine,
    ...({ home: { homeTeamOdds: odds }, draw: { drawOdds: odds }, away: { awayTeamOdds: odds } } as const)[
      side
    ],
  },
});

/** Applies new prices to a list. An unchanged match stays the same object, so that its card does not re-render. */
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
    // A field that is missing in the message no longer applies.
    for (const name of ['minute', 'score', 'locked'] as const) delete moved[name];
    return {
      ...moved,
      ...(minute !== undefined && { minute }),
      ...(score && { score }),
      ...(locked && { locked }),
    };
  });
};
