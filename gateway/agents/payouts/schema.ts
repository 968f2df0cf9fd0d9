import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contractKinds, contractPeriods, statementStates, statementTypes } from '#contract/agentContracts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';
import { contracts, contractVersions } from '../contracts/schema.ts';

const minorUnits = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`);

/**
 * What a contract paid for a span, once, or a correction of that. Figures never change; a statement that waits is noted
 * as paid. Spans in which nothing was played or carried have none.
 */
export const statements = pgTable(
  'agent_statements',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    versionId: uuid()
      .notNull()
      .references(() => contractVersions.id),
    kind: text({ enum: contractKinds }).notNull(),
    type: text({ enum: statementTypes }).notNull(),
    period: text({ enum: contractPeriods }).notNull(),
    from: instantColumn().notNull(),
    /** Without the moment itself. */
    to: instantColumn().notNull(),
    validBet: minorUnits(),
    /** The players' result. */
    net: minorUnits(),
    bonus: minorUnits(),
    rebate: minorUnits(),
    active: integer().notNull().default(0),
    lateValidBet: minorUnits(),
    lateNet: minorUnits(),
    /** Of real-time salary: valid bets by tier and result, as texts. */
    byTier:
      jsonb().$type<readonly { readonly tier: number; readonly won: string; readonly lost: string }[]>(),
    /** Place of the tier, from 0. */
    tier: integer(),
    rate: integer(),
    gross: minorUnits(),
    toDownlines: minorUnits(),
    carriedIn: minorUnits(),
    carriedOut: minorUnits(),
    sum: minorUnits(),
    currency: text().notNull(),
    state: text({ enum: statementStates }).notNull(),
    /** Of a correction. */
    corrects: uuid(),
    reason: text(),
    computedAt: instantColumn().notNull(),
    paidAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('agent_statements_once').on(table.contractId, table.from).where(sql.raw("type = 'regular'")),
    index('agent_statements_of_member').on(table.merchant, table.memberId, table.kind, table.to),
    index('agent_statements_of_contract').on(table.contractId, table.to),
    index('agent_statements_corrected').on(table.corrects).where(sql.raw('corrects IS NOT NULL')),
    index('agent_statements_waiting').on(table.merchant).where(sql.raw("state = 'waiting'")),
  ],
);

export type Statement = typeof statements.$inferSelect;

/** Until when jobs are stored that pay the contracts of a kind. */
export const payMarks = pgTable(
  'agent_pay_marks',
  {
    merchant: merchantColumn(),
    kind: text({ enum: contractKinds }).notNull(),
    plannedTo: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind] })],
);
