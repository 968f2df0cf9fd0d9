import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';
import type { WireShare } from '../../money/turnover/boundShares.ts';

const minorUnits = () => bigint({ mode: 'bigint' }).notNull();

/** The betting record: one row a round of a vendor, written with the money it moves. */
export const bets = pgTable(
  'bets',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The launch it was played in. */
    visitId: uuid().notNull(),
    vassalage: text().notNull(),
    /** The vendor's name for the round. */
    roundRef: text().notNull(),
    gameCode: text().notNull(),
    gameType: text().notNull(),
    stake: minorUnits(),
    /** What of the stake was bound to requirements; nothing for one of free money alone. */
    boundStake: jsonb().$type<readonly WireShare[]>(),
    /** What of the stake counts for rebates and conditions. */
    validBet: minorUnits(),
    /** What came back, stake included. */
    win: minorUnits(),
    currency: text().notNull(),
    /** A round that was voided before its bet arrived has a stake of zero and is not shown. */
    state: text({ enum: ['open', 'settled', 'void'] }).notNull(),
    placedAt: instantColumn().notNull(),
    settledAt: instantColumn(),
    /** Day by the brand's clock on which its stake counts (`playDays`); null of a round from before they were kept. */
    countedOn: date({ mode: 'string' }),
    /** The rebate it was paid back with. */
    rebateId: uuid(),
    /** Of a free round: what it was taken from. Its own stake and win are zero, since neither is the member's money. */
    freeRoundsId: uuid(),
    /** What was staked for the member. */
    freeStake: bigint({ mode: 'bigint' }),
    /** What it brought, kept for the member until the free rounds are over; null while it is open. */
    freeWin: bigint({ mode: 'bigint' }),
    /** When it earned points; null of a round that has not yet. */
    earnedAt: instantColumn(),
    /** Start of the slot whose sums it is in (`agents/sums`); null of a round that waits for being counted. */
    countedAt: instantColumn(),
  },
  (table) => [
    unique('bets_round').on(table.merchant, table.vassalage, table.roundRef),
    index().on(table.merchant, table.memberId, table.placedAt),
    index().on(table.visitId),
    // Rows come in the order of time: it is small, and costs a round next to nothing.
    index('bets_by_time').using('brin', table.placedAt),
    index('bets_to_count')
      .on(table.merchant, table.settledAt)
      .where(sql`state = 'settled' AND counted_at IS NULL`),
    index('bets_to_earn')
      .on(table.merchant, table.memberId)
      .where(sql`state = 'settled' AND earned_at IS NULL`),
    index('bets_counted')
      .on(table.merchant, table.countedAt, table.memberId)
      .where(sql`counted_at IS NOT NULL`),
  ],
);
