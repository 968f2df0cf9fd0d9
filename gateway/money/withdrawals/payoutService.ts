import { and, eq } from 'drizzle-orm';
import type { CashierReason } from '#contract/cashier';
import type { MessageKind } from '#contract/messageKinds';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { capture, release } from '../../ledger/postings/holds.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { holdKey } from './holdKey.ts';
import { addReceiptTimes } from './receiptTime.ts';
import { withdrawals, type Withdrawal } from './schema.ts';

const aMinute = 60_000;

/** What becomes of a withdrawal at the side that pays it. Each act refuses `operation_not_enabled` out of its turn. */
export const payoutService = (tx: Queries, runtime: Runtime) => {
  const lock = async (merchant: string, orderNo: string): Promise<Withdrawal> => {
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.merchant, merchant), eq(withdrawals.orderNo, orderNo)))
      .for('update');
    return row ?? refuse('not_found');
  };

  const change = async (order: Withdrawal, set: Partial<Withdrawal>): Promise<Withdrawal> => {
    const [row] = await tx.update(withdrawals).set(set).where(eq(withdrawals.id, order.id)).returning();
    const changed = row ?? order;
    const { merchant, memberId, orderNo } = changed;
    await announce(tx, { topic: 'orders', merchant, memberId, orderNo });
    return changed;
  };

  const tell = async (order: Withdrawal, kind: MessageKind, amount: bigint, at: Date): Promise<void> => {
    const { merchant, memberId, orderNo, currency } = order;
    const params = { orderNo, amount: amount.toString(), currency };
    await tellMember(tx, runtime, { merchant, memberId, kind, params, at });
  };

  return {
    lock,
    change,
    tell,

    approve: async (merchant: string, orderNo: string, now: Date): Promise<Withdrawal> => {
      const order = await lock(merchant, orderNo);
      if (order.state !== 'submitted') return refuse('operation_not_enabled');
      await tell(order, 'withdrawalApproved', order.amount, now);
      return change(order, { state: 'approved', approvedAt: now });
    },

    /** The money has left: what was held is gone, and the member is asked whether it came. */
    pay: async (merchant: string, orderNo: string, now: Date): Promise<Withdrawal> => {
      const order = await lock(merchant, orderNo);
      if (order.state !== 'submitted' && order.state !== 'approved') return refuse('operation_not_enabled');
      const { id, fee, amount } = order;
      await capture(tx, { merchant, key: holdKey(id), at: now, to: { kind: 'cashier' } });
      if (fee > 0n) {
        await post(tx, {
          key: `withdrawal-fee:${id}`,
          merchant,
          reason: 'withdrawal.fee',
          ref: orderNo,
          at: now,
          entries: transfer({ kind: 'cashier' }, { kind: 'house' }, fee, order.currency as Currency),
        });
      }
      const { receiptMinutes } = await settingService(tx).all(merchant);
      await tell(order, 'withdrawalPaid', amount - fee, now);
      const receiptDueAt = new Date(now.getTime() + receiptMinutes * aMinute);
      await addReceiptTimes(tx, { ...order, receiptDueAt });
      const approvedAt = order.approvedAt ?? now;
      return change(order, { state: 'paid', approvedAt, paidAt: now, receiptDueAt });
    },

    /** The money is back in the wallet. */
    reject: async (
      merchant: string,
      orderNo: string,
      reason: CashierReason,
      now: Date,
    ): Promise<Withdrawal> => {
      const order = await lock(merchant, orderNo);
      if (order.state !== 'submitted' && order.state !== 'approved') return refuse('operation_not_enabled');
      await release(tx, { merchant, key: holdKey(order.id), at: now });
      await tell(order, 'withdrawalRejected', order.amount, now);
      return change(order, { state: 'rejected', reason, endedAt: now });
    },
  };
};
