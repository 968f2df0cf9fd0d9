import { lesserOf } from '../../ledger/money/lesserOf.ts';
import { eq } from 'drizzle-orm';
import type { WithdrawalReceipt } from '#contract/cashier';
import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { heldUnplayable } from '../../ledger/postings/holds.ts';
import { transfer, type Entry } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { appealEnds } from './appealEnds.ts';
import { holdKey } from './holdKey.ts';
import { netOf } from './payoutJob.ts';
import { payoutService } from './payoutService.ts';
import { endReceiptTime } from './receiptTime.ts';
import { withdrawals, type Withdrawal } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export interface Confirmation {
  readonly orderNo: string;
  readonly said: WithdrawalReceipt;
  readonly arrived: bigint | undefined;
  readonly proofIds: readonly string[];
}

/** Whether what was paid came, by the word of the member or of the clock (MEM-06). */
export const receiptService = (tx: Queries, runtime: Runtime) => {
  const { lock, change, tell } = payoutService(tx, runtime);

  const ownOrder = async ({ merchant, memberId }: Owner, orderNo: string): Promise<Withdrawal> => {
    const order = await lock(merchant, orderNo);
    return order.memberId === memberId ? order : refuse('not_found');
  };

  /** Back to where it came from: what may not be played first. */
  const refundOf = async (order: Withdrawal, refund: bigint): Promise<Entry[]> => {
    const { id, merchant, memberId: owner, currency: code } = order;
    const currency = code as Currency;
    const held = await heldUnplayable(tx, { merchant, key: holdKey(id) });
    const unplayable = lesserOf(refund, held);
    const cashier = { kind: 'cashier' } as const;
    return [
      ...(unplayable > 0n ? transfer(cashier, { kind: 'aside', owner }, unplayable, currency) : []),
      ...(refund > unplayable
        ? transfer(cashier, { kind: 'member', owner }, refund - unplayable, currency)
        : []),
    ];
  };

  /** Refuses `invalid_fields` where proof or amount is missing or cannot be. */
  const demandSense = (order: Withdrawal, { said, arrived, proofIds }: Confirmation): void => {
    if (said === 'notReceived' && proofIds.length === 0) {
      refuse('invalid_fields', { fields: { proof: 'required' } });
    }
    const isPart = arrived !== undefined && arrived < netOf(order);
    if (said === 'partly' && !isPart) refuse('invalid_fields', { fields: { arrived: 'pattern' } });
  };

  return {
    /** The member's word, once; saying the same again changes nothing. */
    confirm: async (caller: Owner, given: Confirmation, now: Date): Promise<Withdrawal> => {
      const order = await ownOrder(caller, given.orderNo);
      const { said, arrived, proofIds } = given;
      if (order.receiptBy === 'member' && order.receipt === said) return order;
      if (order.state !== 'paid') return refuse('operation_not_enabled');
      demandSense(order, given);
      await uploadService(tx, runtime).demandOwn(caller, proofIds);
      const isReceived = said === 'received';
      await tell(order, isReceived ? 'withdrawalReceived' : 'withdrawalDisputed', netOf(order), now);
      return change(order, {
        state: said,
        receipt: said,
        receiptBy: 'member',
        receiptAt: now,
        arrived: said === 'partly' ? (arrived ?? null) : null,
        proofIds,
        ...(isReceived && { endedAt: now }),
      });
    },

    /** After an automatic receipt: the member says that it was none. It is looked at; nothing is refunded by it. */
    appeal: async (
      caller: Owner,
      orderNo: string,
      text: string,
      proofIds: readonly string[],
      now: Date,
    ): Promise<Withdrawal> => {
      const order = await ownOrder(caller, orderNo);
      if (order.appeal !== null && order.appeal === text) return order;
      const ends = appealEnds(order);
      if (ends === undefined || ends <= now) return refuse('operation_not_enabled');
      await uploadService(tx, runtime).demandOwn(caller, proofIds);
      await tell(order, 'withdrawalDisputed', netOf(order), now);
      return change(order, { appeal: text, appealedAt: now, proofIds });
    },

    /** Payments of every brand of which nobody has spoken yet. */
    waiting: (): Promise<Withdrawal[]> => tx.select().from(withdrawals).where(eq(withdrawals.state, 'paid')),

    /** Counts as received what nobody has spoken of in time, or tells the member that the time is nearly over. */
    keepTime: async (merchant: string, orderNo: string, now: Date): Promise<void> => {
      const order = await lock(merchant, orderNo);
      if (order.state !== 'paid' || order.receiptDueAt === null) return;
      if (order.receiptDueAt > now) {
        if (order.noticedAt !== null) return;
        await tell(order, 'withdrawalNotice', netOf(order), now);
        await change(order, { noticedAt: now });
        return;
      }
      await tell(order, 'withdrawalAutoReceived', netOf(order), now);
      await change(order, {
        state: 'received',
        receipt: 'received',
        receiptBy: 'clock',
        receiptAt: now,
        endedAt: now,
      });
    },

    /** Support ends the time for the member's word; the clock confirms at once. */
    endTime: async (merchant: string, orderNo: string, now: Date): Promise<Withdrawal> => {
      const order = await lock(merchant, orderNo);
      if (order.state !== 'paid') return refuse('operation_not_enabled');
      await endReceiptTime(tx, { merchant, orderNo, receiptDueAt: now });
      return change(order, { receiptDueAt: now });
    },

    /**
     * A person has looked at it. What is missing can be given back; refuses `amount_out_of_range` for more than that
     * and for anything after an automatic receipt, which is not refunded.
     */
    answer: async (
      merchant: string,
      orderNo: string,
      words: string,
      refund: bigint,
      now: Date,
    ): Promise<Withdrawal> => {
      const order = await lock(merchant, orderNo);
      const isCase = order.state === 'partly' || order.state === 'notReceived';
      if (!isCase && order.appeal === null) return refuse('operation_not_enabled');
      if (order.answer !== null) return refuse('operation_not_enabled');
      const missing = isCase ? netOf(order) - (order.arrived ?? 0n) : 0n;
      if (refund > missing) return refuse('amount_out_of_range');
      if (refund > 0n) {
        await post(tx, {
          key: `withdrawal-refund:${order.id}`,
          merchant,
          reason: 'withdrawal.refund',
          ref: orderNo,
          at: now,
          entries: await refundOf(order, refund),
        });
      }
      await tell(order, 'withdrawalAnswered', refund, now);
      return change(order, {
        answer: words,
        ...(refund > 0n && { refunded: refund }),
        ...(isCase && { state: 'settled' as const, endedAt: now }),
      });
    },
  };
};
