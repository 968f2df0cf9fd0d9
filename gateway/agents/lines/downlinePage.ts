import { and, asc, desc, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { downlineRoles } from '#contract/team';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { byLine, isTiedByLine, sizeOf, type SizeSort } from './downlineKeys.ts';
import type { LinePage } from './LinePage.ts';
import { hasRole, wantedDownlines, type DownlineRole } from './wantedDownlines.ts';

/** Parts of a line whose rows are `id`, `by` and `line`; those of `then` come behind all of `first`. */
interface Parts {
  readonly first: readonly SQL[];
  readonly then: readonly SQL[];
}

const noLine = sql`NULL::text`.as('line');

/**
 * Ids of a page of a long line, read along the index of its order: each part brings as many as the page needs, and the
 * page is cut from them. The indexes have agents and players apart, so each role is a part.
 */
export const downlinePage = (
  queries: Queries,
  caller: Player,
  query: Query<'downlines'>,
  { sort, way, limit, offset, now }: LinePage,
): SQL => {
  const { role: asked, ...filter } = query;
  const member = membersView(queries);
  const ofAnyRole = wantedDownlines(member, caller, filter);
  // Each role is said once: said twice it would look rarer than it is.
  const ofRole = (role: DownlineRole) => and(ofAnyRole, hasRole(member.isAgent, role));
  const wanted = asked === undefined ? ofAnyRole : ofRole(asked);
  const roles = asked === undefined ? downlineRoles : [asked];
  const by = way === 'asc' ? asc : desc;
  const most = offset + limit;
  const nothing = sql`NULL::timestamptz`.as('by');

  const joinedPart = (role: DownlineRole): SQL =>
    sql`${queries
      .select({ id: member.id, by: sql`${member.createdAt}`.as('by'), line: noLine })
      .from(member)
      .where(ofRole(role))
      .orderBy(by(member.createdAt), by(member.id))
      .limit(most)}`;

  const sizeParts = (column: SizeSort): Parts => {
    const size = sizesView(queries);
    // Of all, everybody is one part: players alone are all ties, and a line would be looked for among them.
    const ofSize = asked && hasRole(size.isAgent, asked);
    const isTied = isTiedByLine(query);
    const counted = queries
      .select({ id: sql`${size.memberId}`.as('id'), by: sql`${size[column]}`.as('by'), line: noLine })
      .from(size)
      .innerJoin(member, and(eq(member.merchant, size.merchant), eq(member.id, size.memberId)))
      .where(
        and(eq(size.merchant, caller.merchant), ofSize, ofAnyRole, isTied ? gt(size[column], 0) : undefined),
      )
      .orderBy(by(size[column]), by(size.memberId))
      .limit(most);
    // Whoever was not counted yet has nobody below.
    const fresh = queries
      .select({ id: member.id, by: sql`0`.as('by'), line: noLine })
      .from(member)
      .where(and(wanted, isNull(member.countedAt)))
      .orderBy(by(member.id))
      .limit(most);
    if (!isTied) return { first: [sql`${counted}`, sql`${fresh}`], then: [] };
    // There is somebody with nobody below at the end of every way down, so along the lines many are soon met. Said as
    // NOT greater, the planner expects many as well.
    const last = queries
      .select({ id: member.id, by: sql`0`.as('by'), line: member.line })
      .from(member)
      .where(and(wanted, not(gt(sizeOf(queries, member, column), 0))))
      .orderBy(byLine(member.line, way))
      .limit(most);
    return way === 'asc'
      ? { first: [sql`${last}`], then: [sql`${counted}`] }
      : { first: [sql`${counted}`], then: [sql`${last}`] };
  };

  const activityParts = (): Parts => {
    const pause = runningCoolOffs(queries, now);
    const seen = (role: DownlineRole): SQL =>
      sql`${queries
        .select({ id: member.id, by: sql`${member.lastLoginAt}`.as('by'), line: noLine })
        .from(member)
        .leftJoin(pause, eq(pause.memberId, member.id))
        .where(and(ofRole(role), isNotNull(member.lastLoginAt), isNull(pause.memberId)))
        .orderBy(by(member.lastLoginAt), by(member.id))
        .limit(most)}`;
    const never = (role: DownlineRole): SQL =>
      sql`${queries
        .select({ id: member.id, by: nothing, line: noLine })
        .from(member)
        .where(and(ofRole(role), isNull(member.lastLoginAt)))
        .orderBy(by(member.id))
        .limit(most)}`;
    // Of whoever rests no activity is told: they stand among those who were never here.
    const resting = queries
      .select({ id: member.id, by: nothing, line: noLine })
      .from(pause)
      .innerJoin(member, eq(member.id, pause.memberId))
      .where(and(wanted, isNotNull(member.lastLoginAt)))
      .orderBy(by(member.id))
      .limit(most);
    return { first: roles.map(seen), then: [...roles.map(never), sql`${resting}`] };
  };

  const partsOf = {
    joined: (): Parts => ({ first: roles.map(joinedPart), then: [] }),
    lastActive: activityParts,
    direct: () => sizeParts('direct'),
    members: () => sizeParts('members'),
  };
  const { first, then } = partsOf[sort]();
  const order = sql.raw(way);
  // What comes behind is looked for only where the page is not full yet: a limit of none reads nothing.
  const behind =
    then.length === 0
      ? sql``
      : sql` UNION ALL (SELECT * FROM (${all(then)}) AS behind LIMIT greatest(0, ${most} - (SELECT count(*) FROM ahead)))`;
  return sql`WITH ahead AS MATERIALIZED (${all(first)})
    SELECT id FROM (SELECT * FROM ahead ${behind}) AS part
    ORDER BY by ${order} NULLS LAST, ${byLine(sql`line`, way)}, id ${order} LIMIT ${limit} OFFSET ${offset}`;
};

const all = (parts: readonly SQL[]): SQL =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  );
