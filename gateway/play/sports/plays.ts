import type { Discipline, Sport } from '#contract/sports';
import type { LineSteps } from './lines.ts';

/** Both sides make points while it runs, and prices follow the score. */
interface PointPlay {
  /** Points of two sides alike, home first. */
  readonly points: readonly [home: number, away: number];
  /** How much of a difference in strength shows in points. */
  readonly weight: number;
  readonly draws: boolean;
  readonly lines: LineSteps;
}

/** Decided in one go: bets are taken until it starts. */
interface DuelPlay {
  /** How often neither wins. */
  readonly drawChance: number;
}

export type Play = {
  readonly sport: Sport;
  readonly lasts: number;
  /** Minutes that the clock of the game counts, where it stands during breaks. */
  readonly counted?: number;
} & (PointPlay | DuelPlay);

/** Few points: every quarter. Many: halves, so that no stake is returned. */
const quarterLines: LineSteps = { step: 1, first: 0 };
const halfLines: LineSteps = { step: 4, first: 2 };

/** How each discipline goes; `lasts` in minutes, breaks included. */
export const plays = {
  football: {
    ...{ sport: 'SPORTS', lasts: 110, points: [1.45, 1.15], weight: 1, draws: true },
    lines: quarterLines,
  },
  futsal: {
    ...{ sport: 'SPORTS', lasts: 50, counted: 40, points: [3.2, 2.9], weight: 0.7, draws: true },
    lines: quarterLines,
  },
  basketball: {
    ...{ sport: 'SPORTS', lasts: 105, counted: 48, points: [79, 76], weight: 0.12, draws: false },
    lines: halfLines,
  },
  esports: {
    ...{ sport: 'ESPORTS', lasts: 55, points: [12.6, 12.2], weight: 0.35, draws: false },
    lines: halfLines,
  },
  cockfight: { sport: 'COCKFIGHT', lasts: 8, drawChance: 0.05 },
  horse: { sport: 'HORSE', lasts: 4, drawChance: 0 },
} as const satisfies Record<Discipline, Play>;

const HALF = 47;
const SECOND_HALF = 62;

/** Of football: the break is no time of play, and added time has no minutes. */
const footballClock = (elapsed: number) => {
  const second = Math.max(0, elapsed - SECOND_HALF);
  return {
    minute: elapsed < SECOND_HALF ? Math.min(elapsed, 45) : Math.min(45 + second, 90),
    share: (Math.min(elapsed, HALF) + second) / (HALF + plays.football.lasts - SECOND_HALF),
  };
};

/** Share of the play after which the first half is over; undefined where it is no bet of its own. */
export const firstHalfOf = (discipline: Discipline): number | undefined =>
  discipline === 'football' ? footballClock(HALF).share : undefined;

/** Minutes that the clock of the game shows in all. */
export const clockLength = (discipline: Discipline): number => {
  const { lasts, counted = lasts }: Play = plays[discipline];
  return discipline === 'football' ? 90 : counted;
};

/** Minute of play at a share of the play; of football added time has no minutes. */
export const minuteAt = (discipline: Discipline, share: number): number => {
  if (discipline !== 'football') return Math.floor(share * clockLength(discipline));
  const played = share * (HALF + plays.football.lasts - SECOND_HALF);
  return Math.floor(played < HALF ? Math.min(played, 45) : Math.min(45 + played - HALF, 90));
};

/** Minute of play, and what share of the play is over, so many minutes after the start. */
export const clockOf = (discipline: Discipline, elapsed: number): { minute: number; share: number } => {
  if (discipline === 'football') return footballClock(elapsed);
  const { lasts, counted = lasts }: Play = plays[discipline];
  const share = elapsed / lasts;
  return { minute: Math.min(share, 1) * counted, share };
};
