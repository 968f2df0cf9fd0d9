import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { byLine, isTiedByLine, sizeOf } from './downlineKeys.ts';
import type { LinePage } from './LinePage.ts';
import { wantedDownlines } from './wantedDownlines.ts';

/**
 * Ids of a page of a short line, which is read whole and sorted. OFFSET 0 keeps the planner from reading along an index
 * of the whole brand's order instead, in which a short line is far apart.
 */
export const sortedLine = (
  queries: Queries,
  caller: Player,
  query: Query<'downlines'>,
  { sort, way, limit, offset, now }: LinePage,
): SQL => {
  const member = membersView(queries);
  const pause = runningCoolOffs(queries, now);
  const rests = exists(
    queries
      .select({ id: pause.memberId })
      .from(pause)
      .where(and(eq(pause.memberId, member.id))),
  );
  const keys = {
    joined: () => sql`${member.createdAt}`,
    lastActive: () => sql`CASE WHEN NOT ${rests} THEN ${member.lastLoginAt} END`,
    direct: () => sizeOf(queries, member, 'direct'),
    members: () => sizeOf(queries, member, 'members'),
  };
  const line = queries
    .select({ id: member.id, by: keys[sort]().as('by'), line: member.line })
    .from(member)
    .where(wantedDownlines(member, caller, query));
  const order = sql.raw(way);
  const tie = isTiedByLine(query) ? sql`, ${byLine(sql`CASE WHEN by = 0 THEN line END`, way)}` : sql``;
  return sql`SELECT id FROM (${line} OFFSET 0) AS line ORDER BY by ${order} NULLS LAST ${tie}, id ${order} LIMIT ${limit} OFFSET ${offset}`;
};
