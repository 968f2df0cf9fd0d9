import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';
import type { Queries } from '../platform/database/database.ts';
import { banners, notices, popups, type NoticeAudience } from './schema.ts';

interface Windowed {
  readonly merchant: PgColumn;
  readonly publishedAt: PgColumn;
  readonly endsAt: PgColumn;
}

const current = (table: Windowed, merchant: string, now: Date) =>
  and(
    eq(table.merchant, merchant),
    lte(table.publishedAt, now),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  );

/** What is published at a moment. */
export const contentRepository = (queries: Queries) => ({
  banners: (merchant: string, now: Date) =>
    queries
      .select()
      .from(banners)
      .where(current(banners, merchant, now))
      .orderBy(asc(banners.groupName), asc(banners.sort), asc(banners.id)),

  notices: (merchant: string, now: Date, audience: NoticeAudience) =>
    queries
      .select()
      .from(notices)
      .where(and(current(notices, merchant, now), eq(notices.audience, audience)))
      .orderBy(desc(notices.publishedAt), desc(notices.id)),

  popups: (
    merchant: string,
    now: Date,
    audiences: readonly Audience[],
    types: readonly Popup['promotionType'][],
  ) =>
    queries
      .select()
      .from(popups)
      .where(
        and(
          current(popups, merchant, now),
          inArray(popups.execution, [...audiences]),
          inArray(popups.promotionType, [...types]),
        ),
      )
      .orderBy(desc(popups.publishedAt), desc(popups.id)),
});
