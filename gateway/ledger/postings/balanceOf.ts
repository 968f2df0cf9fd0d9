import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { AccountName, LedgerUnit } from './movement.ts';

/** Minor units, or whole points; an account that never moved holds nothing. */
export const balanceOf = async (
  queries: Queries,
  merchant: string,
  account: AccountName,
  currency: LedgerUnit,
): Promise<bigint> => {
  const { rows } = await queries.execute<{ balance: string }>(sql`
    SELECT balance FROM ledger_accounts
    WHERE merchant = ${merchant} AND kind = ${account.kind} AND owner = ${account.owner ?? ''}
      AND currency = ${currency}`);
  return BigInt(rows[0]?.balance ?? 0);
};
