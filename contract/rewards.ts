/** What a reward was given for. */
export const rewardSources = ['mission', 'referral', 'vip', 'welcome', 'rebate', 'checkIn'] as const;
export type RewardSource = (typeof rewardSources)[number];

/** Missions of a day or, to log in on several days, of a week; both are the brand's. */
export const missionNames = ['rounds', 'turnover', 'variety', 'login', 'live'] as const;
export type MissionName = (typeof missionNames)[number];

/** After which a mission can be done again. */
export const missionPeriods = ['day', 'week'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** Where a mission stands. */
export const missionStates = ['open', 'due', 'claimed'] as const;

/** `met`: the bonus is free. `lost`: it was played away. `cancelled`: it was given up. */
export const wageringEndings = ['met', 'lost', 'cancelled', 'withdrawn'] as const;
