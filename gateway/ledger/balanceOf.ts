import { and, eq } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../database/database.ts';
import type { AccountName } from './movement.ts';
import { ledgerAccounts } from './schema.ts';

/** Minor units; an account that never moved holds nothing. */
export const balanceOf = async (
  queries: Queries,
  merchant: string,
  account: AccountName,
  currency: Currency,
): Promise<bigint> => {
  const [row] = await queries
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, account.owner ?? ''),
        eq(ledgerAccounts.currency, currency),
      ),
    );
  return row?.balance ?? 0n;
};
