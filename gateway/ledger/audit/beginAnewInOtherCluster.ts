import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookRows } from '../postings/bookRows.ts';
import { stopBooking } from '../postings/stopBooking.ts';

/** A database from before the cluster was kept shows it by a mark that no transaction of this one has reached. */
const isForeign = sql`(cluster <> ledger_cluster()
  OR through > pg_snapshot_xmax(pg_current_snapshot())::text::bigint + xact_offset)`;

/**
 * A database that was dumped and restored into another cluster keeps the ids of its old transactions, and the new ones
 * begin far below: the audit would miss what they book and call it a difference. There everything is added up anew, and
 * ids are counted on from the highest that was ever written.
 */
export const beginAnewInOtherCluster = async ({ queries, transaction }: Database): Promise<void> => {
  const { rows } = await queries.execute(sql`SELECT 1 FROM ledger_audit_mark WHERE ${isForeign}`);
  if (rows.length === 0) return;
  await transaction(async (tx) => {
    // Waits for whoever writes with ids that are not counted on yet.
    await stopBooking(tx);
    const begun = await tx.execute(sql`
      UPDATE ledger_audit_mark SET cluster = ledger_cluster(), through = 0,
        xact_offset = (SELECT coalesce(max(xact), 0) FROM ${bookRows.entries} entry)
      WHERE ${isForeign} RETURNING id`);
    if (begun.rows.length > 0) await tx.execute(sql`DELETE FROM ledger_audits`);
  });
};
