import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { limitPeriods } from '#contract/saferPlay';
import { instantColumn, merchantColumn } from '../database/columns.ts';
import { members } from '../member/schema.ts';

const memberColumn = () =>
  uuid()
    .notNull()
    .references(() => members.id);

/** What a member may deposit in a period at most. */
export const depositLimits = pgTable(
  'deposit_limits',
  {
    memberId: memberColumn(),
    merchant: merchantColumn(),
    period: text({ enum: limitPeriods }).notNull(),
    /** Null is no limit. */
    amount: bigint({ mode: 'bigint' }),
    /** A higher limit, or none, that holds from `nextAt` on. */
    nextAmount: bigint({ mode: 'bigint' }),
    nextAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.period] })],
);

/** Time-outs and self-exclusions as they were taken; none is ever taken back. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: memberColumn(),
    kind: text({ enum: ['timeOut', 'selfExclusion'] }).notNull(),
    takenAt: instantColumn().notNull(),
    until: instantColumn().notNull(),
  },
  (table) => [index().on(table.memberId, table.until)],
);
