import { boolean, cidr, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** One row a merchant, written by the operator; no row means a site in normal operation. */
export const siteState = pgTable('site_state', {
  merchant: merchantColumn().primaryKey(),
  maintenance: boolean().notNull(),
  maintenanceEnd: instantColumn(),
});

/** Where an address lies. The narrowest network decides. */
export const networks = pgTable(
  'networks',
  { merchant: merchantColumn(), network: cidr().notNull(), country: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.network] })],
);

/** Countries and single networks that may not use the site. */
export const blockedRegions = pgTable(
  'blocked_regions',
  {
    merchant: merchantColumn(),
    kind: text({ enum: ['country', 'network'] }).notNull(),
    /** ISO 3166 code or network. */
    region: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.region] })],
);

/** White-label modules switched by the operator; without a row the brand's manifest decides (design §7). */
export const flags = pgTable(
  'flags',
  { merchant: merchantColumn(), module: text().notNull(), enabled: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.module] })],
);

/** Field rules of the registration form set by the operator; a field without a row has its default. */
export const registerRules = pgTable(
  'register_rules',
  {
    merchant: merchantColumn(),
    field: text().notNull(),
    enabled: boolean().notNull(),
    required: boolean().notNull(),
    minLength: integer().notNull(),
    maxLength: integer().notNull(),
    patternId: text(),
    acceptedPattern: text(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.field] })],
);
