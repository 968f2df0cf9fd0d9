/** What a member can limit: deposits, losses, stakes, and time. */
export const playLimitKinds = ['loss', 'stake'] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];
export const moneyLimitKinds = ['deposit', ...playLimitKinds] as const;
export type MoneyLimitKind = (typeof moneyLimitKinds)[number];
export const limitKinds = [...moneyLimitKinds, 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Periods of a limit, in the brand's time zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * A higher limit waits for this many hours and can then be confirmed for this many days; after that it lapses
 * (SAFE-01).
 */
export const limitRaise = { waitsHours: 24, confirmDays: 7 } as const;

/** Bounds of a time limit in minutes: at least a quarter of an hour, and less than the whole period. */
export const sessionLimitMinutes = {
  least: 15,
  most: { day: 24 * 60 - 1, week: 7 * 24 * 60 - 1, month: 28 * 24 * 60 - 1 },
} as const;

/** Minutes of play between two reality checks (SAFE-02): bounds and offered choices. */
export const realityCheckMinutes = { least: 10, most: 60, offered: [10, 15, 20, 30, 45, 60] } as const;

/**
 * Why a member may not play: a short break, a time-out or a self-exclusion. The last two end every session; a later
 * log-in starts a restricted one.
 */
export const pauseKinds = ['break', 'timeOut', 'selfExclusion'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Lengths of a time-out in days: those of a brand whose market says nothing, and the bounds of what a market can say. */
export const timeOutDays = [1, 7, 30] as const;
export const timeOutBounds = { least: 1, most: 365 } as const;

/**
 * Lengths of a self-exclusion, in months: those of a brand whose market says nothing, and the bounds of what a market
 * can say. The operator can end an indefinite one, at the earliest after `indefiniteMonths` (SAFE-03).
 */
export const exclusionMonths = [6, 12, 60, 'indefinite'] as const;
export const exclusionBounds = { least: 1, most: 120 } as const;
export const indefiniteMonths = 6;
export type ExclusionLength = number | 'indefinite';

/** A help line for players: a phone number, a page or both. */
export interface HelpLine {
  readonly name: string;
  readonly phone?: string | undefined;
  /** An https address. */
  readonly url?: string | undefined;
  /** Opening hours, as the operator wrote them. */
  readonly hours?: string | undefined;
}
