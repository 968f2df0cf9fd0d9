import type { MatchEventKind } from '#contract/sports';
import type { Contest } from './contest.ts';
import { courseOf, type Point } from './course.ts';
import { seedNumbers } from './seedNumbers.ts';

/** Something that the feed reports, at a share of the play. */
export interface Incident extends Point {
  readonly kind: MatchEventKind | 'shot' | 'corner';
}

/** Of one side in a whole football match, in the mean. Goals are shots as well. */
const rates = { yellowCard: 1.7, corner: 4.6, shot: 3.1 } as const;
const kinds = ['yellowCard', 'corner', 'shot'] as const;
/** Beyond so many points they are no incidents. */
const RARE = 10;

const timesAt = (rate: number, next: () => number): number[] => {
  const times: number[] = [];
  for (let at = -Math.log(1 - next()) / rate; at < 1; at -= Math.log(1 - next()) / rate) times.push(at);
  return times;
};

/**
 * What the feed has reported of a match up to a share of its play, by time. Cards, corners and shots are drawn apart from
 * the points, so that they tell nothing of what will come.
 */
export const incidentsUntil = (contest: Contest, serverSeed: string, share: number): Incident[] => {
  const { play, competition } = contest;
  if ('drawChance' in play) return [];
  const { points, givenUp = 1 } = courseOf(contest, serverSeed);
  const goals = play.points[0] < RARE ? points.map((point): Incident => ({ ...point, kind: 'goal' })) : [];
  const others = competition.discipline === 'football' ? kinds : [];
  const drawn = others.flatMap((kind) =>
    (['home', 'away'] as const).flatMap((side) =>
      timesAt(rates[kind], seedNumbers(serverSeed, `${kind}:${side}`)).map((at): Incident => ({
        at,
        side,
        kind,
      })),
    ),
  );
  const until = Math.min(share, givenUp);
  return [...goals, ...drawn].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
};
