import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** One key a merchant and period; rows are written once and deleted when no envelope can name them. */
export const envelopeKeys = pgTable(
  'envelope_keys',
  {
    kid: text().primaryKey(),
    merchant: merchantColumn(),
    period: bigint({ mode: 'number' }).notNull(),
    /** Base64 of the P-256 scalar. */
    privateKey: text().notNull(),
    /** Base64 of the uncompressed point. */
    publicKey: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.merchant, table.period)],
);

/** Nonces of opened envelopes: a second one with the same nonce is a replay. */
export const envelopeNonces = pgTable(
  'envelope_nonces',
  {
    merchant: merchantColumn(),
    nonce: text().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.nonce] }), index().on(table.expiresAt)],
);
