import type { Currency } from '#contract/money';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import type { Deposit } from '../orders/schema.ts';
import { askProvider } from '../payments/askProvider.ts';
import type { DepositOrder } from '../payments/PaymentProvider.ts';
import { depositService } from './depositService.ts';
import { methodOf } from './toDeposit.ts';

const toOrder = (row: Deposit, brand: string): DepositOrder => {
  const { merchant, orderNo, memberId: member, amount, method, createdAt: orderedAt, expiresAt } = row;
  const currency = row.currency as Currency;
  const kind = methodOf(method, currency)?.kind;
  if (kind === undefined) throw new Error(`Deposit ${orderNo} has no method ${method}`);
  return { merchant, orderNo, member, amount, currency, method, kind, brand, orderedAt, expiresAt };
};

/**
 * Asks the provider how an order is paid, unless it has said so: after the order's transaction, for which nothing else
 * waits. Where no answer comes the order ends.
 */
export const beginDeposit =
  (parts: PaymentParts) =>
  async (order: Deposit, { name }: Pick<Tenant, 'name'>, now: Date): Promise<Deposit> => {
    const {
      database,
      runtime,
      providers: { payments },
    } = parts;
    if (payments === undefined || order.state !== 'waiting' || order.instructions !== null) return order;
    try {
      const instructions = await askProvider(parts, () => payments.begin(toOrder(order, name)));
      return await depositService(database.queries, runtime).keepInstructions(order, instructions);
    } catch {
      return database.transaction((tx) =>
        depositService(tx, runtime).abandon(order.merchant, order.orderNo, now),
      );
    }
  };
