import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { PlayType } from '#contract/lottery';
import type { Game, Vendor } from '#contract/wireTypes';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import type { GameFacts } from '../vendors/GameVendor.ts';
import type { Texts } from '../../brands/languages/texts.ts';

/** Categories of the navigation in the brand's order. */
export const gameLanes = pgTable(
  'game_lanes',
  {
    merchant: merchantColumn(),
    gameType: text().$type<Game['gameType']>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.gameType] })],
);

/** A vendor as it stands in one category; a vendor with games of two types has two rows. */
export const vendors = pgTable(
  'vendors',
  {
    merchant: merchantColumn(),
    vassalage: text().notNull(),
    gameType: text().$type<Vendor['gameType']>().notNull(),
    nodeId: integer().notNull(),
    gameClassify: text().notNull(),
    displayName: text().notNull(),
    /** While the vendor is closed: when it is expected back. */
    maintenanceEnd: instantColumn(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vassalage, table.gameType] })],
);

/** Theme and motif of a cover, by the names that its painter has for them. */
export interface GameArt {
  readonly theme: string;
  readonly motif: string;
}

export const games = pgTable(
  'games',
  {
    merchant: merchantColumn(),
    gameCode: text().notNull(),
    nodeId: integer().notNull(),
    names: jsonb().$type<Texts<string>>().notNull(),
    /** All names, the vendor's name and code and the game's own code, folded, see `searchTextOf`. */
    searchText: text().notNull(),
    vassalage: text().notNull(),
    gameType: text().$type<Game['gameType']>().notNull(),
    gameClassify: text().notNull(),
    isGame: text().$type<Game['isGame']>().notNull(),
    supportPlay: text().$type<Game['supportPlay']>().notNull(),
    tag: text().$type<Game['tag']>().notNull(),
    /** Of a lottery: its code on the lottery pages and the play type it opens with; null for other games. */
    code: text(),
    defaultPlayType: text().$type<PlayType>(),
    /** Minor units of the brand's currency. */
    minBet: integer().notNull(),
    lineNum: integer().notNull(),
    maintenanceEnd: instantColumn(),
    /** What its cover shows; null for games that were stored before it was kept. */
    art: jsonb().$type<GameArt>(),
    /** What a vendor outside said of how it is played; null where the vendor tells it by the columns above. */
    facts: jsonb().$type<GameFacts>(),
    /** Since when its vendor offers it no more: it is on no list and opens no more, and records still name it. */
    goneAt: instantColumn(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.gameCode] }),
    unique('games_order').on(table.merchant, table.gameType, table.sort),
    unique('games_node').on(table.merchant, table.nodeId),
    index().on(table.merchant, table.vassalage, table.sort),
    index('games_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
