import type { Currency } from '#contract/money';
import type { DeskValue } from '#contract/deskTypes';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { depositService } from '../../money/deposits/depositService.ts';
import { limitService } from '../../money/limits/limitService.ts';
import type { Deposit } from '../../money/orders/schema.ts';
import type { Withdrawal } from '../../money/withdrawals/schema.ts';
import { withdrawalService } from '../../money/withdrawals/withdrawalService.ts';
import type { DeskContext } from './deskContext.ts';

const MAX_SHOWN = 10;

interface Payment<State> extends Pick<Deposit, 'orderNo' | 'amount' | 'currency' | 'reason'> {
  readonly state: State;
}

const paymentOf = <State>({ orderNo, amount, currency, state, reason }: Payment<State>, at: Date) => ({
  orderNo,
  amount: wireMoney(amount, currency as Currency),
  state,
  reason,
  at: at.toISOString(),
});

/** Reads payments and limits of a member for the staff member who answers. */
export const memberFacts = async (
  { queries, runtime, tenant }: DeskContext,
  owner: { readonly merchant: string; readonly memberId: string },
): Promise<DeskValue<'member'>> => {
  const limits = limitService(queries);
  const now = runtime.now();
  const deposits = await depositService(queries, runtime).page(owner, 1);
  const withdrawals = await withdrawalService(queries, runtime).page(owner, 1);
  return {
    deposits: deposits.orders.slice(0, MAX_SHOWN).map((order: Deposit) => paymentOf(order, order.createdAt)),
    withdrawals: withdrawals.orders
      .slice(0, MAX_SHOWN)
      .map((order: Withdrawal) => paymentOf(order, order.submittedAt)),
    limits: await limits.list(owner, tenant, now),
    timeLimits: await limits.timeLimits(owner, tenant, now),
  };
};
