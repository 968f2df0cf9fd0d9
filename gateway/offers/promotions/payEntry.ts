import type { Value } from '#contract/wireTypes';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { giveFreeRounds } from '../freeRounds/giveFreeRounds.ts';
import { payReward } from '../rewards/payReward.ts';
import { rewardStore } from '../rewards/rewardStore.ts';
import { wageringTimes } from '../rewards/wageringTimes.ts';
import { isForbidden } from './isForbidden.ts';
import type { PromotionBrand } from './promotionService.ts';
import { promotionStore } from './promotionStore.ts';
import type { Promotion, PromotionEntry } from './schema.ts';

interface Payment {
  readonly promotion: Promotion;
  readonly entry: PromotionEntry;
  /** Of money; free rounds have none. */
  readonly amount: bigint;
  readonly now: Date;
}

/**
 * Pays an entry as a reward of the promotion, with the wagering that it asks for, or gives its free rounds. The unique
 * key of either pays each entry once whatever happens here. Refuses `on_break` while its member rests, whoever wants to pay.
 */
export const payEntry = async (
  tx: Queries,
  runtime: Runtime,
  { currency, market }: Pick<PromotionBrand, 'currency' | 'market'>,
  { promotion, entry, amount, now }: Payment,
): Promise<Value<'promotionReward'>> => {
  // The operator may approve what was applied for before the market said no.
  if (isForbidden(promotion, market)) return refuse('not_found');
  const { reward } = promotion;
  const times = wageringTimes(reward.times, market);
  const { id, merchant, memberId } = entry;
  const owner = { merchant, memberId };
  await lockMember(tx, owner);
  const coolOff = await coolOffService(tx).running(owner, now);
  if (coolOff !== undefined) return refuse('on_break', wireCoolOff(coolOff));
  if (reward.rounds !== undefined) {
    const { rounds: plan, days: wagerDays = null } = reward;
    const given = { source: 'promotion', subject: id, plan, times, wagerDays, currency, now } as const;
    await promotionStore(tx).changeEntry(id, { state: 'paid', changedAt: now });
    const { total } = await giveFreeRounds(tx, runtime, owner, given);
    return { amount: null, rounds: total };
  }
  const store = rewardStore(tx, runtime);
  const given = await store.give({
    ...owner,
    source: 'promotion',
    subject: id,
    amount,
    currency,
    times,
    ...(reward.days !== undefined && { wagerDays: reward.days }),
  });
  const taken = given && (await store.take(owner, given.id));
  if (taken === undefined) return refuse('already_claimed');
  await promotionStore(tx).changeEntry(id, { state: 'paid', amount, rewardId: taken.id, changedAt: now });
  return { ...(await payReward(tx, runtime, taken)), rounds: null };
};
