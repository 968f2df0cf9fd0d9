import type { MissionName, MissionPeriod } from '#contract/rewards';

/** Sums are written for a step of 1,000, as in đồng; `scaledSum` scales them by the brand's step. */
export const missionRules = {
  login: { period: 'week', target: 5, money: false, reward: 25_000, times: 3, points: 25 },
  rounds: { period: 'day', target: 20, money: false, reward: 20_000, times: 3, points: 40 },
  turnover: { period: 'day', target: 20_000_000, money: true, reward: 50_000, times: 3, points: 60 },
  variety: { period: 'day', target: 5, money: false, reward: 15_000, times: 3, points: 30 },
  live: { period: 'day', target: 10_000_000, money: true, reward: 25_000, times: 3, points: 50 },
} as const satisfies Record<
  MissionName,
  {
    readonly period: MissionPeriod;
    readonly target: number;
    readonly money: boolean;
    readonly reward: number;
    readonly times: number;
    /** On the month's board. */
    readonly points: number;
  }
>;

/** Valid bets in all from which a level begins, and what its member is given once. */
export const vipLevels = [
  { level: 0, from: 0, gift: 0 },
  { level: 1, from: 5_000_000, gift: 18_000 },
  { level: 2, from: 20_000_000, gift: 58_000 },
  { level: 3, from: 80_000_000, gift: 138_000 },
  { level: 4, from: 300_000_000, gift: 288_000 },
  { level: 5, from: 1_000_000_000, gift: 500_000 },
  { level: 6, from: 3_000_000_000, gift: 1_288_000 },
  { level: 7, from: 10_000_000_000, gift: 3_888_000 },
  { level: 8, from: 30_000_000_000, gift: 8_888_000 },
] as const;

export const vipGiftTimes = 8;
/** Days in which a gift can be claimed. */
export const giftDays = 30;

/** Of the days in a row on which a member looks in. */
export const checkInRule = {
  rewards: [2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 20_000],
  times: 1,
} as const;

/** For whoever brings in a friend who has wagered so much. */
export const referralRule = { wagered: 500_000, reward: 288_000, times: 6 } as const;

/** Less than that is not paid out yet. */
export const rebateRule = { least: 1_000, times: 1 } as const;
