/** What a reward was given for. */
export const rewardSources = ['mission', 'referral', 'vip', 'welcome', 'rebate'] as const;
export type RewardSource = (typeof rewardSources)[number];

/** Missions of a day; a day is the brand's. */
export const missionNames = ['rounds', 'turnover', 'variety', 'login', 'live'] as const;
export type MissionName = (typeof missionNames)[number];

/** Where a mission stands. */
export const missionStates = ['open', 'due', 'claimed'] as const;
