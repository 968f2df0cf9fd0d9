import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { paymentKinds, paymentResults } from '../../money/payments/PaymentProvider.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

const minorUnits = () => bigint({ mode: 'bigint' });

/** The sandbox's own books: what it was asked for, and what has come of it. */
export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    merchant: merchantColumn(),
    orderNo: text().notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    member: text().notNull(),
    /** What is paid, if it is: by the ending of the amount it may be less than was ordered. */
    pays: minorUnits().notNull(),
    currency: text().notNull(),
    orderedAt: instantColumn().notNull(),
    result: text({ enum: paymentResults }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.orderNo] }),
    index().on(table.merchant, table.member),
    index().on(table.orderedAt),
  ],
);

/** What the sandbox is going to tell, and when. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    orderNo: text().notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    result: text({ enum: paymentResults }).notNull(),
    amount: minorUnits().notNull(),
    dueAt: instantColumn().notNull(),
    /** Written by the version before alone: how often its job was tried stands with the job. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index().on(table.dueAt)],
);

export type SandboxEvent = typeof sandboxEvents.$inferSelect;
