import type { Delivery } from '../../offers/points/schema.ts';
import { earnPoints } from '../../offers/points/earnPoints.ts';
import { pointDesk } from '../../offers/points/pointDesk.ts';
import { pointsOf, type PointOwner } from '../../offers/points/pointBooks.ts';
import { pointStore } from '../../offers/points/pointStore.ts';
import { redeemPoints } from '../../offers/points/redeemPoints.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import type { WorldPlan } from './worldPlan.ts';

export interface PastRedemption {
  readonly kind: 'goods' | 'rounds';
  readonly delivery?: Delivery;
  /** Carrier and number, where the operator has sent it. */
  readonly shipment?: string;
}

/** Redeems the cheapest reward of a kind, as the member would have done at that time, where the points reach for it. */
export const redeemPast = async (
  { tx, tenant, merchant, runtime }: WorldPlan,
  owner: PointOwner,
  at: Date,
  { kind, delivery, shipment }: PastRedemption,
): Promise<void> => {
  const then = { ...runtime, now: () => at };
  await earnPoints(tx, then, tenant, owner);
  const rewards = await pointStore(tx).rewards(merchant);
  const [cheapest] = rewards
    .filter((reward) => reward.kind === kind && reward.stock !== 0)
    .toSorted((one, other) => one.points - other.points);
  if (cheapest === undefined || (await pointsOf(tx, owner)) < BigInt(cheapest.points)) return;
  const { memberId } = owner;
  const ticket = await oneTimeTokenStore(tx, then).issue(merchant, 'payment', { memberId });
  const { id, points } = cheapest;
  const wanted = { id, points, quantity: 1, ticket, ...(delivery && { delivery }) };
  const { no } = await redeemPoints(tx, then, tenant, owner, wanted);
  if (shipment !== undefined) await pointDesk(tx, then).ship(merchant, no, shipment, at);
};
