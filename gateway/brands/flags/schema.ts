import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../../platform/database/columns.ts';

/** White-label modules switched by the operator; without a row the brand's manifest decides (design §7). */
export const flags = pgTable(
  'flags',
  { merchant: merchantColumn(), module: text().notNull(), enabled: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.module] })],
);
