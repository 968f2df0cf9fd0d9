import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { kindsBelowZero } from '../postings/accountKinds.ts';
import { bookRows } from '../postings/bookRows.ts';
import type { Comparison } from './comparison.ts';

const mayBeNegative = sql.join(
  kindsBelowZero.map((kind) => sql`${kind}`),
  sql`, `,
);

/** What the accounts alone tell: how many there are, which are overdrawn, and whether the whole sums to zero. */
export const balanceFaults = async (
  tx: Queries,
): Promise<Pick<Comparison, 'accounts' | 'overdrawn' | 'offCurrencies'>> => {
  const { rows: off } = await tx.execute<{ currency: string }>(sql`
    SELECT concat_ws('/', merchant, currency) AS currency FROM ${bookRows.accounts} account
    GROUP BY merchant, currency HAVING sum(balance) <> 0`);
  const { rows } = await tx.execute<{ accounts: number; overdrawn: number }>(sql`
    SELECT count(*)::int AS accounts,
      (count(*) FILTER (WHERE balance < 0 AND kind NOT IN (${mayBeNegative})))::int AS overdrawn
    FROM ${bookRows.accounts} account`);
  return {
    accounts: rows[0]?.accounts ?? 0,
    overdrawn: rows[0]?.overdrawn ?? 0,
    offCurrencies: off.map(({ currency }) => currency),
  };
};
