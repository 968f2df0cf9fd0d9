import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * What an alert is about. `work` is what the gateway does again and again by itself; `balances` is the comparison of
 * the books; the others name one thing that was quarantined.
 */
const alertKinds = [
  'work',
  'balances',
  'deposit',
  'job',
  'lottery ticket',
  'sports bet',
  'vendor round',
  'withdrawal',
] as const;

/** What needs the operator. An alert is open until the operator, or a later success, closes it. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: alertKinds }).notNull(),
    /** None where it concerns the whole gateway. */
    merchant: text(),
    /** What it happened to, such as the id of a ticket. */
    target: text().notNull(),
    reason: text().notNull(),
    /** How often it has happened since the alert was opened. */
    count: integer().notNull(),
    openedAt: instantColumn().notNull(),
    lastAt: instantColumn().notNull(),
    closedAt: instantColumn(),
    /** The gateways that it happens on, of several. */
    gateways: text().array().notNull().default([]),
  },
  (table) => [unique('alerts_target').on(table.kind, table.target)],
);

export type Alert = typeof alerts.$inferSelect;
export type AlertKind = Alert['kind'];
