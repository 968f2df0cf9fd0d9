import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

const memberColumn = () =>
  uuid()
    .notNull()
    .references(() => members.id);

export const favourites = pgTable(
  'favourites',
  {
    merchant: merchantColumn(),
    memberId: memberColumn(),
    nodeId: integer().notNull(),
    addedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

/** The last time a member opened each game. */
export const recentGames = pgTable(
  'recent_games',
  {
    merchant: merchantColumn(),
    memberId: memberColumn(),
    gameCode: text().notNull(),
    openedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameCode] }),
    index().on(table.memberId, table.openedAt),
  ],
);
