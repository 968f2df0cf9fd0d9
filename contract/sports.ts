import type { GameType } from './constants.ts';

/** Categories whose matches can be bet on (SPORT-01). */
export const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'HORSE'] as const satisfies readonly GameType[];
export type Sport = (typeof sports)[number];

export const isSport = (gameType: string | undefined): gameType is Sport =>
  sports.some((sport) => sport === gameType);

export const disciplines = ['football', 'basketball', 'futsal', 'esports', 'cockfight', 'horse'] as const;
export type Discipline = (typeof disciplines)[number];

/** What a money line can be bet on; a draw only where there is one. */
export const sides = ['home', 'draw', 'away'] as const;
export type Side = (typeof sides)[number];

/** How a match ended; `void` gives every stake back. */
export const matchOutcomes = [...sides, 'void'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** Decimal odds on the wire: text, two decimals, above 1. */
export const oddsPattern = '^(?:1\\.(?:0[1-9]|[1-9][0-9])|(?:[2-9]|[1-9][0-9]{1,2})\\.[0-9]{2})$';

const HUNDRED = 100;

/** Odds of the wire as hundredths, and back: "1.42" is 142. */
export const hundredthsOf = (odds: string): number => Math.round(Number(odds) * HUNDRED);
export const oddsOf = (hundredths: number): string => (hundredths / HUNDRED).toFixed(2);

/** What a won bet brings back in minor units, stake included; a part of a minor unit stays with the house. */
export const returnOf = (stake: bigint, odds: string): bigint =>
  (stake * BigInt(hundredthsOf(odds))) / BigInt(HUNDRED);

/** Bounds of what a member stakes on one match in all; money is thought in đồng and brought to the brand's currency. */
export const sportsLimits = { leastStake: 20_000, mostStake: 50_000_000 } as const;

/** Ways to write a price; each says the same. */
export const oddsFormats = ['decimal', 'malay', 'indonesian', 'hongkong'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** How odds are told: in milliseconds. */
export const oddsFeed = {
  /** Changed prices are told this often. */
  every: 1_000,
  /** And a word is said at least this often, changed or not. */
  beat: 5_000,
  /** Prices that were not heard of for so long are no longer to be believed. */
  stale: 15_000,
} as const;
