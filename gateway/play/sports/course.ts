import type { MatchOutcome } from '#contract/sports';
import { duelChances, pointRates } from './chances.ts';
import type { Contest } from './contest.ts';
import { seedNumbers } from './seedNumbers.ts';

export interface Point {
  /** Share of the play that is over when it is made. */
  readonly at: number;
  readonly side: 'home' | 'away';
}

/** All that happens in a match. Secret until it has happened. */
export interface Course {
  /** By time. */
  readonly points: readonly Point[];
  readonly outcome: MatchOutcome;
  /** Share of the play after which it is given up. */
  readonly givenUp: number | undefined;
}

/** How often a match is given up. */
const GIVEN_UP = 0.012;
/** Where nothing may end level, the last moment decides. */
const LAST = 0.999;

/** When a side makes its points: waits between them follow from its rate alone. */
const pointsOf = (side: Point['side'], rate: number, next: () => number): Point[] => {
  const points: Point[] = [];
  for (let at = -Math.log(1 - next()) / rate; at < 1; at -= Math.log(1 - next()) / rate) {
    points.push({ at, side });
  }
  return points;
};

const outcomeOf = (home: number, away: number): MatchOutcome =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

const coursed = (contest: Contest, serverSeed: string): Course => {
  const next = seedNumbers(serverSeed, 'course');
  const givenUp = next() < GIVEN_UP ? next() : undefined;
  const { play } = contest;
  if ('drawChance' in play) {
    const { home, draw } = duelChances(contest);
    const drawn = next();
    const outcome = drawn < home ? 'home' : drawn < home + draw ? 'draw' : 'away';
    return { points: [], outcome: givenUp === undefined ? outcome : 'void', givenUp };
  }
  const [home, away] = pointRates(contest);
  const points = [...pointsOf('home', home, next), ...pointsOf('away', away, next)].toSorted(
    (a, b) => a.at - b.at,
  );
  const count = (side: Point['side']) => points.filter((point) => point.side === side).length;
  if (!play.draws && count('home') === count('away')) {
    points.push({ at: LAST, side: next() < home / (home + away) ? 'home' : 'away' });
  }
  const outcome = givenUp === undefined ? outcomeOf(count('home'), count('away')) : 'void';
  return { points, outcome, givenUp };
};

const MOST_KNOWN = 2_000;
const known = new Map<string, Course>();

/** The course that a seed decides. Looked up each second for every match that runs, so it is kept. */
export const courseOf = (contest: Contest, serverSeed: string): Course => {
  const found = known.get(serverSeed);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const course = coursed(contest, serverSeed);
  known.set(serverSeed, course);
  return course;
};
