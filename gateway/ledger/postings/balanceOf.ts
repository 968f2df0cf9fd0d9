import { sql } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import type { AccountName } from './movement.ts';

/** Minor units; an account that never moved holds nothing. */
export const balanceOf = async (
  queries: Queries,
  merchant: string,
  account: AccountName,
  currency: Currency,
): Promise<bigint> => {
  const { rows } = await queries.execute<{ balance: string }>(sql`
    SELECT balance FROM ledger_accounts
    WHERE merchant = ${merchant} AND kind = ${account.kind} AND owner = ${account.owner ?? ''}
      AND currency = ${currency}`);
  return BigInt(rows[0]?.balance ?? 0);
};
