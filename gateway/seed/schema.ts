import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../platform/database/columns.ts';

/** Merchants whose world has been made; a row is written with the world itself. */
export const seededMerchants = pgTable('seeded_merchants', {
  merchant: merchantColumn().primaryKey(),
  /** The number from which the world was made. */
  seed: integer().notNull(),
  seededAt: instantColumn().notNull(),
});
