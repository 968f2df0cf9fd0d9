import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staffRoles } from '#contract/desk';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** People who work for a brand; the operator's command opens their accounts. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    /** Lower case, for the log-in. */
    name: text().notNull(),
    /** As members see it. */
    shownName: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** PHC string. */
    passwordHash: text().notNull(),
    /** Base32, of the authenticator app. */
    totpSecret: text().notNull(),
    /** The last 30-second step whose code was taken: no code counts twice. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instantColumn().notNull(),
    lastLoginAt: instantColumn(),
    disabledAt: instantColumn(),
  },
  (table) => [uniqueIndex('staff_name').on(table.merchant, table.name)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    createdAt: instantColumn().notNull(),
    seenAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.createdAt)],
);

/** Browsers from which somebody of the staff has logged in: wrong tries are counted apart there. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    tokenHash: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Of the last log-in, as addresses are counted. */
    address: text().notNull(),
    seenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.staffId] }),
    index().on(table.staffId),
    index().on(table.seenAt),
  ],
);

/** What the staff did: kept for good, never changed. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    at: instantColumn().notNull(),
    /** Such as `chat take`. */
    act: text().notNull(),
    /** What it was done to: a chat, a room, an account. */
    target: text().notNull(),
    detail: jsonb(),
  },
  (table) => [index().on(table.merchant, table.at)],
);

export type StaffRow = typeof staff.$inferSelect;
