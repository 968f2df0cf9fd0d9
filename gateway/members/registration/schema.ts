import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Codes by which agents (affiliate) and members (referral) bring others in. */
export const invitations = pgTable(
  'invitations',
  {
    merchant: merchantColumn(),
    /** Upper case. */
    code: text().notNull(),
    kind: text({ enum: ['affiliate', 'referral'] }).notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] }), index().on(table.memberId)],
);
