import { isVisibleText } from '#contract/isVisibleText';
import type { Body, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { refuseDuringCoolOff } from '../../members/coolOff/refuseDuringCoolOff.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { spendPaymentTicket } from '../../money/orders/paymentTickets.ts';
import { orderNo } from '../../money/orders/orderNo.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { giveFreeRounds } from '../freeRounds/giveFreeRounds.ts';
import { wageringTimes } from '../rewards/wageringTimes.ts';
import { bookPoints, type PointOwner } from './pointBooks.ts';
import { payPoints } from './payPoints.ts';
import { pointStore } from './pointStore.ts';
import type { Delivery, PointRedemption, PointReward } from './schema.ts';

type Wanted = Body<'pointsRedeem'>;

/** The parts of an address, trimmed. Refuses `invalid_fields` for one that is empty or has invisible signs. */
const readDelivery = ({ name, phone, address }: Delivery): Delivery => {
  const read = (field: keyof Delivery, text: string): string => {
    const trimmed = text.normalize('NFC').trim();
    return trimmed !== '' && isVisibleText(trimmed)
      ? trimmed
      : refuse('invalid_fields', { fields: { [field]: 'pattern' } });
  };
  return { name: read('name', name), phone: read('phone', phone), address: read('address', address) };
};

/** Takes so many pieces off the stock. The row stays locked: of several who want the last piece, one gets it. */
const takeStock = async (
  tx: Queries,
  merchant: string,
  { id, quantity, points }: Wanted,
): Promise<PointReward> => {
  const store = pointStore(tx);
  const reward = await store.lockReward(merchant, id);
  if (reward === undefined || reward.pausedAt !== null) return refuse('not_found');
  if (reward.points !== points) return refuse('ratio_changed', { points: reward.points });
  const { stock } = reward;
  if (stock === null) return reward;
  if (stock < quantity) return refuse('stock_gone', { stock });
  return store.changeReward(id, { stock: stock - quantity });
};

/**
 * Takes the points and gives what they are for: money at once as a bonus, free rounds, goods to be sent by the operator. Refuses
 * `withdraw_password_wrong` without a good ticket, `ratio_changed` for another price than the member saw, `stock_gone`,
 * `points_missing`, `invalid_fields` for goods without an address. In a transaction, in the order of decision 81.
 */
export const redeemPoints = async (
  tx: Queries,
  runtime: Runtime,
  { currency, market }: Pick<Tenant, 'currency' | 'market'>,
  owner: PointOwner,
  wanted: Wanted,
): Promise<Value<'pointsRedeem'>> => {
  const { merchant, memberId } = owner;
  const now = runtime.now();
  const reward = await takeStock(tx, merchant, wanted);
  const isGoods = reward.kind === 'goods';
  const missing = { fields: { name: 'required', phone: 'required', address: 'required' } } as const;
  const delivery = isGoods ? readDelivery(wanted.delivery ?? refuse('invalid_fields', missing)) : null;
  await lockMember(tx, owner);
  await refuseDuringCoolOff(tx, owner, now);
  await spendPaymentTicket(tx, runtime, owner, wanted.ticket);
  const { quantity } = wanted;
  const amount = reward.amount === null ? null : reward.amount * BigInt(quantity);
  const redemption: PointRedemption = {
    id: runtime.newId(),
    ...{ merchant, memberId, quantity, amount, currency, delivery },
    rewardId: reward.id,
    no: orderNo('P', runtime),
    pointsEach: reward.points,
    status: isGoods ? 'process' : 'approved',
    shipment: null,
    reason: null,
    createdAt: now,
    answeredAt: isGoods ? null : now,
  };
  await pointStore(tx).addRedemption(redemption);
  const { points } = await bookPoints(tx, runtime, owner, {
    reason: 'points.redeemed',
    lines: [
      {
        ...{ type: 'redeem', redemptionId: redemption.id, quantity, currency },
        pointsEach: reward.points,
        amountEach: reward.amount,
        changed: -BigInt(reward.points) * BigInt(quantity),
      },
    ],
    now,
  });
  const { days, rounds } = reward;
  const times = wageringTimes(reward.times, market);
  const count = rounds === null ? null : rounds.count * quantity;
  if (rounds !== null && count !== null) {
    await giveFreeRounds(tx, runtime, owner, {
      ...{ source: 'points', subject: redemption.id, currency, times, wagerDays: days, now },
      plan: { ...rounds, count },
    });
  }
  if (amount !== null) {
    await payPoints(tx, runtime, owner, { subject: redemption.id, amount, currency, times, days });
  }
  const { no, status } = redemption;
  return { no, status, amount: amount === null ? null : wireMoney(amount, currency), rounds: count, points };
};
