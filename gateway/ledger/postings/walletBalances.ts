import { and, asc, eq, gt, like, or, sql } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { WALLET_SEPARATOR } from './accountKinds.ts';
import { ledgerAccounts } from './schema.ts';

interface Owner {
  readonly merchant: string;
  readonly memberId: string;
}

/** What lies in a member's wallets, the main one and those at vendors; minor units. */
export const walletBalances = (queries: Queries) => {
  const ofMerchant = ({ merchant }: Owner, currency: Currency) =>
    and(eq(ledgerAccounts.merchant, merchant), eq(ledgerAccounts.currency, currency));
  const atVendor = ({ memberId }: Owner) =>
    and(eq(ledgerAccounts.kind, 'wallet'), like(ledgerAccounts.owner, `${memberId}${WALLET_SEPARATOR}%`));
  return {
    /** Of each wallet at a vendor that holds anything, by the vendor's code in its order. */
    byVendor: async (owner: Owner, currency: Currency): Promise<Map<string, bigint>> => {
      const rows = await queries
        .select({ owner: ledgerAccounts.owner, balance: ledgerAccounts.balance })
        .from(ledgerAccounts)
        .where(and(ofMerchant(owner, currency), atVendor(owner), gt(ledgerAccounts.balance, 0n)))
        .orderBy(asc(ledgerAccounts.owner));
      const start = owner.memberId.length + WALLET_SEPARATOR.length;
      return new Map(rows.map((row) => [row.owner.slice(start), row.balance]));
    },

    total: async (owner: Owner, currency: Currency): Promise<bigint> => {
      const main = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.owner, owner.memberId));
      const [row] = await queries
        .select({ sum: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)::text` })
        .from(ledgerAccounts)
        .where(and(ofMerchant(owner, currency), or(main, atVendor(owner))));
      return BigInt(row?.sum ?? 0);
    },
  };
};
