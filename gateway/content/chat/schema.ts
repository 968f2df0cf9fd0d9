import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    uniqueIndex('support_chats_open')
      .on(table.merchant, table.memberId)
      .where(sql`closed_at IS NULL`),
    index('support_chats_waiting')
      .on(table.merchant, table.openedAt)
      .where(sql`closed_at IS NULL`),
    index().on(table.merchant, table.memberId, table.openedAt),
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
    /** Of the member's own: what is sent again is kept once. */
    clientKey: text(),
    text: text().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (table) => [
    unique('support_messages_once').on(table.memberId, table.clientKey),
    index().on(table.merchant, table.memberId, table.id),
  ],
);

export type SupportChat = typeof supportChats.$inferSelect;
export type SupportMessage = typeof supportMessages.$inferSelect;
