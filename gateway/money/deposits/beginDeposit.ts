import { coinAmount } from '#contract/coinAmount';
import type { Currency } from '#contract/money';
import { payoutCoin } from '#contract/payoutNetworks';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { coinPrice } from '../orders/coinPrice.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import type { Deposit } from '../orders/schema.ts';
import { askProvider } from '../payments/askProvider.ts';
import type { DepositOrder } from '../payments/PaymentProvider.ts';
import { depositService } from './depositService.ts';
import { methodOf } from './depositMethods.ts';

/** Rounded up, so that the whole amount is covered. */
const coinsFor = (amount: bigint, brand: Pick<Tenant, 'moneyStep'>): string =>
  `${coinAmount(amount, coinPrice(brand), 'up')} ${payoutCoin}`;

const toOrder = (row: Deposit, brand: Pick<Tenant, 'name' | 'moneyStep'>): DepositOrder => {
  const { merchant, orderNo, memberId: member, amount, method, createdAt: orderedAt, expiresAt } = row;
  const currency = row.currency as Currency;
  const kind = methodOf(method)?.kind;
  if (kind === undefined) throw new Error(`Deposit ${orderNo} has no method ${method}`);
  return {
    ...{ merchant, orderNo, member, amount, currency, method, kind, orderedAt, expiresAt },
    brand: brand.name,
    ...(kind === 'crypto' && { coins: coinsFor(amount, brand) }),
  };
};

/**
 * Asks the provider how an order is paid, unless it has said so: after the order's transaction, for which nothing else
 * waits. Where no answer comes the order ends.
 */
export const beginDeposit =
  (parts: PaymentParts) =>
  async (order: Deposit, brand: Pick<Tenant, 'name' | 'moneyStep'>, now: Date): Promise<Deposit> => {
    const {
      database,
      runtime,
      providers: { payments },
    } = parts;
    if (payments === undefined || order.state !== 'waiting' || order.instructions !== null) return order;
    try {
      const instructions = await askProvider(parts, () => payments.begin(toOrder(order, brand)));
      return await depositService(database.queries, runtime).keepInstructions(order, instructions);
    } catch {
      return database.transaction((tx) =>
        depositService(tx, runtime).abandon(order.merchant, order.orderNo, now),
      );
    }
  };
