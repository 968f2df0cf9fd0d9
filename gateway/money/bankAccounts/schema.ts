import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** Where a member's withdrawals can go: bank accounts and addresses of a crypto network. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['bank', 'crypto'] }).notNull(),
    /** Name of the bank or of the network. */
    bankName: text().notNull(),
    /** Number of the account or the receiving address. */
    number: text().notNull(),
    /** The account's owner, as the bank writes it; empty for an address. */
    ownerName: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** A new account takes withdrawals from here on only. */
    usableAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index().on(table.merchant, table.memberId)],
);

export type BankAccount = typeof bankAccounts.$inferSelect;
