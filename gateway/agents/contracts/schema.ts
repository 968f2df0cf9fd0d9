import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  contractEndings,
  contractKinds,
  contractPeriods,
  contractSides,
  versionStates,
  type TierField,
} from '#contract/agentContracts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../../members/members/schema.ts';

/** A tier as it was offered: money as text of minor units, counts and rates as numbers. */
export type StoredTier = Readonly<Partial<Record<TierField, string | number>>>;

/** One upline, one downline, one kind; what was agreed is in its versions. */
export const contracts = pgTable(
  'agent_contracts',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    kind: text({ enum: contractKinds }).notNull(),
    /** Null for the house, which contracts with the top of a line. */
    uplineId: uuid().references(() => members.id),
    downlineId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    // A member has one upline, who never changes.
    unique('agent_contracts_once').on(table.downlineId, table.kind),
    index().on(table.merchant, table.uplineId, table.kind),
    index().on(table.merchant, table.kind),
  ],
);

/** What was offered. Its terms never change (a trigger refuses it); its state goes on by `versionStates`. */
export const contractVersions = pgTable(
  'agent_contract_versions',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    number: integer().notNull(),
    period: text({ enum: contractPeriods }).notNull(),
    tiers: jsonb().$type<readonly StoredTier[]>().notNull(),
    offeredAt: instantColumn().notNull(),
    answerBy: instantColumn().notNull(),
    state: text({ enum: versionStates }).notNull(),
    answeredAt: instantColumn(),
    countsFrom: instantColumn(),
    /** Without the moment itself. */
    countsTo: instantColumn(),
    ending: text({ enum: contractEndings }),
  },
  (table) => [
    unique('agent_contract_versions_number').on(table.contractId, table.number),
    uniqueIndex('agent_contract_versions_offered').on(table.contractId).where(sql.raw("state = 'offered'")),
    uniqueIndex('agent_contract_versions_signed').on(table.contractId).where(sql.raw("state = 'signed'")),
  ],
);

/** Requests to end what runs, with their answers. `lapsed`: the contract ended otherwise before. */
export const contractEndRequests = pgTable(
  'agent_contract_end_requests',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    by: text({ enum: contractSides }).notNull(),
    at: instantColumn().notNull(),
    answer: text({ enum: ['agreed', 'refused', 'lapsed'] }),
    answeredAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('agent_contract_end_requests_open').on(table.contractId).where(sql.raw('answer IS NULL')),
  ],
);

export type Contract = typeof contracts.$inferSelect;
export type ContractVersion = typeof contractVersions.$inferSelect;
export type EndRequest = typeof contractEndRequests.$inferSelect;
