import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Accounts elsewhere by which a member logs in; an e-mail address alone never links one. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    merchant: merchantColumn(),
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    linkedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.issuer, table.subject] }),
    index().on(table.memberId),
  ],
);

/** What is broken when an account elsewhere is linked twice. */
export const socialAccountKey = 'social_accounts_merchant_issuer_subject_pk';
