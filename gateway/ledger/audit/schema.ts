import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { ledgerAccounts } from '../postings/schema.ts';

/** What the entries of an account add up to, as far as they were audited. */
export const ledgerAudits = pgTable('ledger_audits', {
  accountId: bigint({ mode: 'bigint' })
    .primaryKey()
    .references(() => ledgerAccounts.id),
  amount: bigint({ mode: 'bigint' }).notNull(),
});

/** One row: how far the audit has come. */
export const ledgerAuditMark = pgTable('ledger_audit_mark', {
  id: integer().primaryKey(),
  /** Entries of transactions below this one are in `ledger_audits`. */
  through: bigint({ mode: 'bigint' }).notNull(),
  comparedAt: instantColumn(),
  /** The cluster whose transactions are counted; a restored database finds itself in another one. */
  cluster: text()
    .notNull()
    .default(sql`ledger_cluster()`),
  /** Added to the ids of transactions, which begin anew in each cluster, so that they only rise. */
  xactOffset: bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
});
