/** What a member can bound: money paid in, money lost, money staked, and time. */
export const moneyLimitKinds = ['deposit', 'loss', 'stake'] as const;
export type MoneyLimitKind = (typeof moneyLimitKinds)[number];
export const limitKinds = [...moneyLimitKinds, 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Periods of a limit, by the brand's clock. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Hours that a higher limit waits, then days in which it can be confirmed; later it is forgotten (SAFE-01). */
export const limitRaise = { waitsHours: 24, confirmDays: 7 } as const;

/** Minutes of a limit on time: a quarter of an hour at least, and less than the whole period. */
export const sessionLimitMinutes = {
  least: 15,
  most: { day: 24 * 60 - 1, week: 7 * 24 * 60 - 1, month: 28 * 24 * 60 - 1 },
} as const;

/** Minutes of play after which a reality check may come (SAFE-02), and those that are offered. */
export const realityCheckMinutes = { least: 10, most: 60, offered: [10, 15, 20, 30, 45, 60] } as const;

/**
 * Why a member does not play: a short break; a time-out; a self-exclusion. The last two end every session, and a
 * log-in then begins a restricted one.
 */
export const pauseKinds = ['break', 'timeOut', 'selfExclusion'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Days of a time-out. */
export const timeOutDays = [1, 7, 30] as const;

/** Months of a self-exclusion; an indefinite one is ended by the operator, not before `indefiniteMonths` (SAFE-03). */
export const exclusionMonths = [6, 12, 60, 'indefinite'] as const;
export const indefiniteMonths = 6;

/** A place that helps players: a number, a page or both. */
export interface HelpLine {
  readonly name: string;
  readonly phone?: string | undefined;
  /** https. */
  readonly url?: string | undefined;
  /** When somebody answers, as the operator wrote it. */
  readonly hours?: string | undefined;
}
