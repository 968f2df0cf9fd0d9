import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Times in which a member was active without a longer pause, while logged in; two of one member may overlap. */
export const activeStretches = pgTable(
  'active_stretches',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    merchant: merchantColumn(),
    begunAt: instantColumn().notNull(),
    seenAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.begunAt] }), index().on(table.seenAt)],
);
