import type { Score } from '#contract/settleLeg';
import type { Side } from '#contract/sports';
import { duelChances, pointRates, type Chances } from './chances.ts';
import { contestOf, type Contest } from './contest.ts';
import { courseOf, type Course } from './course.ts';
import { handicapLines, totalLines, type LineSteps, type PricedLine } from './lines.ts';
import type { MatchRow } from './matchStore.ts';
import { clockOf, firstHalfOf } from './plays.ts';
import { pointSpread, winChances, type PointSpread } from './pointSpread.ts';
import { seedNumbers } from './seedNumbers.ts';

interface Prices {
  /** Of the winner, in hundredths; a draw only where there is one. */
  readonly odds: Readonly<Partial<Record<Side, number>>>;
  /** Of the winner where a draw returns the stake; only of a match that may end in one. */
  readonly level: Readonly<Record<'home' | 'away', number>> | undefined;
  /** Of the winner of the first half, until it is over; only of a discipline that has bets on it. */
  readonly half: Readonly<Record<Side, number>> | undefined;
  /** By line, the main one in the middle; none of a match without points. */
  readonly handicap: readonly PricedLine[];
  readonly total: readonly PricedLine[];
}

export interface Quote extends Prices {
  /** No bet is taken. */
  readonly locked: boolean;
  /** While it runs. */
  readonly minute: number | undefined;
  readonly score: { readonly home: number; readonly away: number } | undefined;
}

const MINUTE = 60_000;

/** What the house keeps. */
const MARGIN = 1.06;
/** However the market sways, no price returns more than this to those who know the chance: less than 1 - `FULL_EDGE`. */
const MAX_RETURN = 0.97;
const LEAST = 101;
const MOST = 5_100;
/** A side as sure as this is no bet any more: the least price would return more than the margin allows. */
const SURE = 0.93;
/** Share of the play in which no bet is taken after a point, where points are rare, and before the end. */
const AFTER_POINT = 0.003;
const RARE = 10;
const LAST_SHARE = 0.975;

/** Milliseconds for which a price stands, before the start and while it runs. */
const STANDS = { coming: 40_000, running: 8_000 } as const;
const SWAY = 0.1;
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

/** The price of a chance as the market sees it, in hundredths; `fair` is the chance without the sway. */
const price = (chance: number, fair: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor(Math.min(100 / (chance * MARGIN), (100 * MAX_RETURN) / fair))));

/** Two views of one thing: as the market sees it, and without the sway. */
interface Views<Value> {
  readonly market: Value;
  readonly fair: Value;
}

const isSure = ({ market, fair }: Views<Chances>): boolean =>
  [market, fair].some(({ home, draw, away }) => Math.max(home, draw, away) > SURE);

const sidePrices = ({ market, fair }: Views<Chances>): Record<Side, number> => ({
  home: price(market.home, fair.home),
  draw: price(market.draw, fair.draw),
  away: price(market.away, fair.away),
});

/** The chances where a draw returns the stake. */
const withoutDraw = ({ home, away }: Chances): Chances => ({
  home: home / (home + away),
  draw: 0,
  away: away / (home + away),
});

const winPrices = (chances: Views<Chances>): Pick<Prices, 'odds' | 'level'> => {
  const { home, draw, away } = sidePrices(chances);
  if (chances.market.draw === 0) return { odds: { home, away }, level: undefined };
  const decided = { market: withoutDraw(chances.market), fair: withoutDraw(chances.fair) };
  const level = sidePrices(decided);
  return {
    odds: { home, draw, away },
    level: isSure(decided) ? undefined : { home: level.home, away: level.away },
  };
};

const duelPrices = (chances: Views<Chances>): Prices => ({
  ...winPrices(chances),
  half: undefined,
  handicap: [],
  total: [],
});

const winViews = ({ market, fair }: Views<PointSpread>): Views<Chances> => ({
  market: winChances(market),
  fair: winChances(fair),
});

const pointPrices = (spread: Views<PointSpread>, steps: LineSteps, half: Prices['half']): Prices => ({
  ...winPrices(winViews(spread)),
  half,
  handicap: handicapLines(spread.market.leads, spread.fair.leads, steps, price),
  total: totalLines(spread.market.totals, spread.fair.totals, steps, price),
});

