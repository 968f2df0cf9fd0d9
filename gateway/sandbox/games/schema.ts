import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jackpotTiers } from '#contract/jackpots';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import type { GameRequest, RoundOutcome } from './engine/playRound.ts';

const minorUnits = () => bigint({ mode: 'bigint' }).notNull();
const modeColumn = () => text({ enum: ['real', 'trial'] }).notNull();

/** The name of the constraint that a key used twice at once breaks. */
export const ONE_ROUND_A_KEY = 'vendor_rounds_key';

/** Stands for the player where all at a live table share the seed. */
export const TABLE_PLAYER = 'table';

/** A game that is open in somebody's browser. Everything of the vendor's stands apart from the gateway's tables. */
export const vendorSessions = pgTable(
  'vendor_sessions',
  {
    tokenHash: text().primaryKey(),
    merchant: merchantColumn(),
    /** The gateway's name for the launch. */
    visit: text().notNull(),
    /** The gateway's name for the player. */
    player: text().notNull(),
    /** Of the player's name, as others at a live table see them. */
    initials: text().notNull().default(''),
    gameCode: text().notNull(),
    mode: modeColumn(),
    currency: text().notNull(),
    decimals: integer().notNull(),
    language: text().notNull(),
    parentOrigin: text().notNull(),
    startedAt: instantColumn().notNull(),
    /** Closed by the next launch of the same game. */
    endedAt: instantColumn(),
  },
  (table) => [index().on(table.merchant, table.player, table.gameCode), index().on(table.startedAt)],
);

/** A pair of seeds; the server's is told when the pair is replaced (GAME-12). */
export const vendorSeeds = pgTable(
  'vendor_seeds',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    player: text().notNull(),
    gameCode: text().notNull(),
    mode: modeColumn(),
    serverSeed: text().notNull(),
    clientSeed: text().notNull(),
    /** Rounds played with it: the next one's nonce. */
    rounds: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    revealedAt: instantColumn(),
  },
  (table) => [
    index().on(table.merchant, table.player, table.gameCode, table.mode),
    index().on(table.revealedAt),
    // One in use for each player and game. The next shoe of a live table may be opened before this one is told.
    uniqueIndex('vendor_seeds_current')
      .on(table.merchant, table.player, table.gameCode, table.mode)
      .where(sql.raw(`revealed_at IS NULL AND player <> '${TABLE_PLAYER}'`)),
  ],
);

/**
 * A round from its drawing on. `drawn`: the stake may or may not have been taken; `playing`: it was, and the player has
 * still to decide; `staked`: it was, and the win is known; `settled`: the win was paid; `refused`: there was no money; `abandoned`: to be given up; `void`: the stake, if taken, was given back.
 */
export const vendorRounds = pgTable(
  'vendor_rounds',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    visit: text().notNull(),
    player: text().notNull(),
    gameCode: text().notNull(),
    mode: modeColumn(),
    /** Made by the page before it asks: the same key is the same round. */
    key: text().notNull(),
    seedId: uuid()
      .notNull()
      .references(() => vendorSeeds.id),
    nonce: integer().notNull(),
    request: jsonb().$type<GameRequest>().notNull(),
    outcome: jsonb().$type<RoundOutcome>().notNull(),
    stake: minorUnits(),
    /** With what the pot paid. */
    win: minorUnits(),
    /** Of the win, what the progressive jackpot paid. */
    pot: minorUnits().default(sql`0`),
    state: text({
      enum: ['drawn', 'playing', 'staked', 'settled', 'refused', 'abandoned', 'void'],
    }).notNull(),
    drawnAt: instantColumn().notNull(),
    /** When the page said that the player has seen how it ended. */
    shownAt: instantColumn(),
  },
  (table) => [
    unique(ONE_ROUND_A_KEY).on(table.visit, table.key),
    index().on(table.merchant, table.player, table.gameCode, table.drawnAt),
    index().on(table.state, table.drawnAt),
    index().on(table.seedId),
  ],
);

/** Money of trial games; it is worth nothing and touches no ledger. */
export const vendorPurses = pgTable(
  'vendor_purses',
  {
    merchant: merchantColumn(),
    player: text().notNull(),
    currency: text().notNull(),
    amount: minorUnits(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.player, table.currency] })],
);

/** A progressive jackpot. All amounts are hundredths of a minor unit, of which a stake feeds as many as it has units. */
export const vendorJackpots = pgTable(
  'vendor_jackpots',
  {
    merchant: merchantColumn(),
    currency: text().notNull(),
    gameCode: text().notNull(),
    amount: minorUnits(),
    /** What the vendor put in, each time that it began. */
    begun: minorUnits(),
    /** What stakes have fed. */
    fed: minorUnits(),
    paid: minorUnits(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.currency, table.gameCode] }),
    check('vendor_jackpots_sum', sql.raw('amount = begun + fed - paid AND amount >= 0')),
  ],
);

/** Pots that were won. They outlast their rounds. */
export const vendorJackpotHits = pgTable(
  'vendor_jackpot_hits',
  {
    /** The round. */
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    currency: text().notNull(),
    gameCode: text().notNull(),
    tier: text({ enum: jackpotTiers }).notNull(),
    /** Minor units. */
    amount: minorUnits(),
    wonAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.merchant, table.currency, table.wonAt)],
);
