import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../../platform/database/columns.ts';

/** Figures and switches of the accounts set by the operator; one without a row has its default. */
export const settings = pgTable(
  'settings',
  { merchant: merchantColumn(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.name] })],
);
