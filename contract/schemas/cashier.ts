import Type from 'typebox';
import { cashierReasons, depositKinds, depositStates } from '../cashier.ts';
import {
  AmountSchema,
  digits,
  FileSchema,
  IdSchema,
  MoneySchema,
  OrderNoSchema,
  PauseSchema,
  restFields,
  strict,
  TimeSchema,
} from './common.ts';
import { MoneyLimitSchema } from './saferPlay.ts';

const or = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const FeeSchema = Type.Object({
  /** Of the amount, in hundredths of a percent. */
  basisPoints: Type.Integer({ minimum: 0 }),
  fixed: MoneySchema,
});

const MethodSchema = Type.Object({
  code: Type.String(),
  kind: Type.Enum([...depositKinds]),
  least: MoneySchema,
  most: MoneySchema,
  fee: FeeSchema,
  /** Minutes after the payment. */
  arrival: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  /** To choose from. */
  amounts: Type.Array(MoneySchema),
});

/** Where and how to pay; which fields there are depends on the kind. */
const InstructionsSchema = Type.Object({
  kind: Type.Enum([...depositKinds]),
  /** Exactly this has to be paid. */
  amount: MoneySchema,
  bankName: Type.Optional(Type.String()),
  accountNumber: Type.Optional(Type.String()),
  accountName: Type.Optional(Type.String()),
  /** To be written into the transfer, so that it is found. */
  content: Type.Optional(Type.String()),
  /** Text of a QR code. */
  qr: Type.Optional(Type.String()),
  network: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  /** In the coin of the network, such as `38.4 USDT`. */
  coins: Type.Optional(Type.String()),
});

const DepositSchema = Type.Object({
  orderNo: Type.String(),
  method: Type.String(),
  kind: Type.Enum([...depositKinds]),
  amount: MoneySchema,
  fee: MoneySchema,
  /** What arrives, or has arrived, in the wallet. */
  credit: MoneySchema,
  state: Type.Enum([...depositStates]),
  reason: or(Type.Enum([...cashierReasons])),
  hasReceipt: Type.Boolean(),
  createdAt: TimeSchema,
  changedAt: TimeSchema,
  expiresAt: TimeSchema,
  arrival: MethodSchema.properties.arrival,
  /** While a payment is awaited. */
  instructions: or(InstructionsSchema),
});

const orders = { query: strict({ pageNo: digits(5) }) };

export const cashierSchemas = {
  depositDesk: {
    value: Type.Object({
      methods: Type.Array(MethodSchema),
      /** Those of kind `deposit`. */
      limits: Type.Array(MoneyLimitSchema),
      /** Ask whether the member wants limits: none was ever set nor declined, and nothing was paid in yet (SAFE-01). */
      offerLimits: Type.Boolean(),
      /** While it runs nothing can be paid in. */
      pause: or(PauseSchema),
      /** The order that still waits or runs, if there is one. */
      open: or(DepositSchema),
      /** So many times a deposit has to be wagered before it can leave. */
      wageringTimes: Type.Integer({ minimum: 0 }),
      /** Money of a demonstration: amounts with certain endings are rejected, delayed or paid in part. */
      sandbox: Type.Boolean(),
    }),
  },
  deposit: {
    body: strict({ method: Type.String({ minLength: 1, maxLength: 32 }), amount: AmountSchema }),
    value: DepositSchema,
    /** Of `limit_reached` the limit. */
    failure: Type.Object({ ...restFields, limit: Type.Optional(MoneyLimitSchema) }),
  },
  depositOrder: { query: strict({ orderNo: OrderNoSchema }), value: DepositSchema },
  depositOrders: {
    ...orders,
    value: Type.Object({ orders: Type.Array(DepositSchema), total: Type.Integer() }),
  },
  depositReceipt: {
    body: strict({ orderNo: OrderNoSchema, proofId: IdSchema }),
    value: DepositSchema,
  },
  uploadProof: {
    /** A PNG or JPEG of at most `proofImages.bytes`. */
    body: strict({ image: FileSchema }),
    value: Type.Object({ id: Type.String() }),
  },
} as const;
