import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { depositKinds } from '#contract/cashier';
import { AmountSchema, OrderNoSchema, strict, TimeSchema } from '#contract/schemas/common';
import { paymentKinds, paymentResults } from '../../money/payments/PaymentProvider.ts';

const CurrencySchema = Type.String({ pattern: '^[A-Z]{3}$' });
const MerchantSchema = Type.String({ minLength: 1, maxLength: 40 });
const short = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));

const order = {
  merchant: MerchantSchema,
  orderNo: OrderNoSchema,
  member: Type.String(),
  amount: AmountSchema,
  currency: CurrencySchema,
  orderedAt: TimeSchema,
};

/** What the gateway sends to a payment provider, by the `type` of its body (docs/ports/payment-provider.md). */
export const requestSchemas = {
  'deposit.begin': strict({
    type: Type.Literal('deposit.begin'),
    ...order,
    method: Type.String(),
    kind: Type.Enum([...depositKinds]),
    brand: Type.String(),
    expiresAt: TimeSchema,
  }),
  'payout.send': strict({
    type: Type.Literal('payout.send'),
    ...order,
    target: strict({
      kind: Type.Enum(['bank', 'crypto']),
      bankName: Type.String(),
      number: Type.String(),
      ownerName: Type.String(),
      coins: Type.Optional(Type.String()),
    }),
  }),
  'order.status': strict({
    type: Type.Literal('order.status'),
    kind: Type.Enum([...paymentKinds]),
    merchant: MerchantSchema,
    orderNo: OrderNoSchema,
  }),
} as const;

export type PaymentRequest<Kind extends keyof typeof requestSchemas> = Static<(typeof requestSchemas)[Kind]>;

/** What a payment provider answers to them. */
export const answerShapes = {
  'deposit.begin': Compile(
    strict({
      instructions: Type.Object(
        {
          bankName: short,
          accountNumber: short,
          accountName: short,
          content: short,
          qr: Type.Optional(Type.String({ minLength: 1, maxLength: 1_024 })),
          network: short,
          address: short,
          coins: short,
        },
        { additionalProperties: false, minProperties: 1 },
      ),
    }),
  ),
  'payout.send': Compile(strict({ taken: Type.Literal(true) })),
  'order.status': Compile(
    Type.Union([
      strict({ state: Type.Enum(['unknown', 'open']) }),
      strict({ state: Type.Enum([...paymentResults]), amount: AmountSchema, currency: CurrencySchema }),
    ]),
  ),
} as const;
