import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** A token's hash stands for the session; the token itself is never stored (design §2). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its owner. */
    id: uuid().notNull().defaultRandom(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: instantColumn().notNull(),
    /** When its owner showed who they are; null where a remembered device brought them back. */
    provedAt: instantColumn(),
    seenAt: instantColumn().notNull(),
    endedAt: instantColumn(),
    ip: text().notNull(),
    agent: text().notNull(),
    /** Of the credential it came from or came with, see `rememberedDevices`. */
    family: uuid(),
    /** Minutes without a call after which it ends, as the brand had it when it began. */
    idleMinutes: integer().notNull().default(30),
  },
  (table) => [index().on(table.merchant, table.memberId), index().on(table.seenAt)],
);

/** A day's credential for coming back (LOGIN-09): used once, then replaced by the next of its family. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    selector: text().primaryKey(),
    verifierHash: text().notNull(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The log-in that all its successors come from; using one twice ends them all. */
    family: uuid().notNull(),
    usedAt: instantColumn(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.merchant, table.memberId),
    index().on(table.family),
    index().on(table.expiresAt),
  ],
);

/** Networks that a member has logged in from (LOGIN-12). */
export const knownPlaces = pgTable(
  'known_places',
  {
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    network: text().notNull(),
    seenAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.network] })],
);
