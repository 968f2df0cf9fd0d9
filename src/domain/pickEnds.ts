import { settleLeg, type LegResult, type Pick as MatchPick } from '#contract/settleLeg';

/** For which leads of the chosen side, or which totals, a pick has a result. */
export interface PickEnd {
  readonly result: LegResult;
  readonly range: 'atLeast' | 'exactly' | 'atMost';
  readonly points: number;
}

const QUARTERS = 4;

/** Result of a pick at a lead of its own side, or at a total. */
const resultAt = (pick: MatchPick, points: number): LegResult => {
  const { side } = pick;
  const score = side === 'away' ? { home: 0, away: points } : { home: points, away: 0 };
  return settleLeg(pick, { outcome: 'home', score });
};

/**
 * How a pick with a line may end, from best to worst: all won, what lies between, lost. Half of a quarter line may be
 * won, lost or returned.
 */
export const pickEnds = (pick: MatchPick): readonly PickEnd[] => {
  const isUnder = pick.side === 'under';
  const middle = Math.round((pick.line ?? 0) / QUARTERS) * (pick.side === 'home' ? -1 : 1);
  const around = Array.from({ length: 7 }, (_, place) => middle - 3 + place);
  const found = around.map((points) => ({ points, result: resultAt(pick, points) }));
  const won = found.filter(({ result }) => result === 'won').map(({ points }) => points);
  const lost = found.filter(({ result }) => result === 'lost').map(({ points }) => points);
  const between = found.filter(({ result }) => result !== 'won' && result !== 'lost');
  return [
    {
      result: 'won',
      range: isUnder ? 'atMost' : 'atLeast',
      points: isUnder ? Math.max(...won) : Math.min(...won),
    },
    ...between.map(({ points, result }): PickEnd => ({ result, points, range: 'exactly' })),
    {
      result: 'lost',
      range: isUnder ? 'atLeast' : 'atMost',
      points: isUnder ? Math.min(...lost) : Math.max(...lost),
    },
  ];
};
