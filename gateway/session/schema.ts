import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../database/columns.ts';
import { members } from '../member/schema.ts';

/** A token's hash stands for the session; the token itself is never stored (design §2). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: instantColumn().notNull(),
    seenAt: instantColumn().notNull(),
    endedAt: instantColumn(),
    ip: text().notNull(),
    agent: text().notNull(),
  },
  (table) => [index().on(table.merchant, table.memberId), index().on(table.seenAt)],
);

/** Failed log-ins per account and per address, counted in windows (security row 18). */
export const loginTries = pgTable(
  'login_tries',
  {
    merchant: merchantColumn(),
    kind: text({ enum: ['account', 'address'] }).notNull(),
    subject: text().notNull(),
    tries: integer().notNull(),
    since: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.subject] }), index().on(table.since)],
);