const swayed = ({ home, draw, away }: Chances, sway: number): Chances => {
  const moved = home * Math.exp(sway);
  const sum = moved + draw + away;
  return { home: moved / sum, draw: draw / sum, away: away / sum };
};

const duelViews = (contest: Contest, sway: number): Views<Chances> => {
  const fair = duelChances(contest);
  return { market: swayed(fair, sway), fair };
};

/** What each side still makes, when the market sways by so much. */
const swayedRates = (contest: Contest, sway: number, left: number): readonly [number, number] => {
  const [home, away] = pointRates(contest);
  const edge = 'weight' in contest.play ? Math.exp(sway) ** contest.play.weight : 1;
  return [home * left * edge, (away * left) / edge];
};

const spreadViews = (
  contest: Contest,
  { score, left, sway, draws }: { score: Score; left: number; sway: number; draws: boolean },
): Views<PointSpread> => {
  const spreadAt = (by: number) => pointSpread(score, swayedRates(contest, by, left), draws);
  return { market: spreadAt(sway), fair: spreadAt(0) };
};

/** Prices of the first half from a score on, at a share of the play; none once it is nearly over or as good as decided. */
const halfPrices = (
  contest: Contest,
  { score, share, sway }: { score: Score; share: number; sway: number },
): Prices['half'] => {
  const end = firstHalfOf(contest.competition.discipline);
  if (end === undefined || share > end * LAST_SHARE) return undefined;
  const chances = winViews(spreadViews(contest, { score, left: end - share, sway, draws: true }));
  return isSure(chances) ? undefined : sidePrices(chances);
};

const scoreAt = ({ points }: Course, share: number): { home: number; away: number } => {
  const made = points.filter(({ at }) => at <= share);
  const home = made.filter(({ side }) => side === 'home').length;
  return { home, away: made.length - home };
};

const isLockedAt = (
  { points, givenUp }: Course,
  share: number,
  chances: Views<Chances>,
  expected: number,
): boolean => {
  // What is expected, not what will come: a lock must tell nothing of the course.
  const isFresh = expected < RARE && points.some(({ at }) => at <= share && share < at + AFTER_POINT);
  const isOver = share > LAST_SHARE || (givenUp !== undefined && share >= givenUp);
  return isFresh || isOver || isSure(chances);
};

const running = (match: MatchRow, contest: Contest, now: number): Quote => {
  const elapsed = Math.min(now, match.endsAt.getTime()) - match.startsAt.getTime();
  const { minute, share } = clockOf(contest.competition.discipline, elapsed / MINUTE);
  const shown = Math.floor(minute);
  const { play } = contest;
  if ('drawChance' in play)
    return { ...duelPrices(duelViews(contest, 0)), locked: true, minute: shown, score: undefined };
  const course = courseOf(contest, match.serverSeed);
  const score = scoreAt(course, Math.min(share, course.givenUp ?? 1));
  const left = Math.max(0, 1 - share);
  const sway = swayAt(match.serverSeed, STANDS.running, now) * Math.sqrt(left);
  const spread = spreadViews(contest, { score, left, sway, draws: play.draws });
  const [home, away] = pointRates(contest);
  return {
    ...pointPrices(spread, play.lines, halfPrices(contest, { score, share, sway })),
    locked: isLockedAt(course, share, winViews(spread), home + away),
    minute: shown,
    score,
  };
};

const NO_SCORE: Score = { home: 0, away: 0 };

const coming = (match: MatchRow, contest: Contest, now: number): Quote => {
  const { play } = contest;
  const sway = swayAt(match.serverSeed, STANDS.coming, now) / 2;
  const prices =
    'drawChance' in play
      ? duelPrices(duelViews(contest, sway))
      : pointPrices(
          spreadViews(contest, { score: NO_SCORE, left: 1, sway, draws: play.draws }),
          play.lines,
          halfPrices(contest, { score: NO_SCORE, share: 0, sway }),
        );
  return { ...prices, locked: false, minute: undefined, score: undefined };
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
