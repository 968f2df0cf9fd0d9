import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** What a provider has told, each once: a replay finds its row. */
export const cashierEvents = pgTable(
  'cashier_events',
  {
    merchant: merchantColumn(),
    event: text().notNull(),
    orderNo: text().notNull(),
    /** Kind, result, amount and currency as told; null of events that were heard before this was stored. */
    content: text(),
    heardAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.event] }), index().on(table.heardAt)],
);
