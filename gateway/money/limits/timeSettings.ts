import { and, eq, isNotNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberLimits, saferPlaySettings } from './schema.ts';

const hasTimeLimit = (memberId: AnyColumn): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${memberLimits} where ${and(
    eq(memberLimits.memberId, memberId),
    eq(memberLimits.kind, 'session'),
    isNotNull(memberLimits.amount),
  )})`;

/** What members have set about their time at play, for other rooms to ask within a query of theirs. */
export const timeSettings = (queries: Queries) => ({
  /** Minutes between two reality checks, of those who have ever set or answered anything; null for none. */
  reality: queries
    .select({ memberId: saferPlaySettings.memberId, minutes: saferPlaySettings.realityMinutes })
    .from(saferPlaySettings)
    .as('reality'),

  /** Whether the member whom a column names has a limit of time. */
  hasTimeLimit,
});
