import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { memberTypes } from '#contract/constants';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    /** As its owner writes it. */
    account: text().notNull(),
    /** The account as it is compared, see `accountKey`. */
    accountKey: text().notNull(),
    nickname: text().notNull(),
    /** See `memberTypes` of the contract. */
    type: integer().notNull().default(0),
    /** By the type; lists of agents or players alone have it in their indexes. */
    isAgent: boolean()
      .notNull()
      .generatedAlwaysAs(sql.raw(`type IN (${memberTypes.agent.join(', ')})`)),
    /** PHC string; null while the account has no password of its own. */
    passwordHash: text(),
    /** When the password was set; null counts from the making of the account. */
    passwordSetAt: instantColumn(),
    /** E.164; only numbers that answered with a code. */
    mobile: text(),
    /** Lower case. */
    email: text(),
    /** Owner's name of the bank account. */
    payeeName: text(),
    /** PHC string of the password for withdrawals. */
    paymentHash: text(),
    /** The password must be changed before anything else. */
    mustChange: boolean().notNull().default(false),
    vipLevel: integer().notNull().default(0),
    avatar: text(),
    /** Ids from the top of the agent line down to this member, each followed by a slash: a downline's line begins with it. */
    line: text().notNull(),
    /** Who stands right above in the line. */
    uplineId: uuid().generatedAlwaysAs(sql`nullif(split_part(line, '/', -3), '')::uuid`),
    /** Pending: opened by an agent, and not yet activated by its owner. */
    state: text({ enum: ['active', 'disabled', 'pending'] })
      .notNull()
      .default('active'),
    createdAt: instantColumn().notNull(),
    lastLoginAt: instantColumn(),
    previousLoginAt: instantColumn(),
    /** When the member was welcomed after the first log-in. */
    welcomedAt: instantColumn(),
    /** Of a trial account: when it is over. */
    expiresAt: instantColumn(),
    /** Start of the slot in which it was counted for its line (`agents/sums`). */
    countedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex().on(table.merchant, table.accountKey),
    uniqueIndex().on(table.merchant, table.mobile),
    index().on(table.merchant, table.line.op('text_pattern_ops')),
    index('members_of_upline').on(table.merchant, table.uplineId, table.accountKey),
    index('members_to_count')
      .on(table.merchant, table.createdAt)
      .where(sql`counted_at IS NULL`),
    // A line of any size is listed along them: agents and players apart, who are seldom mixed evenly.
    index('members_by_joining').on(table.merchant, table.isAgent, table.createdAt, table.id),
    index('members_by_activity')
      .on(table.merchant, table.isAgent, table.lastLoginAt, table.id)
      .where(sql`last_login_at IS NOT NULL`),
    index('members_never_here')
      .on(table.merchant, table.isAgent, table.id)
      .where(sql`last_login_at IS NULL`),
    // A line of any size counts itself by its size, these few, and those who are not active.
    index('members_uncounted')
      .on(table.merchant, table.line.op('text_pattern_ops'))
      .where(sql`counted_at IS NULL`),
    index('members_not_active')
      .on(table.merchant, table.line.op('text_pattern_ops'))
      .where(sql`state <> 'active'`),
  ],
);

export type MemberRow = typeof members.$inferSelect;
export type NewMember = typeof members.$inferInsert;
