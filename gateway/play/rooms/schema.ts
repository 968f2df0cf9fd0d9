import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** What is said at live tables; forgotten after a day. */
export const roomWords = pgTable(
  'room_words',
  {
    id: uuid().primaryKey(),
    /** Grows in a room from word to word. */
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    roomId: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    text: text().notNull(),
    /** Of the page that posted it: what is posted again is kept once. */
    clientKey: text(),
    saidAt: instantColumn().notNull(),
    /** When it was taken away; nobody sees it from then on. */
    hiddenAt: instantColumn(),
  },
  (table) => [
    unique('room_words_once').on(table.memberId, table.clientKey),
    index().on(table.merchant, table.roomId, table.no),
    index().on(table.merchant, table.roomId, table.saidAt),
    index().on(table.saidAt),
  ],
);

/** Rooms in which members wait between two words. */
export const roomRules = pgTable(
  'room_rules',
  { merchant: merchantColumn(), roomId: text().notNull(), slowSeconds: integer().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.roomId] })],
);

/** Members who read in rooms and say nothing for a time. */
export const roomMutes = pgTable('room_mutes', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  until: instantColumn().notNull(),
});

/** Words that members have reported, with a copy, since words are forgotten after a day. */
export const roomReports = pgTable(
  'room_reports',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    wordId: uuid().notNull(),
    roomId: text().notNull(),
    /** Who said it. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    text: text().notNull(),
    reportedBy: uuid()
      .notNull()
      .references(() => members.id),
    reportedAt: instantColumn().notNull(),
    settledAt: instantColumn(),
  },
  (table) => [
    unique('room_reports_once').on(table.wordId, table.reportedBy),
    index().on(table.merchant, table.reportedAt),
  ],
);

/** Words of a brand that are shown in no room. */
export const filteredWords = pgTable(
  'filtered_words',
  { merchant: merchantColumn(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.word] })],
);
