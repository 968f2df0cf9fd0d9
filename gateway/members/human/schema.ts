import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** Proofs of human verification that have been used; forgotten when they would be too old anyway. */
export const spentProofs = pgTable(
  'spent_proofs',
  { merchant: merchantColumn(), proof: text().notNull(), expiresAt: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.proof] }), index().on(table.expiresAt)],
);
