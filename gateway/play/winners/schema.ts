import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** A win worth showing. The name is stored in full and leaves the gateway masked. */
export const winners = pgTable(
  'winners',
  {
    merchant: merchantColumn(),
    id: integer()
      .notNull()
      .default(sql`nextval('winners_id')`),
    customerName: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    gameCode: text().notNull(),
    /** Not read any more (decision 118); a neighbouring version of the gateway still does. */
    iconUrl: text().notNull(),
    wonAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.merchant, table.amount)],
);
