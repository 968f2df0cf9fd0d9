import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cashierReasons, withdrawalReceipts, withdrawalStates } from '#contract/cashier';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

const minorUnits = () => bigint({ mode: 'bigint' });

/** Where a withdrawal goes, as it was when it was asked for. */
export interface PayoutTarget {
  readonly accountId: string;
  readonly kind: 'bank' | 'crypto';
  readonly bankName: string;
  readonly number: string;
  readonly ownerName: string;
  /** Fixed with the order; of receiving addresses alone. */
  readonly coins?: string;
}

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    orderNo: text().notNull(),
    amount: minorUnits().notNull(),
    fee: minorUnits().notNull(),
    currency: text().notNull(),
    target: jsonb().$type<PayoutTarget>().notNull(),
    state: text({ enum: withdrawalStates }).notNull(),
    reason: text({ enum: cashierReasons }),
    submittedAt: instantColumn().notNull(),
    approvedAt: instantColumn(),
    paidAt: instantColumn(),
    /** From here on the payment counts as received. */
    receiptDueAt: instantColumn(),
    /** When the member was told that it soon will. */
    noticedAt: instantColumn(),
    /** What was said of it; by the clock when nobody did. */
    receipt: text({ enum: withdrawalReceipts }),
    receiptBy: text({ enum: ['member', 'clock'] }),
    receiptAt: instantColumn(),
    /** Of a partial receipt: what the member says to have received. */
    arrived: minorUnits(),
    proofIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** What is given back after a person has looked at it. */
    refunded: minorUnits(),
    appeal: text(),
    appealedAt: instantColumn(),
    /** The operator's words to a case or an appeal. */
    answer: text(),
    endedAt: instantColumn(),
  },
  (table) => [
    unique('withdrawals_order').on(table.merchant, table.orderNo),
    index().on(table.merchant, table.memberId, table.submittedAt),
    index().on(table.state, table.receiptDueAt),
  ],
);

export type Withdrawal = typeof withdrawals.$inferSelect;
