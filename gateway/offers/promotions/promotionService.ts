import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Player } from '../../http/policy/caller.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { conditionsOf, forEntry, forReward, unmetOf } from './conditions.ts';
import { isForbidden } from './isForbidden.ts';
import { memberFacts } from './memberFacts.ts';
import { payEntry } from './payEntry.ts';
import { promotionPeriod } from './promotionPeriod.ts';
import { promotionStore } from './promotionStore.ts';
import { rewardAmount } from './rewardAmount.ts';
import type { Promotion, PromotionEntry } from './schema.ts';
import { claimByOf, closingOf } from './statusOf.ts';

export type PromotionBrand = Pick<Tenant, 'currency' | 'moneyStep' | 'timeZone' | 'market'>;

interface Application {
  readonly remark: string;
  readonly proofIds: readonly string[];
}

/**
 * Members take part in promotions, each step in its caller's transaction. Locks are taken in the order of decision 81:
 * the member's entry, then the places of the promotion, then the member and the accounts.
 */
export const promotionService = (tx: Queries, runtime: Runtime, brand: PromotionBrand) => {
  const store = promotionStore(tx);
  const { timeZone } = brand;

  const find = async (merchant: string, id: number): Promise<Promotion> => {
    const found = await store.find(merchant, id);
    return found === undefined || isForbidden(found, brand.market) ? refuse('not_found') : found;
  };

  const placeOf = ({ id: promotionId, period }: Promotion, now: Date) => ({
    promotionId,
    period: promotionPeriod(period, now, timeZone),
  });

  const demandOpen = (promotion: Promotion, now: Date): void => {
    const closing = closingOf(promotion, null, now);
    if (closing !== null) refuse('promotion_closed', { closing });
  };

  const look = async (owner: Player, promotion: Promotion, entry: PromotionEntry | undefined, now: Date) => {
    const facts = await (await memberFacts(tx, runtime, owner, { now, timeZone }))(promotion, entry);
    return { facts, conditions: conditionsOf(promotion, facts, { now, timeZone }) };
  };

  const demandMet = (unmet: ReturnType<typeof unmetOf>): void => {
    if (unmet.length > 0) refuse('promotion_not_met', { unmet });
  };

  const demandEntry = async (owner: Player, promotion: Promotion, now: Date): Promise<void> => {
    const { conditions } = await look(owner, promotion, undefined, now);
    demandMet(unmetOf(forEntry(promotion.action, conditions)));
  };

  const takePlace = async (promotion: Promotion, now: Date): Promise<number> =>
    (await store.takePlace(placeOf(promotion, now), promotion.places)) ??
    refuse('promotion_closed', { closing: 'placesGone' });

  const enter = (
    { merchant, memberId }: Player,
    promotion: Promotion,
    state: PromotionEntry['state'],
    now: Date,
  ): Promise<PromotionEntry | undefined> =>
    store.enter({
      id: runtime.newId(),
      ...{ merchant, memberId, state },
      ...placeOf(promotion, now),
      createdAt: now,
      changedAt: now,
    });

  /** Pays a claim for which nobody has to join. */
  const claimAtOnce = async (owner: Player, promotion: Promotion, now: Date) => {
    const entry = (await enter(owner, promotion, 'joined', now)) ?? refuse('already_claimed');
    demandOpen(promotion, now);
    await demandEntry(owner, promotion, now);
    await takePlace(promotion, now);
    const { moneyStep } = brand;
    const amount = await rewardAmount(promotion.reward, { deposit: 0n, moneyStep, runtime });
    return payEntry(tx, runtime, brand, { promotion, entry, amount, now });
  };

  const claimJoined = async (owner: Player, promotion: Promotion, now: Date) => {
    const entry = await store.lockEntry(owner, placeOf(promotion, now));
    if (entry === undefined) return refuse('promotion_not_joined');
    if (entry.state === 'paid') return refuse('already_claimed');
    const claimBy = claimByOf(promotion);
    if (claimBy !== null && claimBy <= now) return refuse('promotion_closed', { closing: 'ended' });
    const { facts, conditions } = await look(owner, promotion, entry, now);
    demandMet(unmetOf(forReward(promotion.action, conditions)));
    const least = BigInt(promotion.rules.deposit ?? '0');
    const deposit = facts.deposits.find((one) => one >= least) ?? 0n;
    const { moneyStep } = brand;
    const amount = await rewardAmount(promotion.reward, { deposit, moneyStep, runtime });
    return payEntry(tx, runtime, brand, { promotion, entry, amount, now });
  };

  return {
    /** Joins, signs up or takes a raffle's ticket, which it answers; who has done so before gets the same answer. */
    join: async (owner: Player, id: number, now: Date): Promise<{ ticket: number | null }> => {
      const promotion = await find(owner.merchant, id);
      const { action } = promotion;
      if (action !== 'join' && action !== 'signUp' && action !== 'raffle') return refuse('bad_request');
      const entry = await enter(owner, promotion, action === 'signUp' ? 'signed' : 'joined', now);
      if (entry === undefined) {
        const known = await store.lockEntry(owner, placeOf(promotion, now));
        return { ticket: known?.ticket ?? null };
      }
      // A draw locks the promotion: what is read after the entry was made tells of one that came first.
      if ((await find(owner.merchant, id)).drawnAt !== null) refuse('promotion_closed', { closing: 'ended' });
      demandOpen(promotion, now);
      await demandEntry(owner, promotion, now);
      const number = await takePlace(promotion, now);
      if (action !== 'raffle') return { ticket: null };
      await store.changeEntry(entry.id, { ticket: number });
      return { ticket: number };
    },

    /** Sends an application, or one that was rejected again. Refuses `bad_request` for one that says and shows nothing. */
    apply: async (owner: Player, id: number, { remark, proofIds }: Application, now: Date): Promise<void> => {
      if (remark.trim() === '' && proofIds.length === 0) return refuse('bad_request');
      const promotion = await find(owner.merchant, id);
      if (promotion.action !== 'apply') return refuse('bad_request');
      const made = await enter(owner, promotion, 'applying', now);
      const entry = made ?? (await store.lockEntry(owner, placeOf(promotion, now))) ?? refuse('try_again');
      if (entry.state === 'paid') return refuse('already_claimed');
      if (made === undefined && entry.state === 'applying') return refuse('application_waiting');
      demandOpen(promotion, now);
      await demandEntry(owner, promotion, now);
      await uploadService(tx, runtime).demandOwn(owner, proofIds);
      await takePlace(promotion, now);
      await store.changeEntry(entry.id, {
        ...{ state: 'applying', remark: remark.trim(), proofIds, reason: null },
        changedAt: now,
      });
    },

    /** Pays the reward once. */
    claim: async (owner: Player, id: number, now: Date) => {
      const promotion = await find(owner.merchant, id);
      const { action } = promotion;
      if (action === 'claim' || action === 'envelope') return claimAtOnce(owner, promotion, now);
      if (action === 'join' || action === 'signUp') return claimJoined(owner, promotion, now);
      return refuse('bad_request');
    },

    /** Pays a raffle's prize once. */
    claimPrize: async (owner: Player, id: number, now: Date) => {
      const promotion = await find(owner.merchant, id);
      if (promotion.action !== 'raffle') return refuse('bad_request');
      const entry = await store.lockEntry(owner, placeOf(promotion, now));
      if (entry === undefined) return refuse('promotion_not_joined');
      if (entry.state === 'paid') return refuse('already_claimed');
      const claimBy = claimByOf(promotion);
      if (claimBy !== null && claimBy <= now) return refuse('promotion_closed', { closing: 'ended' });
      if (entry.state === 'joined') return refuse('promotion_closed', { closing: 'notDrawn' });
      if (entry.state !== 'won' || entry.amount === null) return refuse('reward_not_due');
      return payEntry(tx, runtime, brand, { promotion, entry, amount: entry.amount, now });
    },
  };
};
