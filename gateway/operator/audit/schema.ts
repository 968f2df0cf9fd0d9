import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** What the operator did: kept for good, never changed. */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    /** Account of the operating system that gave the command. */
    who: text().notNull(),
    at: instantColumn().notNull(),
    /** Command and act: `notice add`. */
    act: text().notNull(),
    /** What it was done to: an account, a module, an id. */
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** Minor units that the operator chose to move. */
    moved: bigint({ mode: 'bigint' }),
  },
  (table) => [index().on(table.merchant, table.at)],
);
