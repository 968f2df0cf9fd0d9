import { and, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { wantedDownlines, type DownlineFilter } from './wantedDownlines.ts';

/** A search finds so many at most: nobody turns that many pages of it. */
const MOST_FOUND = 1_000;

/**
 * How many members a list of downlines has. A whole line is not counted: the job has its size, to which those come whom
 * it has not counted yet. Whoever is not active is counted, the rest of the line is.
 */
export const downlineCount = (queries: Queries, caller: Player, filter: DownlineFilter): SQL<number> => {
  const { search, scope, state, role } = filter;
  const member = membersView(queries, 'counted');
  const counted = (asked: DownlineFilter, also?: SQL): SQL =>
    sql`(${queries
      .select({ total: count() })
      .from(member)
      .where(and(wantedDownlines(member, caller, asked), also))})`;
  if (search !== undefined) {
    const found = queries
      .select({ id: member.id })
      .from(member)
      .where(wantedDownlines(member, caller, filter))
      .limit(MOST_FOUND)
      .as('found');
    return sql<number>`(${queries.select({ total: count() }).from(found)})::int`;
  }
  if (scope === 'direct' || (state !== undefined && state !== 'active')) {
    return sql<number>`${counted(filter)}::int`;
  }
  const size = sizesView(queries);
  const sized = {
    all: sql`${size.members}`,
    agent: sql`${size.agents}`,
    member: sql`${size.members} - ${size.agents}`,
  }[role ?? 'all'];
  const known = queries
    .select({ sized })
    .from(size)
    .where(and(eq(size.merchant, caller.merchant), eq(size.memberId, caller.memberId)));
  const line = { ...(role && { role }) };
  const all = sql`coalesce((${known}), 0) + ${counted(line, isNull(member.countedAt))}`;
  return state === undefined
    ? sql<number>`(${all})::int`
    : sql<number>`(${all} - ${counted(line, ne(member.state, 'active'))})::int`;
};
