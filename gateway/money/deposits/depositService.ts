import type { CashierReason, DepositState } from '#contract/cashier';
import type { MessageKind } from '#contract/messageKinds';
import { refuseDuringCoolOff } from '../../members/coolOff/refuseDuringCoolOff.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Entry } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { limitService } from '../limits/limitService.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import { closedMethodService } from '../orders/closedMethodService.ts';
import { depositMethods, feeOf, methodOf } from './depositMethods.ts';
import { addExpiries } from './expireDeposit.ts';
import type { PaymentInstructions } from '../payments/PaymentProvider.ts';
import { orderNo } from '../orders/orderNo.ts';
import { depositRepository } from '../orders/depositRepository.ts';
import type { Deposit } from '../orders/schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Place = Pick<Tenant, 'merchantCode' | 'timeZone'>;

const PAGE = 10;
/** A bank shows a transfer within minutes; whoever has not paid by then has changed their mind. */
const PAY_WITHIN = 30 * 60_000;

const running: readonly DepositState[] = ['waiting', 'processing', 'delayed'];
/** A payment that comes late is a payment still. */
const payable: readonly DepositState[] = [...running, 'cancelled', 'expired'];

/** Deposits from order to end. What moves money runs in the transaction that it was made with. */
export const depositService = (queries: Queries, runtime: Runtime) => {
  const repository = depositRepository(queries);

  const change = async (order: Deposit, set: Partial<Deposit>, at: Date): Promise<Deposit> => {
    const changed = (await repository.update(order.id, { ...set, changedAt: at })) ?? order;
    const { merchant, memberId, orderNo } = changed;
    await announce(queries, { topic: 'orders', merchant, memberId, orderNo });
    return changed;
  };

  const tell = (
    { merchant, memberId, orderNo, currency }: Deposit,
    kind: MessageKind,
    amount: bigint,
    at: Date,
  ) => {
    const params = { orderNo, amount: amount.toString(), currency };
    return tellMember(queries, runtime, { merchant, memberId, kind, params, at });
  };

  /** The order, which nobody else changes until the transaction ends. */
  const lock = async (merchant: string, number: string): Promise<Deposit> =>
    (await repository.lock(merchant, number)) ?? refuse('not_found');

  return {
    /** An order; those that still waited for their payment give way to it. Refuses `on_break`, `limit_reached`, `amount_out_of_range`. */
    order: async (
      caller: Owner,
      tenant: Tenant,
      code: string,
      amount: bigint,
      now: Date,
    ): Promise<Deposit> => {
      await lockMember(queries, caller);
      await refuseDuringCoolOff(queries, caller, now);
      const { merchant, memberId } = caller;
      const { currency } = tenant;
      const method = depositMethods(tenant).find((one) => one.code === code);
      if (method === undefined) return refuse('not_found');
      if (await closedMethodService(queries).isClosed(merchant, code)) return refuse('operation_not_enabled');
      if (amount < method.least || amount > method.most) return refuse('amount_out_of_range');
      await repository.expireWaiting(caller, now);
      await limitService(queries).demandRoom(caller, tenant, amount, now);
      const order = await repository.insert({
        id: runtime.newId(),
        merchant,
        memberId,
        orderNo: orderNo('D', runtime),
        method: code,
        amount,
        fee: feeOf(method, amount),
        currency,
        state: 'waiting',
        createdAt: now,
        changedAt: now,
        expiresAt: new Date(now.getTime() + PAY_WITHIN),
      });
      await addExpiries(queries, [order]);
      return order;
    },

    keepInstructions: async ({ id }: Deposit, instructions: PaymentInstructions): Promise<Deposit> =>
      (await repository.keepInstructions(id, instructions)) ?? refuse('not_found'),

    /**
     * Ends an order whose provider could not say how it is paid. It takes no room under a limit; a payment that comes
     * all the same is credited.
     */
    abandon: async (merchant: string, number: string, now: Date): Promise<Deposit> => {
      const order = await lock(merchant, number);
      if (order.state !== 'waiting' || order.instructions !== null) return order;
      return change(order, { state: 'expired', expiresAt: now }, now);
    },

    find: async (caller: Owner, number: string): Promise<Deposit> =>
      (await repository.find(caller, number)) ?? refuse('not_found'),

    /** The order that waits for its payment or is being looked at. */
    open: (caller: Owner): Promise<Deposit | undefined> => repository.lastIn(caller, running),

    page: async (caller: Owner, page: number) => ({
      orders: await repository.page(caller, (Math.max(1, page) - 1) * PAGE, PAGE),
      total: await repository.count(caller),
    }),

    /**
     * The member does not pay. It keeps its room under a limit until its time is over, because a payment that still arrives
     * is credited. Refuses `operation_not_enabled` once a payment or a receipt has come.
     */
    cancel: async (caller: Owner, number: string, now: Date): Promise<Deposit> => {
      const order = await lock(caller.merchant, number);
      if (order.memberId !== caller.memberId) return refuse('not_found');
      if (order.state === 'cancelled') return order;
      if (order.state !== 'waiting') return refuse('operation_not_enabled');
      return change(order, { state: 'cancelled' }, now);
    },

    /** The member has paid and shows it. */
    attach: async (caller: Owner, number: string, receiptId: string, now: Date): Promise<Deposit> => {
      const order = await lock(caller.merchant, number);
      if (order.memberId !== caller.memberId) return refuse('not_found');
      if (!running.includes(order.state)) return refuse('operation_not_enabled');
      const state = order.state === 'waiting' ? 'processing' : order.state;
      return change(order, { receiptId, state }, now);
    },

    /** The payment was seen, or takes longer than was said; what is told too late goes back to neither. */
    progress: async (
      merchant: string,
      number: string,
      state: 'processing' | 'delayed',
      now: Date,
    ): Promise<Deposit> => {
      const order = await lock(merchant, number);
      const isLater = state === 'delayed' || order.state === 'waiting';
      if (!running.includes(order.state) || order.state === state || !isLater) return order;
      if (state === 'delayed') await tell(order, 'depositDelayed', order.amount, now);
      return change(order, { state }, now);
    },

    /**
     * So much was paid: it is credited, less the fee, once. What is beyond a limit that the member has set is kept from
     * play (decision 27). Refuses `operation_not_enabled` when the order has ended.
     */
    credit: async (tenant: Place, number: string, paid: bigint, now: Date): Promise<Deposit> => {
      const { merchantCode: merchant } = tenant;
      const memberId = (await repository.ownerOf(merchant, number)) ?? refuse('not_found');
      await lockMember(queries, { merchant, memberId });
      const order = await lock(merchant, number);
      if (!payable.includes(order.state)) return refuse('operation_not_enabled');
      const { currency } = order;
      const method = methodOf(order.method);
      const fee = method ? feeOf(method, paid) : 0n;
      const credited = paid - fee;
      const owner = { merchant, memberId };
      const unplayable = await limitService(queries).beyond(owner, tenant, order, credited, now);
      const playable = credited - unplayable;
      const entry = (account: Entry['account'], amount: bigint): Entry => ({
        account,
        amount,
        currency: currency as Tenant['currency'],
      });
      const { depositTurnover: times } = await settingService(queries).all(merchant);
      await turnoverService(queries, runtime).demand({
        ...owner,
        source: 'deposit',
        ref: order.orderNo,
        base: playable,
        times,
        at: now,
      });
      const whole = paid === order.amount;
      await tell(order, whole ? 'depositCredited' : 'depositPartly', credited, now);
      if (unplayable > 0n) await tell(order, 'depositBeyondLimit', unplayable, now);
      const changed = await change(
        order,
        { state: whole ? 'credited' : 'partly', paid, credited, aside: unplayable },
        now,
      );
      // Last, because the cashier's account is every member's (decision 52).
      await post(queries, {
        key: `deposit:${order.orderNo}`,
        merchant,
        reason: 'deposit',
        ref: order.orderNo,
        at: now,
        entries: [
          entry({ kind: 'cashier' }, -paid),
          ...(playable > 0n ? [entry({ kind: 'member', owner: memberId }, playable)] : []),
          ...(unplayable > 0n ? [entry({ kind: 'aside', owner: memberId }, unplayable)] : []),
          ...(fee > 0n ? [entry({ kind: 'house' }, fee)] : []),
        ],
      });
      return changed;
    },

    lock,

    /** Nothing arrives. Refuses `operation_not_enabled` when the order has ended. */
    reject: async (merchant: string, number: string, reason: CashierReason, now: Date): Promise<Deposit> => {
      const order = await lock(merchant, number);
      if (!running.includes(order.state)) return refuse('operation_not_enabled');
      await tell(order, 'depositRejected', order.amount, now);
      return change(order, { state: 'rejected', reason }, now);
    },

    /** Orders of every brand that wait for their payment. */
    waiting: repository.waiting,

    /** Ends an order, unless it was paid. */
    expire: async (merchant: string, number: string, now: Date): Promise<void> => {
      const order = await lock(merchant, number);
      if (order.state !== 'waiting') return;
      await tell(order, 'depositExpired', order.amount, now);
      await change(order, { state: 'expired' }, now);
    },
  };
};
