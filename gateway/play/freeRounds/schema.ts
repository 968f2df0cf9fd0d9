import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { freeRoundSources } from '#contract/rewards';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

const minorUnits = () => bigint({ mode: 'bigint' }).notNull();

/** Rounds that members play without money of their own: each subject of a source once a member. */
export const freeRounds = pgTable(
  'free_rounds',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    source: text({ enum: freeRoundSources }).notNull(),
    subject: text().notNull(),
    /** The games that take them. */
    gameCodes: jsonb().$type<readonly string[]>().notNull(),
    total: integer().notNull(),
    /** How many have been begun. */
    taken: integer().notNull().default(0),
    /** How many of those have ended. */
    ended: integer().notNull().default(0),
    /** Of each round, minor units. */
    stake: minorUnits(),
    /** What they have brought so far. */
    won: minorUnits().default(sql`0`),
    currency: text().notNull(),
    /** So many times what they bring has to be wagered. */
    times: integer().notNull(),
    /** Days for wagering it; null has no end. */
    wagerDays: integer(),
    createdAt: instantColumn().notNull(),
    /** None is taken after that. */
    until: instantColumn().notNull(),
    /** When the operator took back what was left of them. */
    cancelledAt: instantColumn(),
    /** When what they brought was paid. */
    closedAt: instantColumn(),
  },
  (table) => [
    unique('free_rounds_once').on(table.memberId, table.source, table.subject),
    index().on(table.merchant, table.memberId, table.createdAt),
    check('free_rounds_counted', sql.raw('ended >= 0 AND ended <= taken AND taken <= total')),
    check('free_rounds_won', sql.raw('stake > 0 AND won >= 0')),
  ],
);

export type FreeRounds = typeof freeRounds.$inferSelect;
