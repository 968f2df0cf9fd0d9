import type { RedeemReason } from '#contract/points';
import type { Currency } from '#contract/money';
import { lockMember } from '../../members/members/lockMember.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { bookPoints } from './pointBooks.ts';
import { pointStore } from './pointStore.ts';
import { changeReward } from './changeReward.ts';
import type { PointRedemption } from './schema.ts';

/** What the operator does with goods that members have redeemed. Refuses `not_found` for what does not wait. */
export const pointDesk = (tx: Queries, runtime: Runtime) => {
  const store = pointStore(tx);

  const lockWaiting = async (merchant: string, no: string): Promise<PointRedemption> => {
    const redemption = await store.lockRedemption(merchant, no);
    return redemption?.status === 'process' ? redemption : refuse('not_found');
  };

  return {
    /** `shipment` is the carrier and its number, which the member is told. */
    ship: async (merchant: string, no: string, shipment: string, now: Date): Promise<void> => {
      const { id, memberId } = await lockWaiting(merchant, no);
      await store.changeRedemption(id, { status: 'approved', shipment, answeredAt: now });
      const params = { no, shipment };
      await tellMember(tx, runtime, { merchant, memberId, kind: 'pointsShipped', params, at: now });
    },

    /** Gives back the points, and the pieces to the stock. */
    reject: async (merchant: string, no: string, reason: RedeemReason, now: Date): Promise<void> => {
      const { id, memberId, rewardId, quantity, pointsEach, currency } = await lockWaiting(merchant, no);
      await store.changeRedemption(id, { status: 'rejected', reason, answeredAt: now });
      const reward = await store.lockReward(merchant, rewardId);
      if (reward && reward.stock !== null)
        await changeReward(tx, reward, { stock: reward.stock + quantity }, now);
      await lockMember(tx, { merchant, memberId });
      const points = BigInt(pointsEach) * BigInt(quantity);
      const params = { no, points: points.toString() };
      await tellMember(tx, runtime, { merchant, memberId, kind: 'pointsRejected', params, at: now });
      await bookPoints(
        tx,
        runtime,
        { merchant, memberId },
        {
          reason: 'points.returned',
          lines: [
            {
              ...{ type: 'redeem', redemptionId: id, quantity, pointsEach },
              amountEach: null,
              currency: currency as Currency,
              changed: points,
            },
          ],
          now,
        },
      );
    },
  };
};
