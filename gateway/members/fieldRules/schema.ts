import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchantColumn } from '../../platform/database/columns.ts';

/** Field rules of the registration form set by the operator; a field without a row has its default. */
export const registerRules = pgTable(
  'register_rules',
  {
    merchant: merchantColumn(),
    field: text().notNull(),
    enabled: boolean().notNull(),
    required: boolean().notNull(),
    minLength: integer().notNull(),
    maxLength: integer().notNull(),
    patternId: text(),
    acceptedPattern: text(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.field] })],
);
