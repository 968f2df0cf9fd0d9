import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** The last code sent for a purpose; a new one replaces it. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    merchant: merchantColumn(),
    purpose: text({ enum: ['login', 'register', 'password', 'check', 'contact'] }).notNull(),
    /** E.164 number or e-mail address, or for a check the member it is for. */
    subject: text().notNull(),
    /** Keyed hash: six digits alone could be tried out. */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.purpose, table.subject] }),
    index().on(table.expiresAt),
  ],
);
