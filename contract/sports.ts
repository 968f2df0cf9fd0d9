import type { GameType } from './constants.ts';

/** Categories with matches to bet on (SPORT-01). */
export const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'HORSE'] as const satisfies readonly GameType[];
export type Sport = (typeof sports)[number];

export const isSport = (gameType: string | undefined): gameType is Sport =>
  sports.some((sport) => sport === gameType);

export const disciplines = ['football', 'basketball', 'futsal', 'esports', 'cockfight', 'horse'] as const;
export type Discipline = (typeof disciplines)[number];

/** Sides of a money-line bet; not every match has a draw. */
export const sides = ['home', 'draw', 'away'] as const;
export type Side = (typeof sides)[number];

/** Outcome of a match; `void` returns every stake. */
export const matchOutcomes = [...sides, 'void'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** Decimal odds on the wire: text, two decimals, above 1. */
export const oddsPattern = '^(?:1\\.(?:0[1-9]|[1-9][0-9])|(?:[2-9]|[1-9][0-9]{1,2})\\.[0-9]{2})$';

const HUNDRED = 100;

/** Converts odds of the wire into hundredths, and back: "1.42" is 142. */
export const hundredthsOf = (odds: string): number => Math.round(Number(odds) * HUNDRED);
export const oddsOf = (hundredths: number): string => (hundredths / HUNDRED).toFixed(2);

/** Return of a won bet in minor units, stake included; fractions of a minor unit are dropped. */
export const returnOf = (stake: bigint, odds: string): bigint =>
  (stake * BigInt(hundredthsOf(odds))) / BigInt(HUNDRED);

/** Limits of a member's total stake on one match, written for a money step of 1,000, as in đồng; the gateway scales them. */
export const sportsLimits = { leastStake: 20_000, mostStake: 50_000_000 } as const;

/** Notations of the same odds. */
export const oddsFormats = ['decimal', 'malay', 'indonesian', 'hongkong'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Timing of the odds feed, in milliseconds. */
export const oddsFeed = {
  /** Interval of price updates. */
  every: 1_000,
  /** The feed sends a heartbeat at least this often, even without a change. */
  beat: 5_000,
  /** Prices without any message for this long are treated as outdated. */
  stale: 15_000,
} as const;
