import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CaptchaAction } from '#contract/constants';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

/** Captchas not answered yet, by the id that the page generated. */
export const captchas = pgTable(
  'captchas',
  {
    merchant: merchantColumn(),
    id: text().notNull(),
    action: text().$type<CaptchaAction>().notNull(),
    answer: text().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.expiresAt)],
);
