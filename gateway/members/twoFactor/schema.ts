import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

export const authenticators = pgTable('authenticators', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  /** Base32. */
  secret: text().notNull(),
  /** Null until a code of it has been given. */
  confirmedAt: instantColumn(),
  /** The last 30-second step whose code was taken: no code counts twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Each stands in once for a lost authenticator. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] }), index().on(table.memberId)],
);
