import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** The first answer to a key, written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    merchant: merchantColumn(),
    /** Member id. */
    member: text().notNull(),
    /** Name of the endpoint. */
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null only while the transaction of the effect runs. */
    answer: jsonb(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.endpoint, table.key] }),
    // Rows come in the order of their time: an index of ranges costs a money call next to nothing.
    index().using('brin', table.createdAt),
  ],
);
