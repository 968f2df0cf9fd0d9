import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  pointCategories,
  pointEntryTypes,
  pointRewardKinds,
  pointSources,
  redeemReasons,
  redeemStatuses,
} from '#contract/points';
import type { Texts } from '../../brands/languages/texts.ts';
import { members } from '../../members/members/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import type { FreeRoundPlan } from '../freeRounds/freeRoundPlan.ts';
import { ratioKinds } from './pointRules.ts';

const whole = () => bigint({ mode: 'bigint' });
const memberColumn = () =>
  uuid()
    .notNull()
    .references(() => members.id);

/** Ratios as they were set, one after another: what was played before a change earns by the ratio of its time. */
export const pointRatios = pgTable(
  'point_ratios',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    kind: text({ enum: ratioKinds }).notNull(),
    /** Points for each full `amount`; 0 ends it. */
    points: integer().notNull(),
    /** Minor units. */
    amount: whole().notNull(),
    from: instantColumn().notNull(),
  },
  (table) => [index().on(table.merchant, table.from)],
);

/** What a member has earned by source, and what is left over toward the next point. */
export const pointProgress = pgTable(
  'point_progress',
  {
    merchant: merchantColumn(),
    memberId: memberColumn(),
    source: text({ enum: pointSources }).notNull(),
    /** Points in all. */
    earned: whole().notNull(),
    /** Minor units that no point was given for yet. */
    rest: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.source] })],
);

export interface PointRewardTexts {
  readonly title: string;
  readonly lead: string;
}

/** What can be had for points. */
export const pointRewards = pgTable(
  'point_rewards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    kind: text({ enum: pointRewardKinds }).notNull(),
    category: text({ enum: pointCategories }).notNull(),
    texts: jsonb().$type<Texts<PointRewardTexts>>().notNull(),
    image: text().notNull(),
    /** Price of one piece. */
    points: integer().notNull(),
    /** Pieces that are left; null has no limit. */
    stock: integer(),
    /** What one piece pays, minor units; null of goods. */
    amount: whole(),
    /** Free rounds of one piece, for `rounds`. */
    rounds: jsonb().$type<FreeRoundPlan>(),
    /** So many times the money has to be wagered. */
    times: integer().notNull(),
    /** Days for wagering it; null has no end. */
    days: integer(),
    sort: integer().notNull(),
    /** Not shown and not to be had until the operator opens it again. */
    pausedAt: instantColumn(),
  },
  (table) => [
    index().on(table.merchant, table.sort),
    check('point_rewards_stock', sql.raw('stock >= 0')),
    check('point_rewards_points', sql.raw('points > 0')),
  ],
);

/** Members who want to hear when a sold-out reward is back; telling them takes the row away. */
export const pointRestocks = pgTable(
  'point_restocks',
  {
    merchant: merchantColumn(),
    memberId: memberColumn(),
    rewardId: integer()
      .notNull()
      .references(() => pointRewards.id),
    askedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rewardId, table.memberId] }),
    index().on(table.merchant, table.memberId),
  ],
);

export interface Delivery {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** What members have had for points. */
export const pointRedemptions = pgTable(
  'point_redemptions',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: memberColumn(),
    rewardId: integer()
      .notNull()
      .references(() => pointRewards.id),
    /** As people name it. */
    no: text().notNull(),
    quantity: integer().notNull(),
    /** Price of one piece then. */
    pointsEach: integer().notNull(),
    /** What all pieces paid, minor units; null of goods. */
    amount: whole(),
    currency: text().notNull(),
    status: text({ enum: redeemStatuses }).notNull(),
    delivery: jsonb().$type<Delivery>(),
    /** Carrier and number. */
    shipment: text(),
    reason: text({ enum: redeemReasons }),
    createdAt: instantColumn().notNull(),
    answeredAt: instantColumn(),
  },
  (table) => [
    unique('point_redemptions_no').on(table.merchant, table.no),
    index().on(table.merchant, table.memberId, table.createdAt),
    index('point_redemptions_waiting')
      .on(table.merchant, table.createdAt)
      .where(sql`status = 'process'`),
  ],
);

/** The record of a member's points: each row is a part of a posting of the ledger. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: memberColumn(),
    no: text().notNull(),
    type: text({ enum: pointEntryTypes }).notNull(),
    redemptionId: uuid().references(() => pointRedemptions.id),
    quantity: integer().notNull(),
    pointsEach: integer().notNull(),
    /** Money for one piece, minor units; null of goods. */
    amountEach: whole(),
    currency: text().notNull(),
    changed: whole().notNull(),
    balance: whole().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('point_entries_no').on(table.merchant, table.no),
    index().on(table.merchant, table.memberId, table.createdAt),
    check('point_entries_balance', sql.raw('balance >= 0')),
  ],
);

export type PointRatio = typeof pointRatios.$inferSelect;
export type PointReward = typeof pointRewards.$inferSelect;
export type PointRedemption = typeof pointRedemptions.$inferSelect;
