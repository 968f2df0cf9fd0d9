import type { GameType } from './constants.ts';

/** Categories with matches to bet on (SPORT-01). */
export const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'HORSE'] as const satisfies readonly GameType[];
export type Sport = (typeof sports)[number];

export const isSport = (gameType: string | undefined): gameType is Sport =>
  sports.some((sport) => sport === gameType);

export const disciplines = ['football', 'basketball', 'futsal', 'esports', 'cockfight', 'horse'] as const;
export type Discipline = (typeof disciplines)[number];

/**
 * What can be bet on (STAGE-02). `result` is 1X2, for matches that may end in a draw; at `moneyLine` a draw returns the
 * stake; `handicap` and `total` have a line; `halfResult` is 1X2 of the first half.
 */
export const markets = ['result', 'moneyLine', 'handicap', 'total', 'halfResult'] as const;
export type Market = (typeof markets)[number];

/** Sides of a match; not every match has a draw. */
export const sides = ['home', 'draw', 'away'] as const;
export type Side = (typeof sides)[number];

/** What a bet may be on, over all markets. */
export const selections = [...sides, 'over', 'under'] as const;
export type Selection = (typeof selections)[number];

/** Selections of each market, in the order of display. */
export const selectionsOf = {
  result: sides,
  moneyLine: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  halfResult: sides,
} as const satisfies Record<Market, readonly Selection[]>;

/** Outcome of a match; `void` and `postponed` return every stake. */
export const matchOutcomes = [...sides, 'void', 'postponed'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** Incidents that the feed reports while a match runs. */
export const matchEventKinds = ['goal', 'yellowCard'] as const;
export type MatchEventKind = (typeof matchEventKinds)[number];

/** Decimal odds on the wire: text, two decimals, above 1. */
export const oddsPattern = '^(?:1\\.(?:0[1-9]|[1-9][0-9])|(?:[2-9]|[1-9][0-9]{1,2})\\.[0-9]{2})$';

const HUNDRED = 100;

/** Converts odds of the wire into hundredths, and back: "1.42" is 142. */
export const hundredthsOf = (odds: string): number => Math.round(Number(odds) * HUNDRED);
export const oddsOf = (hundredths: number): string => (hundredths / HUNDRED).toFixed(2);

/** Product of prices as an exact fraction: a parlay multiplies its legs. */
const productOf = (odds: readonly string[]): { readonly over: bigint; readonly under: bigint } => ({
  over: odds.reduce((product, one) => product * BigInt(hundredthsOf(one)), 1n),
  under: BigInt(HUNDRED) ** BigInt(odds.length),
});

/**
 * Return of a bet whose legs all win, in minor units, stake included; fractions of a minor unit are dropped, once, at the
 * end.
 */
export const returnOf = (stake: bigint, ...odds: readonly string[]): bigint => {
  const { over, under } = productOf(odds);
  return (stake * over) / under;
};

/** The greatest stake whose return is at most so much. */
export const stakeFor = (most: bigint, odds: readonly string[]): bigint => {
  const { over, under } = productOf(odds);
  return (most * under) / over;
};

/** Price of a parlay for display: "8.77". Cut, so that it never promises more than is paid. */
export const productText = (odds: readonly string[]): string => {
  const { over, under } = productOf(odds);
  const hundredths = (over * BigInt(HUNDRED)) / under;
  const cents = String(hundredths % BigInt(HUNDRED)).padStart(2, '0');
  return `${hundredths / BigInt(HUNDRED)}.${cents}`;
};

/** Limits of stakes, written for a money step of 1,000, as in đồng; the gateway scales them. */
export const sportsLimits = {
  leastStake: 20_000,
  /** A member's bets on one match, single and in parlays, all together. */
  mostStake: 50_000_000,
  mostParlayStake: 5_000_000,
  /** All parlays of a member that win together on a match return at most so much; stakes are limited, never returns. */
  mostParlayReturn: 1_000_000_000,
} as const;

/** Number of legs of a parlay, each on a match of its own. */
export const parlayLegs = { least: 2, most: 10 } as const;

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
