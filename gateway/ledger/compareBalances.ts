import { sql } from 'drizzle-orm';
import { kindsBelowZero } from './accountKinds.ts';
import type { Database, Queries } from '../database/database.ts';

/** An account whose stored balance is not the sum of its entries. Amounts are minor units. */
interface Difference {
  readonly account: string;
  readonly stored: string;
  readonly recomputed: string;
}

export interface Comparison {
  readonly accounts: number;
  readonly postings: number;
  readonly entries: number;
  readonly differences: readonly Difference[];
  /** Accounts below zero that must never be. */
  readonly overdrawn: number;
  /** Ids of postings that do not sum to zero. */
  readonly unbalanced: readonly string[];
  /** Currencies in which the books as a whole do not sum to zero. */
  readonly offCurrencies: readonly string[];
}

export const booksAreSound = ({ differences, unbalanced, offCurrencies, overdrawn }: Comparison): boolean =>
  differences.length + unbalanced.length + offCurrencies.length + overdrawn === 0;

/** Every account with the balance that its entries add up to. */
const recomputed = sql`
  SELECT account.id, account.merchant, account.kind, account.owner, account.currency,
    account.balance AS stored, coalesce(sum(entry.amount), 0) AS recomputed
  FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
  GROUP BY account.id`;

const count = async (tx: Queries, table: string): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
};

/** Adds all entries up again and compares with what is stored, in one snapshot. */
export const compareBalances = (database: Database): Promise<Comparison> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const differences = await tx.execute<{ account: string; stored: string; recomputed: string }>(sql`
      SELECT concat_ws('/', merchant, kind, nullif(owner, ''), currency) AS account,
        stored::text, recomputed::text
      FROM (${recomputed}) AS sums WHERE stored <> recomputed ORDER BY id`);
    const unbalanced = await tx.execute<{ id: string }>(sql`
      SELECT DISTINCT posting_id::text AS id FROM ledger_entries GROUP BY posting_id, currency HAVING sum(amount) <> 0`);
    const off = await tx.execute<{ currency: string }>(sql`
      SELECT concat_ws('/', merchant, currency) AS currency FROM ledger_accounts
      GROUP BY merchant, currency HAVING sum(balance) <> 0`);
    const { rows: below } = await tx.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM ledger_accounts
      WHERE balance < 0 AND kind NOT IN (${sql.join(
        kindsBelowZero.map((kind) => sql`${kind}`),
        sql`, `,
      )})`);
    return {
      overdrawn: below[0]?.count ?? 0,
      accounts: await count(tx, 'ledger_accounts'),
      postings: await count(tx, 'ledger_postings'),
      entries: await count(tx, 'ledger_entries'),
      differences: differences.rows,
      unbalanced: unbalanced.rows.map(({ id }) => id),
      offCurrencies: off.rows.map(({ currency }) => currency),
    };
  });
