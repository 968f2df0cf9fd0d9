import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { messageKinds } from '#contract/messageKinds';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Personal messages; one that was deleted stays for the record and is not shown. */
export const notifications = pgTable(
  'inbox_messages',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: messageKinds }).notNull(),
    params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.merchant, table.memberId, table.createdAt)],
);
