import type { ApplicationReason } from '#contract/promotions';
import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { payEntry } from './payEntry.ts';
import type { PromotionBrand } from './promotionService.ts';
import { promotionStore } from './promotionStore.ts';
import { addRaffleDraw } from './raffleJob.ts';
import type { Promotion, PromotionEntry, promotions } from './schema.ts';

export type NewPromotion = Omit<
  typeof promotions.$inferInsert,
  'pausedAt' | 'closedAt' | 'drawnAt' | 'serverSeed' | 'seedHash' | 'clientSeed'
>;

/** What the operator does with promotions and applications. */
export const promotionDesk = (tx: Queries, runtime: Runtime) => {
  const store = promotionStore(tx);

  const lockWaiting = async (merchant: string, id: string): Promise<PromotionEntry> => {
    const entry = await store.lockApplication(merchant, id);
    return entry?.state === 'applying' ? entry : refuse('not_found');
  };

  return {
    /** Publishes a promotion; of a raffle the hash of its seed is shown from now on, and its draw is stored as a job. */
    add: async (plan: NewPromotion): Promise<Promotion> => {
      if (plan.action !== 'raffle') return store.add(plan);
      const serverSeed = runtime.randomBytes(32).toString('hex');
      const raffle = await store.add({ ...plan, serverSeed, seedHash: await seedHash(serverSeed) });
      await addRaffleDraw(tx, raffle);
      return raffle;
    },

    /** Pays an application, or gives its free rounds; `amount` is what it gets of a range. Refuses `amount_out_of_range`. */
    approve: async (
      brand: PromotionBrand,
      merchant: string,
      id: string,
      amount: bigint | undefined,
      now: Date,
    ): Promise<Value<'promotionReward'>> => {
      const entry = await lockWaiting(merchant, id);
      const promotion = (await store.find(merchant, entry.promotionId)) ?? refuse('not_found');
      const { amount: least = '0', most = least } = promotion.reward;
      const paid = amount ?? BigInt(most);
      if (paid < BigInt(least) || paid > BigInt(most)) refuse('amount_out_of_range');
      return payEntry(tx, runtime, brand, { promotion, entry, amount: paid, now });
    },

    /** Its member can send another; the place is free again. */
    reject: async (merchant: string, id: string, reason: ApplicationReason, now: Date): Promise<void> => {
      const { promotionId, period } = await lockWaiting(merchant, id);
      await store.changeEntry(id, { state: 'rejected', reason, changedAt: now });
      await store.freePlace({ promotionId, period });
    },
  };
};
