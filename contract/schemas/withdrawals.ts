import Type from 'typebox';
import {
  appealLength,
  cashierReasons,
  proofImages,
  withdrawalReceipts,
  withdrawalStates,
} from '../cashier.ts';
import { gameTypes } from '../constants.ts';
import {
  AmountSchema,
  digits,
  IdSchema,
  MoneySchema,
  OrderNoSchema,
  strict,
  TicketSchema,
  TimeSchema,
} from './common.ts';

const TargetSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['bank', 'crypto']),
  bankName: Type.String(),
  /** Last characters of the account number. */
  tail: Type.String(),
  /** Empty for a crypto address. */
  ownerName: Type.String(),
});

const time = Type.Union([TimeSchema, Type.Null()]);

const WithdrawalSchema = Type.Object({
  orderNo: Type.String(),
  amount: MoneySchema,
  fee: MoneySchema,
  /** The amount paid out after fees, to a bank or in coins. */
  net: MoneySchema,
  /** The amount in coins, such as `38.40 USDT`; null for a bank. */
  coins: Type.Union([Type.String(), Type.Null()]),
  target: TargetSchema,
  state: Type.Enum([...withdrawalStates]),
  reason: Type.Union([Type.Enum([...cashierReasons]), Type.Null()]),
  submittedAt: TimeSchema,
  approvedAt: time,
  paidAt: time,
  /** The time after which the withdrawal counts as received. */
  receiptDueAt: time,
  receipt: Type.Union([
    Type.Object({
      said: Type.Enum([...withdrawalReceipts]),
      by: Type.Enum(['member', 'clock']),
      at: TimeSchema,
      /** For a partial receipt: the amount that arrived. */
      arrived: Type.Union([MoneySchema, Type.Null()]),
    }),
    Type.Null(),
  ]),
  refunded: Type.Union([MoneySchema, Type.Null()]),
  appeal: Type.Union([Type.Object({ text: Type.String(), at: TimeSchema }), Type.Null()]),
  /** The operator's answer to the member's report. */
  answer: Type.Union([Type.String(), Type.Null()]),
  endedAt: time,
  canAppeal: Type.Boolean(),
});

const TurnoverSchema = Type.Object({
  required: MoneySchema,
  counted: MoneySchema,
  left: MoneySchema,
  /** Open requirements, oldest first; bets count toward them in this order. */
  open: Type.Array(
    Type.Object({
      source: Type.Enum(['deposit', 'bonus']),
      ref: Type.String(),
      base: MoneySchema,
      required: MoneySchema,
      counted: MoneySchema,
      /** The part of the wallet that it binds until it is met. */
      bound: MoneySchema,
      createdAt: TimeSchema,
    }),
  ),
  /** Percentage of a stake that counts, by category. */
  weights: Type.Array(Type.Object({ gameType: Type.Enum([...gameTypes]), percent: Type.Integer() })),
});

const proofIds = Type.Array(IdSchema, { maxItems: proofImages.most });

export const withdrawalSchemas = {
  /** Exchanges the withdraw password for a ticket that is valid for one action within five minutes. */
  paymentTicket: {
    body: strict({ password: Type.String({ minLength: 1, maxLength: 255 }) }),
    value: Type.Object({ ticket: Type.String() }),
  },
  withdrawDesk: {
    value: Type.Object({
      available: MoneySchema,
      /** The part of that which no wagering requirement binds. */
      withdrawable: MoneySchema,
      held: MoneySchema,
      least: MoneySchema,
      most: MoneySchema,
      leftToday: MoneySchema,
      fee: Type.Object({ basisPoints: Type.Integer(), fixed: MoneySchema }),
      arrival: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
      /** Minutes after which a payment counts as received. */
      receiptMinutes: Type.Integer(),
      /** Price of one coin. */
      coinPrice: MoneySchema,
      turnover: TurnoverSchema,
      targets: Type.Array(
        Type.Object({ ...TargetSchema.properties, /** Null if it can be used now. */ usableAt: time }),
      ),
      hasPassword: Type.Boolean(),
      open: Type.Array(WithdrawalSchema),
      sandbox: Type.Boolean(),
    }),
  },
  withdraw: {
    body: strict({ accountId: IdSchema, amount: AmountSchema, ticket: TicketSchema }),
    value: WithdrawalSchema,
    failure: Type.Object({ left: Type.Optional(MoneySchema), usableAt: Type.Optional(TimeSchema) }),
  },
  withdrawalOrder: { query: strict({ orderNo: OrderNoSchema }), value: WithdrawalSchema },
  withdrawalOrders: {
    query: strict({ pageNo: digits(5) }),
    value: Type.Object({ orders: Type.Array(WithdrawalSchema), total: Type.Integer() }),
  },
  confirmWithdrawal: {
    body: strict({
      orderNo: OrderNoSchema,
      said: Type.Enum([...withdrawalReceipts]),
      /** For a partial receipt: the amount that arrived. */
      arrived: Type.Optional(AmountSchema),
      /** For a payment that was not fully received. */
      proofIds: Type.Optional(proofIds),
    }),
    value: WithdrawalSchema,
  },
  appealWithdrawal: {
    body: strict({
      orderNo: OrderNoSchema,
      text: Type.String({ minLength: 1, maxLength: appealLength }),
      proofIds: Type.Optional(proofIds),
    }),
    value: WithdrawalSchema,
  },
} as const;
