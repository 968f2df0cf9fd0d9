import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountKinds } from '#contract/agentLinks';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';
import type { Rates } from '../rates/rates.ts';

/** Codes by which agents (affiliate: register links) and members (referral) bring others in. */
export const invitations = pgTable(
  'invitations',
  {
    merchant: merchantColumn(),
    /** Upper case. */
    code: text().notNull(),
    kind: text({ enum: ['affiliate', 'referral'] }).notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The agent's own, for telling links apart. */
    name: text().notNull().default(''),
    /** What whoever registers by it becomes. */
    makes: text({ enum: accountKinds }).notNull().default('member'),
    /** What whoever registers by it gets; null leaves the brand's own. */
    rates: jsonb().$type<Rates>(),
    createdAt: instantColumn().notNull().defaultNow(),
    /** Refused from then on. */
    endedAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] }), index().on(table.memberId)],
);

export type InvitationRow = typeof invitations.$inferSelect;

/** What a code has brought on a day by the brand's clock. */
export const invitationDays = pgTable(
  'invitation_days',
  {
    merchant: merchantColumn(),
    code: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    visits: integer().notNull().default(0),
    registrations: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code, table.day] }),
    foreignKey({
      name: 'invitation_days_code',
      columns: [table.merchant, table.code],
      foreignColumns: [invitations.merchant, invitations.code],
    }),
  ],
);

/** Who has registered by which code. */
export const invited = pgTable(
  'invited',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    merchant: merchantColumn(),
    code: text().notNull(),
    /** Day by the brand's clock. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index().on(table.merchant, table.code, table.day),
    foreignKey({
      name: 'invited_code',
      columns: [table.merchant, table.code],
      foreignColumns: [invitations.merchant, invitations.code],
    }),
  ],
);
