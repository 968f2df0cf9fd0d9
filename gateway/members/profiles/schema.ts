import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

/** What a member wrote into the registration form besides what the account itself holds. */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    merchant: merchantColumn(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Where the registration was made and by which code. */
    registerUrl: text(),
    domain: text(),
  },
  (table) => [index('member_profiles_number_index').on(table.merchant, sql`(${table.fields}->>'mobileNum')`)],
);
