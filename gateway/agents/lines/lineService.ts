import { and, asc, count, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { memberTypes } from '#contract/constants';
import type { DownlineSort } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { accountKey } from '../../members/members/accountKey.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { downlineRows, toDownline } from './downlineRows.ts';
import { isBelow } from './isBelow.ts';
import { lineMember } from './lineMember.ts';

/** Signs that mean something in a pattern are meant as they stand. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

type Filter = Omit<Query<'downlines'>, 'pageNo' | 'pageSize' | 'sort' | 'order'>;

/** Who stands below an agent: nobody else is ever in an answer (AGENT-02, AGENT-10). */
export const lineService = (queries: Queries, now: Date) => {
  const rows = downlineRows(queries, now);

  const wanted = (
    member: ReturnType<typeof membersView>,
    caller: Player,
    { search, scope, state, role }: Filter,
  ): SQL | undefined => {
    const agents = [...memberTypes.agent];
    return and(
      eq(member.merchant, caller.merchant),
      scope === 'direct' ? eq(member.uplineId, caller.memberId) : isBelow(member.line, caller.line),
      search === undefined ? undefined : sql`${member.accountKey} LIKE ${`${literal(accountKey(search))}%`}`,
      state === undefined ? undefined : sql`${member.state} = ${state}`,
      role === undefined
        ? undefined
        : role === 'agent'
          ? inArray(member.type, agents)
          : notInArray(member.type, agents),
    );
  };

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
      const { sort = 'account', order = 'asc' } = query;
      const by = order === 'asc' ? asc(sorts[sort]) : desc(sorts[sort]);
      const counted = membersView(queries);
      const total = queries
        .select({ total: count() })
        .from(counted)
        .where(wanted(counted, caller, query));
      const list = await rows
        .select(sql<number>`(${total})::int`)
        .where(wanted(rows.member, caller, query))
        .orderBy(sql`${by} NULLS LAST`, asc(rows.member.id))
        .offset(offset)
        .limit(limit);
      return { ...facts(list[0]?.total ?? 0), list: list.map((row) => toDownline(caller, row)) };
    },

    /** Refuses `not_found` for whoever is not in the caller's line. */
    tree: async (caller: Player, query: Query<'downlineTree'>): Promise<Value<'downlineTree'>> => {
      const { limit, offset, facts } = pageOf(query);
      const target = await lineMember(queries, caller, { memberId: query.memberId });
      const above = target.line.slice(caller.line.length).split('/').slice(0, -1);
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
          .select(sql<number>`count(*) OVER ()::int`)
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
