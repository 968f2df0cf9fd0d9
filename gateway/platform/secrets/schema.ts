import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the gateways of a database share, made when first needed. */
export const gatewaySecrets = pgTable('gateway_secrets', {
  name: text().primaryKey(),
  /** 32 bytes, base64url. */
  secret: text().notNull(),
});
