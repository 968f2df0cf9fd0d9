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
  applicationReasons,
  promotionActions,
  promotionCategories,
  promotionPeriods,
} from '#contract/promotions';
import type { Texts } from '../../brands/languages/texts.ts';
import { members } from '../../members/members/schema.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import type { PromotionReward, PromotionRules } from './promotionRules.ts';

/** `content` is HTML, cleaned before it is written. */
export interface PromotionTexts {
  readonly title: string;
  readonly lead: string;
  readonly content: string;
}

/** Promotions of a brand; their rules are data. */
export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchant: merchantColumn(),
    category: text({ enum: promotionCategories }).notNull(),
    action: text({ enum: promotionActions }).notNull(),
    period: text({ enum: promotionPeriods }).notNull(),
    rules: jsonb().$type<PromotionRules>().notNull(),
    reward: jsonb().$type<PromotionReward>().notNull(),
    texts: jsonb().$type<Texts<PromotionTexts>>().notNull(),
    image: text().notNull(),
    /** An address of the site with more about it. */
    link: text(),
    /** So many members can take part in each period; null has no limit. */
    places: integer(),
    sort: integer().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn(),
    /** Nobody new can take part; who has joined goes on. */
    pausedAt: instantColumn(),
    /** Ended by the operator before its time; who has joined goes on until `endsAt`. */
    closedAt: instantColumn(),
    /** Of a raffle. */
    drawAt: instantColumn(),
    drawnAt: instantColumn(),
    /** Secret until it is drawn. */
    serverSeed: text(),
    seedHash: text(),
    clientSeed: text(),
  },
  (table) => [index().on(table.merchant, table.sort)],
);

/** Counts the members who take part in a period of a promotion; the row is locked by whoever takes a place. */
export const promotionPlaces = pgTable(
  'promotion_places',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    /** First day of the period; empty for one that can be taken once. */
    period: text().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.period] }),
    check('promotion_places_taken', sql.raw('taken >= 0')),
  ],
);

/**
 * States of an entry: `joined`, `signed` and `applying` wait; `rejected` can apply again; `won` and `lost` of a raffle;
 * `paid` has its reward.
 */
export const entryStates = ['joined', 'signed', 'applying', 'rejected', 'won', 'lost', 'paid'] as const;

/** A member takes part: once in a period of a promotion. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    period: text().notNull(),
    state: text({ enum: entryStates }).notNull(),
    remark: text(),
    proofIds: jsonb().$type<readonly string[]>(),
    reason: text({ enum: applicationReasons }),
    /** Number of the raffle's ticket. */
    ticket: integer(),
    /** What is paid, minor units; null until it is known. */
    amount: bigint({ mode: 'bigint' }),
    rewardId: uuid(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('promotion_entries_once').on(table.promotionId, table.memberId, table.period),
    unique('promotion_entries_ticket').on(table.promotionId, table.ticket),
    index().on(table.merchant, table.memberId, table.createdAt),
    index().on(table.merchant, table.state, table.changedAt),
  ],
);

export type Promotion = typeof promotions.$inferSelect;
export type PromotionEntry = typeof promotionEntries.$inferSelect;
