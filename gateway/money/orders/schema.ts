import { bigint, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cashierReasons, depositStates } from '#contract/cashier';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';
import type { PaymentInstructions } from '../payments/PaymentProvider.ts';

const minorUnits = () => bigint({ mode: 'bigint' });

export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** As people and providers name it. */
    orderNo: text().notNull(),
    /** See `depositMethods`. */
    method: text().notNull(),
    amount: minorUnits().notNull(),
    /** Of the amount ordered. */
    fee: minorUnits().notNull(),
    /** What was paid, once it was. */
    paid: minorUnits(),
    /** What of it arrived in the wallet. */
    credited: minorUnits(),
    /** What of that is beyond a limit that the member had set: it can be withdrawn and not be played (decision 27). */
    aside: minorUnits(),
    currency: text().notNull(),
    state: text({ enum: depositStates }).notNull(),
    reason: text({ enum: cashierReasons }),
    /** How it is paid, once the provider has said so. */
    instructions: jsonb().$type<PaymentInstructions>(),
    /** Uploads of the member. */
    receiptId: uuid(),
    /** When it earned points; null of one that has not yet. */
    earnedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
    /** Without a payment by then the order ends. */
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    unique('deposits_order').on(table.merchant, table.orderNo),
    index().on(table.merchant, table.memberId, table.createdAt),
    index().on(table.state, table.expiresAt),
  ],
);

export type Deposit = typeof deposits.$inferSelect;

/** Methods that the operator has closed. */
export const closedMethods = pgTable(
  'closed_methods',
  { merchant: merchantColumn(), method: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.method] })],
);
