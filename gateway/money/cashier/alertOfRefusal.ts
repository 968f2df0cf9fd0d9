import { currencies } from '#contract/money';
import { writeMoney } from '../../ledger/money/writeMoney.ts';
import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import { orderKinds } from './applyEvent.ts';

/**
 * Applies what a provider says of an order. What the order does not allow is refused and opens an alert: the books of
 * the two sides may differ. What may be taken a moment later opens none.
 */
export const alertOfRefusal = async <Result>(
  parts: AlertParts,
  { kind: told, merchant, orderNo, result, amount, currency }: PaymentEvent,
  apply: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await apply();
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'try_again') {
      const kind = orderKinds[told];
      const known = currencies().find((code) => code === currency);
      // A provider may send three letters that are not a currency.
      const paid = known === undefined ? `${amount} minor units of ${currency}` : writeMoney(amount, known);
      const reason = new Error(
        `The provider says "${result}" with ${paid}, which this ${kind} does not allow (${error.code}): compare the books`,
      );
      await alertDesk(parts).raise({ kind, target: `${merchant} ${orderNo}`, merchant, error: reason });
    }
    throw error;
  }
};
