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
  pauseFields,
  strict,
  TimeSchema,
} from './common.ts';
import { MoneyLimitSchema } from './saferPlay.ts';

const or = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const FeeSchema = Type.Object({
  /** Fee in hundredths of a percent of the amount. */
  basisPoints: Type.Integer({ minimum: 0 }),
  fixed: MoneySchema,
});

const MethodSchema = Type.Object({
  code: Type.String(),
  kind: Type.Enum([...depositKinds]),
  least: MoneySchema,
  most: MoneySchema,
  fee: FeeSchema,
  /** Minutes from the payment to the credit. */
  arrival: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  /** Suggested amounts. */
  amounts: Type.Array(MoneySchema),
});

/** Payment instructions; which fields are present depends on the kind. */
const InstructionsSchema = Type.Object({
  kind: Type.Enum([...depositKinds]),
  /** The exact amount to pay. */
  amount: MoneySchema,
  bankName: Type.Optional(Type.String()),
  accountNumber: Type.Optional(Type.String()),
  accountName: Type.Optional(Type.String()),
  /** Reference text for the transfer, by which the payment is matched. */
  content: Type.Optional(Type.String()),
  /** Content of a QR code. */
  qr: Type.Optional(Type.String()),
  network: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  /** Amount in the coin of the network, such as `38.4 USDT`. */
  coins: Type.Optional(Type.String()),
});

const DepositSchema = Type.Object({
  orderNo: Type.String(),
  method: Type.String(),
  kind: Type.Enum([...depositKinds]),
  amount: MoneySchema,
  fee: MoneySchema,
  /** The amount that will be, or has been, credited to the wallet. */
  credit: MoneySchema,
  state: Type.Enum([...depositStates]),
  reason: or(Type.Enum([...cashierReasons])),
  hasReceipt: Type.Boolean(),
  createdAt: TimeSchema,
  changedAt: TimeSchema,
  expiresAt: TimeSchema,
  arrival: MethodSchema.properties.arrival,
  /** Present while the payment is awaited. */
  instructions: or(InstructionsSchema),
});

const orders = { query: strict({ pageNo: digits(5) }) };

export const cashierSchemas = {
  depositDesk: {
    value: Type.Object({
      methods: Type.Array(MethodSchema),
      /** The member's limits of kind `deposit`. */
      limits: Type.Array(MoneyLimitSchema),
      /**
       * Whether to ask the member about limits: none was ever set or declined, and there was no deposit yet
       * (SAFE-01).
       */
      offerLimits: Type.Boolean(),
      /** While it runs no deposit is possible. */
      pause: or(PauseSchema),
      /** The member's unfinished order, if any. */
      open: or(DepositSchema),
      /** How many times a deposit must be wagered before it can be withdrawn. */
      wageringTimes: Type.Integer({ minimum: 0 }),
      /** The cashier is a sandbox: amounts with certain endings are rejected, delayed or paid in part. */
      sandbox: Type.Boolean(),
    }),
  },
  deposit: {
    body: strict({ method: Type.String({ minLength: 1, maxLength: 32 }), amount: AmountSchema }),
    value: DepositSchema,
    /** With `limit_reached`: the limit. */
    failure: Type.Object({ ...pauseFields, limit: Type.Optional(MoneyLimitSchema) }),
  },
  depositOrder: { query: strict({ orderNo: OrderNoSchema }), value: DepositSchema },
  depositOrders: {
    ...orders,
    value: Type.Object({ orders: Type.Array(DepositSchema), total: Type.Integer() }),
  },
  /** Only while the payment is awaited; a payment that arrives later is still credited. */
  depositCancel: { body: strict({ orderNo: OrderNoSchema }), value: DepositSchema },
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
