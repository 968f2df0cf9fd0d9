import { sql } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { batchReads } from '../../platform/database/batchReads.ts';
import type { AccountName } from './movement.ts';

interface Asked {
  readonly merchant: string;
  readonly account: AccountName;
  readonly currency: Currency;
}

/** Like `balanceOf` for calls of many members: balances asked for at the same moment are read by one statement. */
export const balanceReader = (queries: Queries) =>
  batchReads(async (asked: readonly Asked[]): Promise<bigint[]> => {
    const column = (read: (one: Asked) => string) => sql.param(asked.map(read));
    const { rows } = await queries.execute<{ balance: string }>(sql`
      SELECT coalesce(balance, 0) AS balance
      FROM unnest(
        ${column(({ merchant }) => merchant)}::text[],
        ${column(({ account }) => account.kind)}::text[],
        ${column(({ account }) => account.owner ?? '')}::text[],
        ${column(({ currency }) => currency)}::text[]
      ) WITH ORDINALITY AS asked (merchant, kind, owner, currency, place)
      LEFT JOIN ledger_accounts USING (merchant, kind, owner, currency)
      ORDER BY place`);
    return rows.map(({ balance }) => BigInt(balance));
  });
