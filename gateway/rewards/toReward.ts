import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Reward } from './schema.ts';

/** A reward as its member sees it. */
export const toReward = (reward: Reward): Value<'rewards'>['due'][number] => ({
  id: reward.id,
  source: reward.source,
  subject: reward.subject,
  amount: { amount: reward.amount.toString(), currency: reward.currency as Currency },
  times: reward.times,
  createdAt: reward.createdAt.toISOString(),
  until: reward.until?.toISOString() ?? null,
  claimedAt: reward.claimedAt?.toISOString() ?? null,
});
