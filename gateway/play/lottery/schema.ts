import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DrawnPrize, PlayType } from '#contract/lottery';
import { bets } from '../bets/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';
import type { Pay } from './rates.ts';

/** A draw from the moment it can be bet on; its seed lies there first, so that no bet can have a say in it. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    merchant: merchantColumn(),
    lottery: text().notNull(),
    drawNo: text().notNull(),
    closesAt: instantColumn().notNull(),
    drawsAt: instantColumn().notNull(),
    /** Told once it is drawn; its hash before. */
    serverSeed: text().notNull(),
    prizes: jsonb().$type<readonly DrawnPrize[]>(),
    drawnAt: instantColumn(),
    /** When its last ticket was settled. */
    settledAt: instantColumn(),
    /** Somebody has bet on it: no sweep looks at it again. */
    isKept: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.lottery, table.drawNo] }),
    index().on(table.merchant, table.lottery, table.drawsAt),
    index('lottery_draws_to_sweep')
      .on(table.lottery, table.settledAt)
      .where(sql`NOT ${table.isKept}`),
    index('lottery_draws_waiting')
      .on(table.drawsAt)
      .where(sql`${table.settledAt} IS NULL`),
  ],
);

/** What was bet on a draw, beside its row in the betting record, which has the money. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    id: uuid()
      .primaryKey()
      .references(() => bets.id),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    lottery: text().notNull(),
    drawNo: text().notNull(),
    playType: text().$type<PlayType>().notNull(),
    picks: jsonb().$type<readonly string[]>().notNull(),
    units: integer().notNull(),
    /** Minor units. */
    unitStake: bigint({ mode: 'bigint' }).notNull(),
    times: integer().notNull(),
    /** The prices it was placed at. */
    pays: jsonb().$type<readonly Pay[]>().notNull(),
    /** When its win was paid or its stake came back. */
    endedAt: instantColumn(),
  },
  (table) => [
    foreignKey({
      name: 'lottery_tickets_draw',
      columns: [table.merchant, table.lottery, table.drawNo],
      foreignColumns: [lotteryDraws.merchant, lotteryDraws.lottery, lotteryDraws.drawNo],
    }),
    index().on(table.merchant, table.lottery, table.drawNo),
    index().on(table.merchant, table.memberId),
  ],
);
