import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { bookRows } from '../postings/bookRows.ts';
import { balanceFaults } from './balanceFaults.ts';
import type { Comparison } from './comparison.ts';

/** So many postings are added up by one statement, which then ends long before its time. */
const POSTINGS_AT_ONCE = 100_000n;

interface Sums {
  readonly ofAccount: Map<string, bigint>;
  readonly unbalanced: Set<string>;
  entries: number;
}

const lastPosting = async (tx: Queries): Promise<bigint> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT coalesce(max(id), 0)::text AS id FROM ${bookRows.postings} posting`,
  );
  return BigInt(rows[0]?.id ?? 0);
};

const addUp = async (tx: Queries, from: bigint, sums: Sums): Promise<void> => {
  const wanted = sql`posting_id > ${from} AND posting_id <= ${from + POSTINGS_AT_ONCE}`;
  const accounts = await tx.execute<{ account: string; amount: string; entries: number }>(sql`
    SELECT account_id::text AS account, sum(amount)::text AS amount, count(*)::int AS entries
    FROM ${bookRows.entries} entry WHERE ${wanted} GROUP BY account_id`);
  for (const { account, amount, entries } of accounts.rows) {
    sums.ofAccount.set(account, (sums.ofAccount.get(account) ?? 0n) + BigInt(amount));
    sums.entries += entries;
  }
  const unbalanced = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT posting_id::text AS id FROM ${bookRows.entries} entry WHERE ${wanted}
    GROUP BY posting_id, currency HAVING sum(amount) <> 0`);
  for (const { id } of unbalanced.rows) sums.unbalanced.add(id);
};

/** Adds all entries up again and compares with what is stored, in one snapshot. `auditBalances` does so by what is new. */
export const compareBalances = (database: Database): Promise<Comparison> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const sums: Sums = { ofAccount: new Map(), unbalanced: new Set(), entries: 0 };
    const last = await lastPosting(tx);
    for (let from = 0n; from < last; from += POSTINGS_AT_ONCE) await addUp(tx, from, sums);
    const { rows } = await tx.execute<{ id: string; account: string; stored: string }>(sql`
      SELECT id::text, concat_ws('/', merchant, kind, nullif(owner, ''), currency) AS account, balance::text AS stored
      FROM ${bookRows.accounts} account ORDER BY account.id`);
    const compared = rows.map(({ id, account, stored }) => ({
      ...{ account, stored },
      recomputed: (sums.ofAccount.get(id) ?? 0n).toString(),
    }));
    return {
      ...(await balanceFaults(tx)),
      entries: sums.entries,
      differences: compared.filter(({ stored, recomputed }) => stored !== recomputed),
      unbalanced: [...sums.unbalanced],
    };
  });
