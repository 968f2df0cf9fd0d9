import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { limitKinds, limitPeriods } from '#contract/saferPlay';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

const memberColumn = () =>
  uuid()
    .notNull()
    .references(() => members.id);

/** What a member may deposit, lose, stake or be active in a period at most: minor units, or minutes of `session`. */
export const memberLimits = pgTable(
  'member_limits',
  {
    memberId: memberColumn(),
    merchant: merchantColumn(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    /** Null is no limit. */
    amount: bigint({ mode: 'bigint' }),
    /** A higher limit, or none, that may be confirmed from `nextAt` on. */
    nextAmount: bigint({ mode: 'bigint' }),
    nextAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

/** Time-outs and self-exclusions as they were taken; only an indefinite one is ever ended, by the operator. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: memberColumn(),
    kind: text({ enum: ['timeOut', 'selfExclusion'] }).notNull(),
    takenAt: instantColumn().notNull(),
    /** Null is without an end. */
    until: instantColumn(),
    endedAt: instantColumn(),
  },
  (table) => [index().on(table.memberId, table.until)],
);

/** What a member has set or answered once. */
export const saferPlaySettings = pgTable('safer_play_settings', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  /** Minutes between two reality checks; null for none. */
  realityMinutes: integer(),
  /** When the last one was answered. */
  realityAnsweredAt: instantColumn(),
  /** When the member wanted no limits at the first deposit. */
  limitsDeclinedAt: instantColumn(),
});

/** Stakes of a day by the brand's clock, and what those stakes have brought so far, whenever it came. */
export const playDays = pgTable(
  'play_days',
  {
    memberId: memberColumn(),
    merchant: merchantColumn(),
    day: date({ mode: 'string' }).notNull(),
    staked: bigint({ mode: 'bigint' }).notNull(),
    returned: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
