import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Accounts that agents have opened, until their owners activate them. */
export const waitingAccounts = pgTable(
  'waiting_accounts',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    merchant: merchantColumn(),
    openedBy: uuid()
      .notNull()
      .references(() => members.id),
    /** Of the link that its owner was handed. */
    tokenHash: text().notNull(),
    /** Of that link. */
    expiresAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.openedBy), index().on(table.expiresAt)],
);
