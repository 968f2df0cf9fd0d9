import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pauseKinds } from '#contract/saferPlay';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** What keeps a member from playing, and until when; a row whose time has come says nothing any more. */
export const coolOffs = pgTable('play_breaks', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  kind: text({ enum: pauseKinds }).notNull().default('break'),
  takenAt: instantColumn().notNull(),
  /** Null while it has no end: the operator ends it. */
  until: instantColumn(),
});
