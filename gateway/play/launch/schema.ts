import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** A game as one member opened it once. */
export const gameVisits = pgTable(
  'game_visits',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The session that opened it: stakes are taken while it lives. */
    sessionHash: text().notNull(),
    gameCode: text().notNull(),
    gameType: text().notNull(),
    vassalage: text().notNull(),
    mode: text({ enum: ['real', 'trial'] }).notNull(),
    language: text().notNull(),
    /** Origin of the page that shows the game. */
    parentOrigin: text().notNull(),
    startedAt: instantColumn().notNull(),
    /** A bet names it: no sweep looks at it again. */
    isKept: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.merchant, table.memberId, table.startedAt),
    index('game_visits_to_sweep')
      .on(table.startedAt)
      .where(sql`NOT ${table.isKept}`),
  ],
);

export type GameVisit = Omit<typeof gameVisits.$inferSelect, 'isKept'>;
