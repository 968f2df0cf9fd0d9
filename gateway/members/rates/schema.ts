import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';
import type { Rates } from './rates.ts';

/** Rebates given to members: never changed, the newest holds. Without any a member has the brand's own. */
export const memberRates = pgTable(
  'member_rates',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    merchant: merchantColumn(),
    /** Who stands next above the member; nobody above the top of a line. */
    uplineId: uuid().references(() => members.id),
    /** Bets settled from then on have them. */
    since: instantColumn().notNull(),
    rates: jsonb().$type<Rates>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.since] }),
    index('member_rates_given').on(table.uplineId, table.memberId, table.since.desc()),
  ],
);
