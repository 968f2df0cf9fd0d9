import type { Side } from '#contract/sports';
import { duelChances, pointChances, pointRates, type Chances } from './chances.ts';
import { contestOf, type Contest } from './contest.ts';
import { courseOf, type Course } from './course.ts';
import type { MatchRow } from './matchStore.ts';
import { clockOf } from './plays.ts';
import { seedNumbers } from './seedNumbers.ts';

export interface Quote {
  /** In hundredths; a draw only where there is one. */
  readonly odds: Readonly<Partial<Record<Side, number>>>;
  /** No bet is taken. */
  readonly locked: boolean;
  /** While it runs. */
  readonly minute: number | undefined;
  readonly score: { readonly home: number; readonly away: number } | undefined;
}

const MINUTE = 60_000;

/** What the house keeps. */
const MARGIN = 1.06;
const LEAST = 101;
const MOST = 5_100;
/** A side as sure as this is no bet any more. */
const SURE = 0.97;
/** Share of the play in which no bet is taken after a point, where points are rare, and before the end. */
const AFTER_POINT = 0.003;
const RARE = 10;
const LAST_SHARE = 0.975;

/** Milliseconds for which a price stands, before the start and while it runs. */
const STANDS = { coming: 40_000, running: 8_000 } as const;
const SWAY = 0.15;
const STEPS = 4;

/** How the market sways about what is known, from -SWAY to SWAY; it goes a little with every step of the clock. */
const swayAt = (serverSeed: string, stands: number, now: number): number => {
  const offset = Math.floor(seedNumbers(serverSeed, 'offset')() * stands);
  const step = Math.floor((now + offset) / stands);
  let sum = 0;
  for (let past = 0; past < STEPS; past += 1) {
    sum += seedNumbers(serverSeed, `sway:${stands}:${step - past}`)() * 2 - 1;
  }
  return (sum / STEPS) * SWAY;
};

const price = (chance: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor(100 / (chance * MARGIN))));

const pricesOf = ({ home, draw, away }: Chances): Quote['odds'] => ({
  home: price(home),
  ...(draw > 0 && { draw: price(draw) }),
  away: price(away),
});

const swayed = ({ home, draw, away }: Chances, sway: number): Chances => {
  const moved = home * Math.exp(sway);
  const sum = moved + draw + away;
  return { home: moved / sum, draw: draw / sum, away: away / sum };
};

const scoreAt = ({ points }: Course, share: number): { home: number; away: number } => {
  const made = points.filter(({ at }) => at <= share);
  const home = made.filter(({ side }) => side === 'home').length;
  return { home, away: made.length - home };
};

const isLockedAt = (
  { points, givenUp }: Course,
  share: number,
  chances: Chances,
  expected: number,
): boolean => {
  // What is expected, not what will come: a lock must tell nothing of the course.
  const isFresh = expected < RARE && points.some(({ at }) => at <= share && share < at + AFTER_POINT);
  const isOver = share > LAST_SHARE || (givenUp !== undefined && share >= givenUp);
  return isFresh || isOver || Math.max(chances.home, chances.draw, chances.away) > SURE;
};

const running = (match: MatchRow, contest: Contest, now: number): Quote => {
  const elapsed = Math.min(now, match.endsAt.getTime()) - match.startsAt.getTime();
  const { minute, share } = clockOf(contest.competition.discipline, elapsed / MINUTE);
  const shown = Math.floor(minute);
  const { play } = contest;
  if ('drawChance' in play)
    return { odds: pricesOf(duelChances(contest)), locked: true, minute: shown, score: undefined };
  const course = courseOf(contest, match.serverSeed);
  const score = scoreAt(course, Math.min(share, course.givenUp ?? 1));
  const left = Math.max(0, 1 - share);
  const sway = Math.exp(swayAt(match.serverSeed, STANDS.running, now) * Math.sqrt(left));
  const [home, away] = pointRates(contest);
  const rates = [home * left * sway ** play.weight, (away * left) / sway ** play.weight] as const;
  const chances = pointChances(score.home - score.away, rates, play.draws);
  return {
    odds: pricesOf(chances),
    locked: isLockedAt(course, share, chances, home + away),
    minute: shown,
    score,
  };
};

const coming = (match: MatchRow, contest: Contest, now: number): Quote => {
  const { play } = contest;
  const chances =
    'drawChance' in play ? duelChances(contest) : pointChances(0, pointRates(contest), play.draws);
  const sway = swayAt(match.serverSeed, STANDS.coming, now) / 2;
  return { odds: pricesOf(swayed(chances, sway)), locked: false, minute: undefined, score: undefined };
};

/**
 * Prices, minute and score of a match at a moment: they follow from its seed and the clock alone, so that every gateway
 * tells the same and nothing need be written when they move. Undefined for a match of a team that is no longer known.
 */
export const quoteAt = (match: MatchRow, now: Date): Quote | undefined => {
  const contest = contestOf(match);
  if (contest === undefined) return undefined;
  const isEnded = match.outcome !== null || now >= match.endsAt;
  const quote = (now < match.startsAt ? coming : running)(match, contest, now.getTime());
  return isEnded ? { ...quote, locked: true } : quote;
};
