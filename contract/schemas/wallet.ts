import Type from 'typebox';
import { AmountSchema, MoneySchema, strict, TicketSchema, TimeSchema, WalletNameSchema } from './common.ts';

/** As ledger and page have it: what moved, and what the wallets hold after it. */
const moved = Type.Object({ moved: MoneySchema, balance: MoneySchema, at: TimeSchema });

export const walletSchemas = {
  balance: { value: Type.Object({ balance: MoneySchema }) },
  wallets: {
    value: Type.Object({
      main: MoneySchema,
      /** What of the wallet can leave now: no requirement binds it. */
      withdrawable: MoneySchema,
      /** Kept for withdrawals that run, and what is beyond a limit of the member's own: it can only be withdrawn. */
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
  /** Brings everything that vendors' wallets hold to the main wallet. */
  walletCollect: { body: strict({}), value: moved },
  merchantWallet: {
    query: strict({ merchantCode: Type.String({ maxLength: 32 }) }),
    /** 1 when games play from the main wallet; what vendors' wallets still hold can be collected. */
    value: Type.Object({ isSingle: Type.Enum([0, 1]) }),
  },
  fundsConsolidated: {
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
      /** Who is above: the account, mostly hidden. Null at the top of a line. */
      upline: Type.Union([Type.String(), Type.Null()]),
      /** Agents can send to an account below them. */
      toDownline: Type.Boolean(),
      available: MoneySchema,
      least: MoneySchema,
      most: MoneySchema,
      /** What is left of the day. */
      leftToday: MoneySchema,
      /** What of the main wallet no requirement binds. */
      sendable: MoneySchema,
      /** What still has to be wagered for the rest. */
      wageringLeft: MoneySchema,
      hasPassword: Type.Boolean(),
      recent: Type.Array(
        Type.Object({
          at: TimeSchema,
          /** Of the other side, mostly hidden above and whole below. */
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
      /** Of the downline. */
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      amount: AmountSchema,
      ticket: TicketSchema,
    }),
    value: moved,
  },
} as const;
