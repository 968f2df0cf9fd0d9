import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { wageringEndings } from '#contract/rewards';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

const minorUnits = () => bigint({ mode: 'bigint' }).notNull();

/** What has to be wagered before the money that came with it can leave (decision 28). Bets fill the oldest first. */
export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    source: text({ enum: ['deposit', 'bonus'] }).notNull(),
    /** Number of the deposit, id of the bonus. */
    ref: text().notNull(),
    /** What is multiplied. */
    base: minorUnits(),
    required: minorUnits(),
    counted: minorUnits(),
    /** What of the wallet it binds now: the money that came with it and what that has won, less what it has lost. */
    bound: minorUnits().default(sql`0`),
    /** What of the bound money lies in rounds that are open. */
    inPlay: minorUnits().default(sql`0`),
    createdAt: instantColumn().notNull(),
    /** What it still binds then is forfeited; null has no end. */
    until: instantColumn(),
    endedAt: instantColumn(),
    /** `met`: what was bound is free. `lost`: nothing is left of it. `cancelled`: it was forfeited. `expired`: its time ended. `withdrawn`: a deposit left unwagered while its owner rested. */
    ending: text({ enum: wageringEndings }),
  },
  (table) => [
    check('turnover_requirements_bound', sql.raw('bound >= 0 AND in_play >= 0')),
    unique('turnover_requirements_ref').on(table.merchant, table.source, table.ref),
    index().on(table.memberId, table.endedAt),
  ],
);

export type TurnoverRequirement = typeof turnoverRequirements.$inferSelect;
