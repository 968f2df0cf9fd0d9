import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/** Keys that the gateways of a database share, made when first needed. */
export const gatewaySecrets = pgTable('gateway_secrets', {
  name: text().primaryKey(),
  /** 32 bytes, base64url. */
  secret: text().notNull(),
  /** What it was before its last rotation, which still signs until then. */
  previous: text(),
  previousUntil: instantColumn(),
});

export type GatewaySecret = typeof gatewaySecrets.$inferSelect;
