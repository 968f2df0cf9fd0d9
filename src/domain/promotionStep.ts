import type { PromotionAction, PromotionStatus } from '#contract/promotions';

/** What a member can do with a promotion next. */
export type PromotionStep = 'join' | 'signUp' | 'apply' | 'takeTicket' | 'claim' | 'claimPrize' | 'open';

const firstSteps = {
  join: 'join',
  signUp: 'signUp',
  apply: 'apply',
  raffle: 'takeTicket',
} as const satisfies Partial<Record<PromotionAction, PromotionStep>>;

const claimSteps = {
  join: 'claim',
  signUp: 'claim',
  claim: 'claim',
  raffle: 'claimPrize',
  envelope: 'open',
} as const satisfies Partial<Record<PromotionAction, PromotionStep>>;

const stepOf = (
  steps: Readonly<Partial<Record<PromotionAction, PromotionStep>>>,
  action: PromotionAction,
): PromotionStep | null => steps[action] ?? null;

/** The step that a status allows (PROMO-01); null where there is nothing to do. A rejected application is sent again. */
export const promotionStep = (
  action: PromotionAction,
  status: PromotionStatus | null,
): PromotionStep | null => {
  if (status === 'join') return stepOf(firstSteps, action);
  if (status === 'claim') return stepOf(claimSteps, action);
  return status === 'rejected' && action === 'apply' ? 'apply' : null;
};
