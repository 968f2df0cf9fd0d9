import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { bookRows } from '../postings/bookRows.ts';
import { balanceFaults } from './balanceFaults.ts';
import { beginAnewInOtherCluster } from './beginAnewInOtherCluster.ts';
import type { Comparison } from './comparison.ts';

/** So many entries are added at once, so that an audit after a long pause comes on step by step. */
const ENTRIES_AT_ONCE = 50_000;

interface Step {
  readonly from: string;
  readonly to: string;
  /** Whether all that can be added was. */
  readonly isLast: boolean;
}

/** The entries to add next: those of transactions that are over, and that no running one comes before. */
const nextStep = async (tx: Queries): Promise<Step> => {
  const { rows } = await tx.execute<{ from: string; horizon: string; far: string | null }>(sql`
    SELECT through::text AS from, horizon::text, (
      SELECT greatest(xact, through + 1) FROM ${bookRows.entries} entry WHERE xact >= through AND xact < horizon
      ORDER BY xact OFFSET ${ENTRIES_AT_ONCE} LIMIT 1)::text AS far
    FROM (
      SELECT through, greatest(through, pg_snapshot_xmin(pg_current_snapshot())::text::bigint + xact_offset) AS horizon
      FROM ledger_audit_mark FOR UPDATE
    ) AS mark`);
  const [row] = rows;
  if (row === undefined) throw new Error('The mark of the audit is gone');
  return { from: row.from, to: row.far ?? row.horizon, isLast: row.far === null };
};

const add = async (tx: Queries, { from, to }: Step): Promise<{ entries: number; unbalanced: string[] }> => {
  const wanted = sql`xact >= ${from}::bigint AND xact < ${to}::bigint`;
  const unbalanced = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT posting_id::text AS id FROM ${bookRows.entries} entry WHERE ${wanted}
    GROUP BY posting_id, currency HAVING sum(amount) <> 0`);
  const { rows } = await tx.execute<{ entries: number }>(sql`
    WITH fresh AS (
      SELECT account_id, sum(amount) AS amount, count(*) AS entries FROM ${bookRows.entries} entry
      WHERE ${wanted} GROUP BY account_id
    ), added AS (
      INSERT INTO ledger_audits (account_id, amount) SELECT account_id, amount FROM fresh
      ON CONFLICT (account_id) DO UPDATE SET amount = ledger_audits.amount + excluded.amount
    ), moved AS (
      UPDATE ledger_audit_mark SET through = ${to}::bigint
    )
    SELECT coalesce(sum(entries), 0)::int AS entries FROM fresh`);
  return { entries: rows[0]?.entries ?? 0, unbalanced: unbalanced.rows.map(({ id }) => id) };
};

/** What was audited, with what came since, against what is stored. */
const differences = async (tx: Queries): Promise<Comparison['differences']> => {
  const { rows } = await tx.execute<{ account: string; stored: string; recomputed: string }>(sql`
    SELECT concat_ws('/', merchant, kind, nullif(owner, ''), account.currency) AS account,
      balance::text AS stored, (coalesce(audit.amount, 0) + coalesce(fresh.amount, 0))::text AS recomputed
    FROM ${bookRows.accounts} account
    LEFT JOIN ledger_audits audit ON audit.account_id = account.id
    LEFT JOIN (
      SELECT account_id, sum(entry.amount) AS amount
      FROM ${bookRows.entries} entry JOIN ledger_audit_mark mark ON entry.xact >= mark.through
      GROUP BY account_id
    ) fresh ON fresh.account_id = account.id
    WHERE balance <> coalesce(audit.amount, 0) + coalesce(fresh.amount, 0)
    ORDER BY account.id`);
  return rows;
};

/**
 * Compares every stored balance with the sum of its entries and adds up only what was booked since the last time: sums
 * are kept for each account up to a transaction below which none runs any more. Ids could not be the mark, because an
 * entry with a lower id may be committed after one with a higher id. Each step sees one snapshot. An old entry that
 * somebody with the rights of the database changed is not seen here: `compareBalances` adds up everything.
 */
export const auditBalances = async (database: Database, now: Date): Promise<Comparison> => {
  await beginAnewInOtherCluster(database);
  let entries = 0;
  const unbalanced: string[] = [];
  for (;;) {
    const compared = await database.transaction(async (tx) => {
      await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`);
      const step = await nextStep(tx);
      const added = await add(tx, step);
      if (!step.isLast) return { added };
      await tx.execute(sql`UPDATE ledger_audit_mark SET compared_at = ${now}`);
      return { added, found: { ...(await balanceFaults(tx)), differences: await differences(tx) } };
    });
    entries += compared.added.entries;
    unbalanced.push(...compared.added.unbalanced);
    if (compared.found !== undefined) return { ...compared.found, entries, unbalanced };
  }
};
