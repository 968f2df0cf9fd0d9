import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EndScore } from '#contract/settleLeg';
import type { Market, MatchOutcome, Selection } from '#contract/sports';
import { bets } from '../bets/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** A match from the moment it can be bet on; the seed that decides it lies there first, so that no bet can have a say in it. */
export const sportsMatches = pgTable(
  'sports_matches',
  {
    merchant: merchantColumn(),
    /** Competition and start: "SEACUP-202611201200". */
    id: text().notNull(),
    competition: text().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    /** Never told: prices of a match that runs follow from it. */
    serverSeed: text().notNull(),
    outcome: text().$type<MatchOutcome>(),
    /** With the score after the first half, of a discipline that has bets on it. */
    score: jsonb().$type<EndScore>(),
    /** When its last bet was settled. */
    settledAt: instantColumn(),
    /** Somebody has bet on it: no sweep looks at it again. */
    isKept: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.startsAt),
    index('sports_matches_to_sweep')
      .on(table.settledAt)
      .where(sql`NOT ${table.isKept}`),
    index('sports_matches_waiting')
      .on(table.endsAt)
      .where(sql`${table.settledAt} IS NULL`),
  ],
);

/** A bet of one leg or of several, beside its row in the betting record, which has the money. */
export const sportsBets = pgTable(
  'sports_bets',
  {
    id: uuid()
      .primaryKey()
      .references(() => bets.id),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** When its win was paid or its stake came back. */
    endedAt: instantColumn(),
  },
  (table) => [index().on(table.merchant, table.memberId)],
);

/** What was bet on a match. A bet of several legs is a parlay. */
export const sportsLegs = pgTable(
  'sports_legs',
  {
    betId: uuid()
      .notNull()
      .references(() => sportsBets.id),
    /** Its place on the slip, from 0. */
    place: integer().notNull(),
    merchant: merchantColumn(),
    matchId: text().notNull(),
    market: text().$type<Market>().notNull(),
    side: text().$type<Selection>().notNull(),
    /** In quarters of a point; of markets with a line alone. */
    line: integer(),
    /** The price it was placed at, in hundredths. */
    odds: integer().notNull(),
    /** When the end of its match was taken into account. */
    endedAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.place] }),
    unique('sports_legs_one_a_match').on(table.betId, table.merchant, table.matchId),
    foreignKey({
      name: 'sports_legs_match',
      columns: [table.merchant, table.matchId],
      foreignColumns: [sportsMatches.merchant, sportsMatches.id],
    }),
    index().on(table.merchant, table.matchId),
  ],
);

/** The feed of a brand; without a row it runs. */
export const sportsFeeds = pgTable('sports_feeds', {
  merchant: merchantColumn().primaryKey(),
  /** While it stands: since when prices are old. */
  stoppedAt: instantColumn(),
});
