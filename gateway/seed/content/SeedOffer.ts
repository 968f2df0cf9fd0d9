import type { GameType } from '#contract/constants';
import type { PromotionAction, PromotionCategory, PromotionPeriod } from '#contract/promotions';
import type { Texts } from '../../brands/languages/texts.ts';
import type { PromotionTexts } from '../../offers/promotions/schema.ts';

interface SeedRules {
  readonly newFor?: number;
  readonly firstDeposit?: boolean;
  readonly phone?: boolean;
  readonly payoutAccount?: boolean;
  readonly weekdays?: readonly number[];
  /** Sums in đồng, here and below. */
  readonly deposit?: number;
  readonly wager?: number;
  readonly games?: readonly GameType[];
  readonly countedFrom?: 'day' | 'week' | 'month';
}

interface SeedReward {
  readonly kind: 'fixed' | 'share' | 'range' | 'prizes' | 'rounds' | 'none';
  readonly amount?: number;
  readonly most?: number;
  readonly percent?: number;
  readonly prizes?: readonly { readonly count: number; readonly amount: number }[];
  readonly rounds?: { readonly count: number; readonly days: number };
  readonly times: number;
  readonly days?: number;
}

export interface SeedOffer {
  readonly action: PromotionAction;
  readonly category: PromotionCategory;
  readonly period?: PromotionPeriod;
  readonly art: `/${string}`;
  readonly link?: string;
  readonly places?: number;
  /** Days from the making of the world; below zero before it. */
  readonly startsIn: number;
  readonly endsIn?: number;
  readonly drawIn?: number;
  readonly rules: SeedRules;
  readonly reward: SeedReward;
  /** So often what its texts tell of, which is paid elsewhere, is wagered. */
  readonly toldTimes?: number;
  readonly texts: Texts<PromotionTexts>;
}

/** One promotion of each kind. Its figures stand in `rules` and `reward`, by which the gateway goes; texts repeat them. */
