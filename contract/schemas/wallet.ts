import { MAX_MERCHANT_CODE } from '../merchantCode.ts';
import Type from 'typebox';
import { AmountSchema, MoneySchema, strict, TicketSchema, TimeSchema, WalletNameSchema } from './common.ts';

/** Result of a transfer: the moved amount, and the balance of the wallets after it. */
const moved = Type.Object({ moved: MoneySchema, balance: MoneySchema, at: TimeSchema });

export const walletSchemas = {
  balance: { value: Type.Object({ balance: MoneySchema }) },
  wallets: {
    value: Type.Object({
      main: MoneySchema,
      /** The part of the wallet that no wagering requirement binds. */
      withdrawable: MoneySchema,
      /** Held for running withdrawals, and money above the member's own limit, which can only be withdrawn. */
      held: MoneySchema,
      vendors: Type.Array(
        Type.Object({ vassalage: Type.String(), displayName: Type.String(), balance: MoneySchema }),
      ),
    }),
  },
  walletTransfer: {
    body: strict({ from: WalletNameSchema, to: WalletNameSchema, amount: AmountSchema }),
    value: moved,
  },
  /** Moves the balances of all vendor wallets to the main wallet. */
  walletCollect: { body: strict({}), value: moved },
  merchantWallet: {
    query: strict({ merchantCode: Type.String({ maxLength: MAX_MERCHANT_CODE }) }),
    /** 1 if games play from the main wallet; balances left in vendor wallets can be collected. */
    value: Type.Object({ isSingle: Type.Enum([0, 1]) }),
  },
  walletTotals: {
    value: Type.Object({
      main: MoneySchema,
      held: MoneySchema,
      bonus: MoneySchema,
      vendors: MoneySchema,
      total: MoneySchema,
    }),
  },
  lineTransferDesk: {
    value: Type.Object({
      /** Account of the upline, masked. Null at the top of a line. */
      upline: Type.Union([Type.String(), Type.Null()]),
      /** Whether the member is an agent, who can send to a downline. */
      toDownline: Type.Boolean(),
      available: MoneySchema,
      least: MoneySchema,
      most: MoneySchema,
      /** Amount that can still be sent today. */
      leftToday: MoneySchema,
      /** The part of the main wallet that no wagering requirement binds. */
      sendable: MoneySchema,
      /** Amount still to be wagered for the bound part. */
      wageringLeft: MoneySchema,
      hasPassword: Type.Boolean(),
      recent: Type.Array(
        Type.Object({
          at: TimeSchema,
          /** Account of the other side: masked for the upline, in full for a downline. */
          account: Type.String(),
          direction: Type.Enum(['in', 'out']),
          amount: MoneySchema,
        }),
      ),
    }),
  },
  lineTransfer: {
    body: strict({
      to: Type.Enum(['upline', 'downline']),
      /** Account of the downline. */
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      amount: AmountSchema,
      ticket: TicketSchema,
    }),
    value: moved,
  },
} as const;
