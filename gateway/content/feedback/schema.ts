import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { feedbackTypes } from '#contract/help';
import { members } from '../../members/members/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** What members and visitors have told the operator. */
export const feedback = pgTable(
  'feedback',
  {
    /** Made by the page that sent it. */
    id: text().primaryKey(),
    merchant: merchantColumn(),
    /** As people name it. */
    no: text().notNull(),
    /** Null of a visitor. */
    memberId: uuid().references(() => members.id),
    contact: text(),
    type: text({ enum: feedbackTypes }).notNull(),
    content: text().notNull(),
    proofIds: jsonb().$type<readonly string[]>().notNull(),
    createdAt: instantColumn().notNull(),
    answer: text(),
    answeredAt: instantColumn(),
  },
  (table) => [
    unique('feedback_no').on(table.merchant, table.no),
    index('feedback_waiting')
      .on(table.merchant, table.createdAt)
      .where(sql`answered_at IS NULL`),
    index('feedback_member').on(table.memberId),
  ],
);

export type Feedback = typeof feedback.$inferSelect;
