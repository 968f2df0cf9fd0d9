import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Throws when a transaction has written something: PostgreSQL gives an id to those alone. An act that tells no change
 * must not have made one, or nobody would find who did it.
 */
export const demandNothingWritten = async (tx: Queries, act: string): Promise<void> => {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`SELECT pg_current_xact_id_if_assigned()::text AS id`,
  );
  if (typeof rows[0]?.id === 'string')
    throw new Error(`"${act}" wrote something without a change for the audit`);
};
