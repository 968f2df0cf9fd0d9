import type { LoadSample } from './load.ts';

/** Limits that a machine with two cores must meet; the load generator runs on the same machine. */
export const moneyLimits = {
  balance: { perSecond: 1_500, p99: 40 },
  gameList: { perSecond: 1_000, p99: 60 },
  transfer: { perSecond: 300, p99: 150 },
  login: { perSecond: 25, p99: 1_500 },
} as const;

export type MoneySample = Readonly<Record<keyof typeof moneyLimits, LoadSample>>;
