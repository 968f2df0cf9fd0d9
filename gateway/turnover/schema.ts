import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../database/columns.ts';
import { members } from '../member/schema.ts';

const minorUnits = () => bigint({ mode: 'bigint' }).notNull();

/** What has to be wagered before money can leave. Bets fill the oldest first. */
export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    source: text({ enum: ['deposit', 'bonus'] }).notNull(),
    /** Number of the deposit, id of the bonus. */
    ref: text().notNull(),
    /** What is multiplied. */
    base: minorUnits(),
    required: minorUnits(),
    counted: minorUnits(),
    createdAt: instantColumn().notNull(),
    /** When it was met. */
    endedAt: instantColumn(),
  },
  (table) => [
    unique('turnover_requirements_ref').on(table.merchant, table.source, table.ref),
    index().on(table.memberId, table.endedAt),
  ],
);

export type TurnoverRequirement = typeof turnoverRequirements.$inferSelect;
