import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from '../../members/members/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

const memberColumn = () =>
  uuid()
    .notNull()
    .references(() => members.id);

/** Chats of members with support; a member has one that is open. */
export const supportChats = pgTable(
  'support_chats',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: memberColumn(),
    openedAt: instantColumn().notNull(),
    /** When staff first answered. */
    answeredAt: instantColumn(),
    closedAt: instantColumn(),
    stars: integer(),
    /** Who of the staff has taken it, and the name that the member sees. */
    takenBy: uuid(),
    takenName: text(),
    /** In which the member had the site when it was opened. */
    language: text(),
    /** Opened while nobody was there. */
    outside: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('support_chats_open')
      .on(table.merchant, table.memberId)
      .where(sql`closed_at IS NULL`),
    index('support_chats_waiting')
      .on(table.merchant, table.openedAt)
      .where(sql`closed_at IS NULL`),
    index().on(table.merchant, table.memberId, table.openedAt),
    index('support_chats_closed')
      .on(table.merchant, table.closedAt)
      .where(sql`closed_at IS NOT NULL`),
  ],
);

/** Their messages. The member's row is locked while one is written, so that ids grow in the order of the messages. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    chatId: uuid()
      .notNull()
      .references(() => supportChats.id),
    memberId: memberColumn(),
    /** Null of the member's own. */
    staff: text(),
    /** What is sent again is kept once. */
    clientKey: text(),
    text: text().notNull(),
    /** An upload of whoever wrote it; the text then names it. */
    pictureId: uuid(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (table) => [
    unique('support_messages_once').on(table.memberId, table.clientKey),
    index().on(table.merchant, table.memberId, table.id),
    index('support_messages_pictures')
      .on(table.memberId, table.pictureId)
      .where(sql`picture_id IS NOT NULL`),
  ],
);

export type SupportChat = typeof supportChats.$inferSelect;
export type SupportMessage = typeof supportMessages.$inferSelect;

/** When staff answers, by the brand's clock: minutes of the day, Monday is 1. Without a row somebody is always there. */
export const supportHours = pgTable(
  'support_hours',
  {
    merchant: merchantColumn(),
    weekday: integer().notNull(),
    opens: integer().notNull(),
    closes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.weekday] })],
);
