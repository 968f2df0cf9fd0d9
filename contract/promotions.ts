/** Tabs of the promotions page; a promotion stands in one. */
export const promotionCategories = ['new', 'slots', 'casino', 'sports', 'events'] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

/**
 * How a member takes part. `join`: join, meet the conditions, claim. `signUp`: sign up, then ask for the reward.
 * `apply`: send an application that the operator judges. `claim`: claim once the conditions are met. `raffle`: take a
 * ticket, then claim a prize. `envelope`: open a red envelope. `read`: only to read.
 */
export const promotionActions = ['join', 'signUp', 'apply', 'claim', 'raffle', 'envelope', 'read'] as const;
export type PromotionAction = (typeof promotionActions)[number];

/** Statuses of a promotion for whoever looks at it (spec §3). */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
  'signed',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** How often a member can take part. */
export const promotionPeriods = ['once', 'day', 'week', 'month'] as const;
export type PromotionPeriod = (typeof promotionPeriods)[number];

/** What the reward is: a fixed amount, a share of a deposit, a random amount of a range, prizes, free rounds, nothing. */
export const promotionRewardKinds = ['fixed', 'share', 'range', 'prizes', 'rounds', 'none'] as const;

/** What a member has to be or to do. */
export const promotionConditionKinds = [
  'newMember',
  'firstDeposit',
  'vip',
  'phone',
  'payoutAccount',
  'weekday',
  'deposit',
  'wager',
] as const;
export type PromotionConditionKind = (typeof promotionConditionKinds)[number];

/** Conditions that can no longer be met once they are not. */
export const lastingConditionKinds = [
  'newMember',
  'firstDeposit',
] as const satisfies PromotionConditionKind[];
export type LastingConditionKind = (typeof lastingConditionKinds)[number];

/** Why a new member cannot take part although the conditions may be met. */
export const promotionClosings = ['notStarted', 'paused', 'ended', 'placesGone', 'notDrawn'] as const;
export type PromotionClosing = (typeof promotionClosings)[number];

/** Why an application was rejected; the site has a text for each. */
export const applicationReasons = ['proofUnclear', 'proofMissing', 'notEligible', 'alreadyUsed'] as const;
export type ApplicationReason = (typeof applicationReasons)[number];

/** Most characters of an application's remark (spec §5). */
export const remarkLength = 140;

/** Days in which a prize of a raffle can be claimed. */
export const prizeDays = 30;
