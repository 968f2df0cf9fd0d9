import type { Body, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { refuseDuringCoolOff } from '../../members/coolOff/refuseDuringCoolOff.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { spendPaymentTicket } from '../../money/orders/paymentTickets.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { wageringTimes } from '../rewards/wageringTimes.ts';
import { bookPoints, type PointOwner } from './pointBooks.ts';
import { payPoints } from './payPoints.ts';
import { convertRule } from './pointRules.ts';
import { ratioStore } from './ratioStore.ts';

/**
 * Turns points into money, at once and as a bonus to wager. Refuses `operation_not_enabled` where the brand has no
 * ratio, `invalid_fields` for points that are no multiple of it, `ratio_changed` for another sum than the member was
 * shown, `points_missing`, and `withdraw_password_wrong` without a good ticket. In a transaction.
 */
export const convertPoints = async (
  tx: Queries,
  runtime: Runtime,
  { currency, market }: Pick<Tenant, 'currency' | 'market'>,
  owner: PointOwner,
  { points, amount: shown, ticket }: Body<'pointsConvert'>,
): Promise<Value<'pointsConvert'>> => {
  const now = runtime.now();
  await lockMember(tx, owner);
  await refuseDuringCoolOff(tx, owner, now);
  await spendPaymentTicket(tx, runtime, owner, ticket);
  const ratio =
    (await ratioStore(tx).current(owner.merchant, 'convert', now)) ?? refuse('operation_not_enabled');
  const quantity = points / ratio.points;
  const amount = ratio.amount * BigInt(Math.trunc(quantity));
  if (amount !== BigInt(shown)) return refuse('ratio_changed');
  if (!Number.isInteger(quantity)) return refuse('invalid_fields', { fields: { points: 'pattern' } });
  const booked = await bookPoints(tx, runtime, owner, {
    reason: 'points.converted',
    lines: [
      {
        ...{ type: 'redeem', quantity, currency },
        pointsEach: ratio.points,
        amountEach: ratio.amount,
        changed: -BigInt(points),
      },
    ],
    now,
  });
  const { days } = convertRule;
  const times = wageringTimes(convertRule.times, market);
  await payPoints(tx, runtime, owner, { subject: booked.no, amount, currency, times, days });
  return { no: booked.no, amount: wireMoney(amount, currency), points: booked.points };
};
