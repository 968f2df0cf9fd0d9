import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Reward } from './schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

/** A reward as its member sees it. */
export const toReward = (reward: Reward): Value<'rewards'>['due'][number] => ({
  id: reward.id,
  source: reward.source,
  subject: reward.subject,
  amount: wireMoney(reward.amount, reward.currency as Currency),
  times: reward.times,
  createdAt: reward.createdAt.toISOString(),
  until: reward.until?.toISOString() ?? null,
  claimedAt: reward.claimedAt?.toISOString() ?? null,
});
