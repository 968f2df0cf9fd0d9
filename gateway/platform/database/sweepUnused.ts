import { and, exists, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

interface Unused {
  readonly table: PgTable & { readonly isKept: PgColumn };
  /** Which rows have had their time. */
  readonly due: SQL | undefined;
  /** Selects what refers to a row of the table. */
  readonly uses: SQLWrapper;
}

/**
 * Deletes rows that have had their time and that nothing refers to. The others are marked, so that no later sweep looks
 * at them: an index over what is not marked bounds each sweep by what has come since.
 */
export const sweepUnused = async (queries: Queries, { table, due, uses }: Unused): Promise<void> => {
  const looked = and(due, sql`NOT ${table.isKept}`);
  const used = exists(uses);
  await queries.execute(sql`UPDATE ${table} SET is_kept = true WHERE ${and(looked, used)}`);
  await queries.execute(sql`DELETE FROM ${table} WHERE ${and(looked, not(used))}`);
};
