import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** The transaction below which none runs any more: what those booked is all there. */
export const bookedThrough = async (tx: Queries): Promise<bigint> => {
  const { rows } = await tx.execute<{ horizon: string }>(sql`
    SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + xact_offset)::text AS horizon
    FROM ledger_audit_mark`);
  const [row] = rows;
  if (row === undefined) throw new Error('The mark of the audit is gone');
  return BigInt(row.horizon);
};
