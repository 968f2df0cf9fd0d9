import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../database/columns.ts';

/** One-time tokens: who holds one may do the one thing it was made for. Only hashes are kept. */
export const oneTimeTokens = pgTable(
  'tickets',
  {
    hash: text().primaryKey(),
    merchant: merchantColumn(),
    kind: text().notNull(),
    data: jsonb().notNull(),
    /** Wrong answers given with it. */
    tries: integer().notNull().default(0),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
