import Type from 'typebox';
import type { Currency } from '#contract/money';
import { strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import { addStatusAsk } from '../orders/askStatus.ts';
import type { PayoutOrder } from '../payments/PaymentProvider.ts';
import type { Withdrawal } from './schema.ts';

/** Hands a withdrawal to the provider; tried again until it is taken, the operator decides after that. */
export const sendPayout = jobKind({
  name: 'send payout',
  payload: strict({ merchant: Type.String(), orderNo: Type.String() }),
});

/** In the transaction of the withdrawal. */
export const addPayout = async (
  tx: Queries,
  { merchant, orderNo, submittedAt: orderedAt }: Withdrawal,
): Promise<void> => {
  const payload = { merchant, orderNo };
  await addJobs(tx, sendPayout, [{ key: `${merchant} ${orderNo}`, payload, runAt: orderedAt }]);
  await addStatusAsk(tx, { kind: 'payout', merchant, orderNo, orderedAt }, orderedAt);
};

/** What the member receives: the amount less the fee. Minor units. */
export const netOf = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): bigint => amount - fee;

export const isToBePaid = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'submitted' || state === 'approved';

export const toPayout = (row: Withdrawal): PayoutOrder => {
  const { merchant, orderNo, memberId: member, submittedAt: orderedAt } = row;
  const { kind, bankName, number, ownerName, coins } = row.target;
  const target = { kind, bankName, number, ownerName, ...(coins !== undefined && { coins }) };
  return {
    merchant,
    orderNo,
    member,
    orderedAt,
    target,
    amount: netOf(row),
    currency: row.currency as Currency,
  };
};
