import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** What is said at live tables; forgotten after a day. */
export const roomWords = pgTable(
  'room_words',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    roomId: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    text: text().notNull(),
    saidAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.merchant, table.roomId, table.saidAt), index().on(table.saidAt)],
);
