import { bigint, boolean, cidr, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/**
 * Counted up with every change to games, vendors or categories of a merchant, by
 * triggers: what is kept for one number is stale at the next. Read with the site, before every call.
 */
export const catalogueVersions = pgTable('catalogue_versions', {
  merchant: merchantColumn().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});
