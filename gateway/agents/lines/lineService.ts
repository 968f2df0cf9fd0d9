import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DownlineSort } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { downlineCount } from './downlineCount.ts';
import { downlineRows, toDownline } from './downlineRows.ts';
import { downlinePage } from './downlinePage.ts';
import { lineMember } from './lineMember.ts';
import { wantedDownlines } from './wantedDownlines.ts';

/** Who stands below an agent: nobody else is ever in an answer (AGENT-02, AGENT-10). */
export const lineService = (queries: Queries, now: Date) => {
  const rows = downlineRows(queries, now);

  const sorts = {
    account: rows.member.accountKey,
    joined: rows.member.createdAt,
    lastActive: rows.columns.lastActiveAt,
    direct: rows.columns.direct,
    members: rows.columns.members,
  } as const satisfies Record<DownlineSort, unknown>;

  return {
    page: async (caller: Player, query: Query<'downlines'>): Promise<Value<'downlines'>> => {
      const { limit, offset, facts } = pageOf(query);
      const { sort = 'account', order: way = 'asc' } = query;
      const by = way === 'asc' ? asc(sorts[sort]) : desc(sorts[sort]);
      const tie = way === 'asc' ? asc(rows.member.id) : desc(rows.member.id);
      // Only that can be missing; of the others the server would not see that it cannot, and sort a whole line.
      const order = [sort === 'lastActive' ? sql`${by} NULLS LAST` : by, tie];
      const whole = rows
        .ids()
        .where(wantedDownlines(rows.member, caller, query))
        .orderBy(...order)
        .offset(offset)
        .limit(limit);
      const page = downlinePage(queries, caller, query, { limit, offset, now }) ?? sql`${whole}`;
      const list = await rows
        .select(downlineCount(queries, caller, query))
        .where(sql`${rows.member.id} IN (${page})`)
        .orderBy(...order);
      return { ...facts(list[0]?.total ?? 0), list: list.map((row) => toDownline(caller, row)) };
    },

    /** Refuses `not_found` for whoever is not in the caller's line. */
    tree: async (caller: Player, query: Query<'downlineTree'>): Promise<Value<'downlineTree'>> => {
      const { limit, offset, facts } = pageOf(query);
      const target = await lineMember(queries, caller, { memberId: query.memberId });
      const above = target.line.slice(caller.line.length).split('/').slice(0, -1);
      const next = membersView(queries, 'next');
      const total = queries
        .select({ total: count() })
        .from(next)
        .where(and(eq(next.merchant, caller.merchant), eq(next.uplineId, target.id)));
      const [pathRows, list] = await Promise.all([
        rows
          .select(sql<number>`1`)
          .where(
            and(
              eq(rows.member.merchant, caller.merchant),
              inArray(rows.member.id, [caller.memberId, ...above]),
            ),
          )
          .orderBy(sql`length(${rows.member.line})`),
        rows
          .select(sql<number>`(${total})::int`)
          .where(and(eq(rows.member.merchant, caller.merchant), eq(rows.member.uplineId, target.id)))
          .orderBy(asc(rows.member.accountKey))
          .offset(offset)
          .limit(limit),
      ]);
      const path = pathRows.map((row) => toDownline(caller, row));
      const node = path.at(-1);
      if (node === undefined) throw new Error('The path of a member is empty');
      return {
        ...facts(list[0]?.total ?? 0),
        path: path.map(({ id, account }) => ({ id, account })),
        node,
        list: list.map((row) => toDownline(caller, row)),
      };
    },
  };
};
