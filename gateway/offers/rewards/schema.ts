import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { rewardSources } from '#contract/rewards';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** What members have been given: each subject of a source once a member. */
export const rewards = pgTable(
  'rewards',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    source: text({ enum: rewardSources }).notNull(),
    subject: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** So many times the amount has to be wagered before it can leave. */
    times: integer().notNull(),
    /** Days for wagering it, from the claim; null has no end. */
    wagerDays: integer(),
    createdAt: instantColumn().notNull(),
    /** After that it cannot be claimed any more. */
    until: instantColumn(),
    claimedAt: instantColumn(),
  },
  (table) => [
    unique('rewards_once').on(table.memberId, table.source, table.subject),
    index().on(table.merchant, table.memberId, table.createdAt),
    index().on(table.merchant, table.source, table.claimedAt),
  ],
);

export type Reward = typeof rewards.$inferSelect;
