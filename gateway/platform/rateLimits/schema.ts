import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../database/columns.ts';

/** How often something was tried since its window began: log-ins, codes sent, accounts made. */
export const windowCounts = pgTable(
  'window_counts',
  {
    merchant: merchantColumn(),
    /** What is counted, and per what: `login account`, `sms number`. */
    kind: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    since: instantColumn().notNull(),
    /** End of the window, after which the row says nothing. */
    until: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.subject] }), index().on(table.until)],
);
