import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { settingService } from '../../brands/settings/settingService.ts';
import type {
  DepositOrder,
  PaymentKind,
  PaymentProvider,
  PayoutOrder,
} from '../../money/payments/PaymentProvider.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { instructionsFor } from './instructionsFor.ts';
import { paymentPlan } from './paymentPlan.ts';
import { sandboxEvents, sandboxOrders } from './schema.ts';
import { addTellings } from './tellEvent.ts';

type Order = DepositOrder | PayoutOrder;

/** Books an order and plans what will be told of it; one that was booked before stays as it is. False for that one. */
const book = async (tx: Queries, { newId }: Pick<Runtime, 'newId'>, kind: PaymentKind, order: Order) => {
  const { merchant, orderNo, member, amount, currency, orderedAt } = order;
  const steps = paymentPlan(kind, amount);
  const pays = amount / (steps.at(-1)?.divisor ?? 1n);
  const [fresh] = await tx
    .insert(sandboxOrders)
    .values({ merchant, orderNo, kind, member, pays, currency, orderedAt })
    .onConflictDoNothing()
    .returning();
  if (fresh === undefined) return false;
  const { sandboxSeconds } = await settingService(tx).all(merchant);
  const events = steps.map(({ result, after, divisor = 1n }) => ({
    id: newId(),
    merchant,
    orderNo,
    kind,
    result,
    amount: amount / divisor,
    dueAt: new Date(orderedAt.getTime() + after * sandboxSeconds * 1_000),
  }));
  await tx.insert(sandboxEvents).values(events);
  await addTellings(tx, events);
  return true;
};

/** Who orders anew does not pay what was ordered before. */
const callOffOthers = async (tx: Queries, { merchant, member, orderNo }: DepositOrder): Promise<void> => {
  const others = tx
    .select({ orderNo: sandboxOrders.orderNo })
    .from(sandboxOrders)
    .where(
      and(
        eq(sandboxOrders.merchant, merchant),
        eq(sandboxOrders.member, member),
        eq(sandboxOrders.kind, 'deposit'),
        ne(sandboxOrders.orderNo, orderNo),
        isNull(sandboxOrders.result),
      ),
    );
  await tx
    .delete(sandboxEvents)
    .where(and(eq(sandboxEvents.merchant, merchant), inArray(sandboxEvents.orderNo, others)));
};

/**
 * The payment provider of a demonstration: it pays every order after some seconds, and an order whose amount ends in
 * one of `sandboxEndings` as that ending says. It tells the gateway as any provider would, by signed callbacks.
 */
export const sandboxCashier = (database: Database, runtime: Pick<Runtime, 'newId'>): PaymentProvider => ({
  isSandbox: true,

  begin: (order) =>
    database.transaction(async (tx) => {
      if (await book(tx, runtime, 'deposit', order)) await callOffOthers(tx, order);
      return instructionsFor(order);
    }),

  cancel: async (merchant, orderNo) => {
    await database.queries
      .delete(sandboxEvents)
      .where(and(eq(sandboxEvents.merchant, merchant), eq(sandboxEvents.orderNo, orderNo)));
  },

  payout: (order) =>
    database.transaction(async (tx) => {
      await book(tx, runtime, 'payout', order);
    }),

  status: async (kind, merchant, orderNo) => {
    const [order] = await database.queries
      .select()
      .from(sandboxOrders)
      .where(
        and(
          eq(sandboxOrders.merchant, merchant),
          eq(sandboxOrders.orderNo, orderNo),
          eq(sandboxOrders.kind, kind),
        ),
      );
    if (!order?.result) return undefined;
    return { result: order.result, amount: order.pays, currency: order.currency };
  },
});
