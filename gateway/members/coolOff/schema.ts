import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pauseKinds } from '#contract/saferPlay';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/**
 * What keeps a member from playing, and until when; a row whose `until` has passed has no effect. Named `play_breaks` in
 * the database and `pause` on the wire.
 */
export const coolOffs = pgTable('play_breaks', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  merchant: merchantColumn(),
  kind: text({ enum: pauseKinds }).notNull().default('break'),
  takenAt: instantColumn().notNull(),
  /** Null: no end. Only the operator ends it. */
  until: instantColumn(),
});
