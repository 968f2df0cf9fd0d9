import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../database/columns.ts';
import { members } from '../member/schema.ts';

/** Until when a member rests from play; a row whose time has come says nothing any more. */
export const playBreaks = pgTable('play_breaks', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  takenAt: instantColumn().notNull(),
  until: instantColumn().notNull(),
});
