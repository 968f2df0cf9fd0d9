import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** When and from where members logged in. */
export const loginHistory = pgTable(
  'login_history',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    at: instantColumn().notNull(),
    ip: text().notNull(),
    /** The User-Agent header. */
    agent: text().notNull(),
  },
  (table) => [index().on(table.merchant, table.memberId, table.at)],
);
