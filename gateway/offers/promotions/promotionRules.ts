import type { GameType } from '#contract/constants';
import type { FreeRoundPlan } from '../freeRounds/freeRoundPlan.ts';
import type { PromotionPeriod, promotionRewardKinds } from '#contract/promotions';

/** Who may take part, and what has to be done first. Money as text of minor units. */
export interface PromotionRules {
  /** Days since the registration in which a member counts as new. */
  readonly newFor?: number;
  /** Nothing was deposited before the member joined. */
  readonly firstDeposit?: boolean;
  /** Least VIP level. */
  readonly vipFrom?: number;
  readonly phone?: boolean;
  readonly payoutAccount?: boolean;
  /** Days of the week from 0 (Sunday) on which it runs. */
  readonly weekdays?: readonly number[];
  /** One deposit of at least so much. */
  readonly deposit?: string;
  /** Valid bets of at least so much. */
  readonly wager?: string;
  /** Game types of those bets; all unless given. */
  readonly games?: readonly GameType[];
  /** Deposits and bets count from the start of this period; from the joining, or the start, unless given. */
  readonly countedFrom?: Exclude<PromotionPeriod, 'once'>;
}

/** What is paid. Money as text of minor units. */
export interface PromotionReward {
  readonly kind: (typeof promotionRewardKinds)[number];
  /** A fixed amount, or the least of a range. */
  readonly amount?: string;
  /** The most of a range or of a share. */
  readonly most?: string;
  /** Of the deposit. */
  readonly percent?: number;
  readonly prizes?: readonly { readonly count: number; readonly amount: string }[];
  readonly rounds?: FreeRoundPlan;
  /** So many times the reward has to be wagered. */
  readonly times: number;
  /** Days for that. */
  readonly days?: number;
}
