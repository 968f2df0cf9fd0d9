/** Sources of a reward. */
export const rewardSources = [
  'mission',
  'referral',
  'vip',
  'welcome',
  'rebate',
  'checkIn',
  'promotion',
  'points',
  'freeRounds',
] as const;
export type RewardSource = (typeof rewardSources)[number];

/** Missions of a day, or of a week for logging in on several days; the brand runs both. */
export const missionNames = ['rounds', 'turnover', 'variety', 'login', 'live'] as const;
export type MissionName = (typeof missionNames)[number];

/** The period after which a mission can be done again. */
export const missionPeriods = ['day', 'week'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** Progress of a mission. */
export const missionStates = ['open', 'due', 'claimed'] as const;

/**
 * How a wagering requirement ended. `met`: the bonus is free. `lost`: the member lost the bonus in play. `cancelled`:
 * the member gave it up. `withdrawn`: a deposit left unwagered during a time-out or self-exclusion. `expired`: its
 * time for wagering ended.
 */
export const wageringEndings = ['met', 'lost', 'cancelled', 'withdrawn', 'expired'] as const;

/** What free rounds are given for. */
export const freeRoundSources = ['promotion', 'points'] as const;

/** Free rounds: `open` until all are played or their time is over, `played` and `ended` after that. */
export const freeRoundStates = ['open', 'played', 'ended'] as const;
export type FreeRoundState = (typeof freeRoundStates)[number];
