import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { downlineRoles } from '#contract/team';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { hasRole, wantedDownlines, type DownlineRole } from './wantedDownlines.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

/**
 * Ids of a page of a whole line, read along the index of its order: each part brings as many as the page needs, and the
 * page is cut from them. The indexes have agents and players apart, so each role is a part. Undefined where a line is
 * rather read as a whole, as those right below an agent are, and by account, of which there is an index anyway.
 */
export const downlinePage = (
  queries: Queries,
  caller: Player,
  query: Query<'downlines'>,
  { limit, offset, now }: Page,
): SQL | undefined => {
  const { sort = 'account', order: way = 'asc', scope, role: asked, ...filter } = query;
  if (sort === 'account' || scope === 'direct') return undefined;
  const member = membersView(queries);
  const ofAnyRole = wantedDownlines(member, caller, filter);
  // Each role is said once: said twice it would look rarer than it is.
  const ofRole = (role: DownlineRole) => and(ofAnyRole, hasRole(member.isAgent, role));
  const wanted = asked === undefined ? ofAnyRole : ofRole(asked);
  const roles = asked === undefined ? downlineRoles : [asked];
  const by = way === 'asc' ? asc : desc;
  const most = offset + limit;
  const nothing = sql`NULL::timestamptz`.as('by');

  const joinedPart = (role: DownlineRole) =>
    queries
      .select({ id: member.id, by: sql`${member.createdAt}`.as('by') })
      .from(member)
      .where(ofRole(role))
      .orderBy(by(member.createdAt), by(member.id))
      .limit(most);

  const sizeParts = (column: 'direct' | 'members') => {
    const size = sizesView(queries);
    // Of all, everybody is one part: players alone are all ties, and a small line would be looked for among them.
    const ofSize = asked && hasRole(size.isAgent, asked);
    const counted = queries
      .select({ id: sql`${size.memberId}`.as('id'), by: sql`${size[column]}`.as('by') })
      .from(size)
      .innerJoin(member, and(eq(member.merchant, size.merchant), eq(member.id, size.memberId)))
      .where(and(eq(size.merchant, caller.merchant), ofSize, ofAnyRole))
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
    const seen = (role: DownlineRole) =>
      queries
        .select({ id: member.id, by: sql`${member.lastLoginAt}`.as('by') })
        .from(member)
        .leftJoin(pause, eq(pause.memberId, member.id))
        .where(and(ofRole(role), isNotNull(member.lastLoginAt), isNull(pause.memberId)))
        .orderBy(by(member.lastLoginAt), by(member.id))
        .limit(most);
    const never = (role: DownlineRole) =>
      queries
        .select({ id: member.id, by: nothing })
        .from(member)
        .where(and(ofRole(role), isNull(member.lastLoginAt)))
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
    return [...roles.map(seen), ...roles.map(never), resting];
  };

  const partsOf = {
    joined: () => roles.map(joinedPart),
    lastActive: activityParts,
    direct: () => sizeParts('direct'),
    members: () => sizeParts('members'),
  };
  const all = sql.join(
    partsOf[sort]().map((part) => sql`(${part})`),
    sql` UNION ALL `,
  );
  const order = sql.raw(way);
  return sql`SELECT id FROM (${all}) AS part ORDER BY by ${order} NULLS LAST, id ${order} LIMIT ${limit} OFFSET ${offset}`;
};
