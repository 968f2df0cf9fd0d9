import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#contract/constants';
import { pushTopics } from '#contract/push';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** Browsers that members have chosen to be told on, each with its address at a push service. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** At the browser's push service; known to that browser and here. */
    endpoint: text().notNull().unique(),
    /** Public key and secret of the browser, base64url: what is sent can be read there alone. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What the member has chosen to be told of. */
    topics: text({ enum: pushTopics }).array().notNull(),
    /** Whether amounts may stand on the lock screen. */
    amounts: boolean().notNull(),
    language: text({ enum: languages }).notNull(),
    /** Hash of the session that was there last; the device goes with its log-out. */
    tokenHash: text().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.merchant, table.memberId), index().on(table.tokenHash)],
);

export type PushDevice = typeof pushDevices.$inferSelect;
