import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { wantedDownlines } from './wantedDownlines.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Sorts of a whole line that are read along an index. */
type IndexedSort = 'lastActive' | 'direct' | 'members';

const isIndexed = (sort: Query<'downlines'>['sort']): sort is IndexedSort =>
  sort === 'lastActive' || sort === 'direct' || sort === 'members';

/**
 * Ids of a page of a whole line by size or by last activity, read along the index of that order: each part brings as
 * many as the page needs, and the page is cut from them. Undefined where a line is rather read as a whole: those right
 * below an agent, and agents or players alone, since size goes with the role and an index would find them last.
 */
export const downlinePage = (
  queries: Queries,
  caller: Player,
  query: Query<'downlines'>,
  { limit, offset, now }: Page & { readonly now: Date },
): SQL | undefined => {
  const { sort, order: way = 'asc', scope, role } = query;
  if (!isIndexed(sort) || scope === 'direct' || role !== undefined) return undefined;
  const member = membersView(queries);
  const wanted = wantedDownlines(member, caller, query);
  const by = way === 'asc' ? asc : desc;
  const most = offset + limit;
  const nothing = sql`NULL::timestamptz`.as('by');

  const sizeParts = (column: 'direct' | 'members') => {
    const size = sizesView(queries);
    const counted = queries
      .select({ id: sql`${size.memberId}`.as('id'), by: sql`${size[column]}`.as('by') })
      .from(size)
      .innerJoin(member, and(eq(member.merchant, size.merchant), eq(member.id, size.memberId)))
      .where(and(eq(size.merchant, caller.merchant), wanted))
      .orderBy(by(size[column]), by(size.memberId))
      .limit(most);
    // Whoever was not counted yet has nobody below.
    const fresh = queries
      .select({ id: member.id, by: sql`0`.as('by') })
      .from(member)
      .where(and(wanted, isNull(member.countedAt)))
      .orderBy(by(member.id))
      .limit(most);
    return [counted, fresh];
  };

  const activityParts = () => {
    const pause = runningCoolOffs(queries, now);
    const seen = queries
      .select({ id: member.id, by: sql`${member.lastLoginAt}`.as('by') })
      .from(member)
      .leftJoin(pause, eq(pause.memberId, member.id))
      .where(and(wanted, isNotNull(member.lastLoginAt), isNull(pause.memberId)))
      .orderBy(by(member.lastLoginAt), by(member.id))
      .limit(most);
    const never = queries
      .select({ id: member.id, by: nothing })
      .from(member)
      .where(and(wanted, isNull(member.lastLoginAt)))
      .orderBy(by(member.id))
      .limit(most);
    // Of whoever rests no activity is told: they stand among those who were never here.
    const resting = queries
      .select({ id: member.id, by: nothing })
      .from(pause)
      .innerJoin(member, eq(member.id, pause.memberId))
      .where(and(wanted, isNotNull(member.lastLoginAt)))
      .orderBy(by(member.id))
      .limit(most);
    return [seen, never, resting];
  };

  const parts = sort === 'lastActive' ? activityParts() : sizeParts(sort);
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  );
  const order = sql.raw(way);
  return sql`SELECT id FROM (${all}) AS part ORDER BY by ${order} NULLS LAST, id ${order} LIMIT ${limit} OFFSET ${offset}`;
};
