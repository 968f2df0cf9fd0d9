import { and, count, desc, eq, gte, notInArray, sql } from 'drizzle-orm';
import { coinAmount } from '#contract/coinAmount';
import { payoutCoin } from '#contract/payoutNetworks';
import type { Player } from '../../http/policy/caller.ts';
import { bankAccountRepository } from '../bankAccounts/bankAccountRepository.ts';
import { coinPrice } from '../orders/coinPrice.ts';
import { orderNo } from '../orders/orderNo.ts';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { heldUnplayable, hold } from '../../ledger/postings/holds.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import { spendPaymentTicket } from '../orders/paymentTickets.ts';
import { holdKey } from './holdKey.ts';
import { payoutRules } from './payoutRules.ts';
import { withdrawals, type Withdrawal } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export interface WithdrawalPlan {
  readonly accountId: string;
  readonly amount: bigint;
  readonly ticket: string;
}

const PAGE = 10;
const ended = ['received', 'settled', 'rejected'] as const;

/** Withdrawals as their member asks for them. */
export const withdrawalService = (queries: Queries, runtime: Runtime) => {
  const own = ({ merchant, memberId }: Owner) =>
    and(eq(withdrawals.merchant, merchant), eq(withdrawals.memberId, memberId));

  /** What is left of the day by the brand's clock; rejected ones do not count. */
  const leftToday = async (caller: Owner, tenant: Tenant, now: Date) => {
    const { from } = limitPeriod('day', now, tenant.timeZone);
    const [row] = await queries
      .select({
        count: count(),
        sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)::text`,
      })
      .from(withdrawals)
      .where(
        and(own(caller), gte(withdrawals.submittedAt, from), notInArray(withdrawals.state, ['rejected'])),
      );
    const { withdrawalsPerDay } = await settingService(queries).all(caller.merchant);
    const left = payoutRules(tenant).mostADay - BigInt(row?.sum ?? 0);
    return (row?.count ?? 0) >= withdrawalsPerDay || left < 0n ? 0n : left;
  };

  return {
    leftToday,

    /**
     * Holds the money and hands the order over. Refuses `withdraw_password_wrong` without a good ticket,
     * `account_not_ready`, `amount_out_of_range`, `insufficient_funds` and `turnover_left`. In a transaction.
     */
    submit: async (caller: Owner, tenant: Tenant, plan: WithdrawalPlan, now: Date): Promise<Withdrawal> => {
      await lockMember(queries, caller);
      await spendPaymentTicket(queries, runtime, caller, plan.ticket);
      const { merchant, memberId } = caller;
      const { currency } = tenant;
      const account = await bankAccountRepository(queries).find(caller, plan.accountId);
      if (account === undefined) return refuse('not_found');
      if (account.usableAt > now) {
        return refuse('account_not_ready', { usableAt: account.usableAt.toISOString() });
      }
      const { amount } = plan;
      const { least, most, basisPoints, fixed } = payoutRules(tenant);
      const left = await leftToday(caller, tenant, now);
      if (amount < least || amount > most || amount > left) return refuse('amount_out_of_range');
      const id = runtime.newId();
      const number = orderNo('W', runtime);
      await hold(queries, {
        merchant,
        member: memberId,
        key: holdKey(id),
        amount,
        currency,
        reason: 'withdrawal',
        ref: number,
        at: now,
      });
      const fromWallet = amount - (await heldUnplayable(queries, { merchant, key: holdKey(id) }));
      await turnoverService(queries, runtime).demandWithdrawable(caller, currency, {
        amount: fromWallet,
        now,
      });
      const { kind, bankName, number: accountNumber, ownerName } = account;
      const fee = (amount * BigInt(basisPoints)) / 10_000n + fixed;
      const target = { accountId: account.id, kind, bankName, number: accountNumber, ownerName };
      const coins = kind === 'crypto' && {
        coins: `${coinAmount(amount - fee, coinPrice(tenant))} ${payoutCoin}`,
      };
      const [row] = await queries
        .insert(withdrawals)
        .values({
          id,
          merchant,
          memberId,
          orderNo: number,
          amount,
          fee,
          currency,
          target: { ...target, ...coins },
          state: 'submitted',
          submittedAt: now,
        })
        .returning();
      if (row === undefined) throw new Error('The withdrawal just written is gone');
      const params = { orderNo: number, amount: amount.toString(), currency };
      await tellMember(queries, runtime, {
        merchant,
        memberId,
        kind: 'withdrawalSubmitted',
        params,
        at: now,
      });
      return row;
    },

    find: async (caller: Owner, number: string): Promise<Withdrawal> => {
      const [row] = await queries
        .select()
        .from(withdrawals)
        .where(and(own(caller), eq(withdrawals.orderNo, number)));
      return row ?? refuse('not_found');
    },

    /** Those that have not ended, the newest first. */
    open: (caller: Owner): Promise<Withdrawal[]> =>
      queries
        .select()
        .from(withdrawals)
        .where(and(own(caller), notInArray(withdrawals.state, [...ended])))
        .orderBy(desc(withdrawals.submittedAt)),

    page: async (caller: Owner, page: number) => {
      const orders = await queries
        .select()
        .from(withdrawals)
        .where(own(caller))
        .orderBy(desc(withdrawals.submittedAt))
        .limit(PAGE)
        .offset((Math.max(1, page) - 1) * PAGE);
      return { orders, total: await queries.$count(withdrawals, own(caller)) };
    },
  };
};
