import { MAX_MERCHANT_CODE } from '#contract/merchantCode';
import Type, { type Static } from 'typebox';
import { AmountSchema, IdSchema, OrderNoSchema, strict } from '#contract/schemas/common';
import { paymentKinds, paymentResults } from './PaymentProvider.ts';

/** Where a payment provider tells of an order, signed (docs/ports/payment-provider.md). */
export const callbackPath = '/cashier-callback';

export const CallbackSchema = strict({
  /** The signature covers the body and not the path: the body says what it is. */
  type: Type.Literal('payment.event'),
  merchant: Type.String({ maxLength: MAX_MERCHANT_CODE }),
  /** The provider's name for what it tells: told again, it changes nothing. */
  event: IdSchema,
  orderNo: OrderNoSchema,
  kind: Type.Enum([...paymentKinds]),
  result: Type.Enum([...paymentResults]),
  /** Minor units, see `PaymentReport`. */
  amount: AmountSchema,
  /** ISO 4217. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
});

export type CashierCallback = Static<typeof CallbackSchema>;
