import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DownlineSort } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { downlineCount } from './downlineCount.ts';
import { byLine, isTiedByLine } from './downlineKeys.ts';
import { downlinePage } from './downlinePage.ts';
import { downlineRows, toDownline } from './downlineRows.ts';
import { lineMember } from './lineMember.ts';
import type { LinePage } from './LinePage.ts';
import { sortedLine } from './sortedLine.ts';
import { wantedDownlines } from './wantedDownlines.ts';

type ShortLine = Readonly<Record<LinePage['sort'], number>>;

/**
 * A line of so many is read whole and sorted: along an index of the brand it may be further apart than it is long, by
 * joining above all, since lines join together. By size each of the line costs a look-up more.
 */
const shortLine: ShortLine = { joined: 50_000, lastActive: 50_000, direct: 10_000, members: 10_000 };

/** Who stands below an agent: nobody else is ever in an answer (AGENT-02, AGENT-10). */
export const lineService = (queries: Queries, now: Date, short: ShortLine = shortLine) => {
  const rows = downlineRows(queries, now);

  const sorts = {
    account: rows.member.accountKey,
    joined: rows.member.createdAt,
    lastActive: rows.columns.lastActiveAt,
    direct: rows.columns.direct,
    members: rows.columns.members,
  } as const satisfies Record<DownlineSort, unknown>;

  const sizeOfLine = async ({ merchant, memberId }: Player): Promise<number> => {
    const size = sizesView(queries);
    const [found] = await queries
      .select({ members: size.members })
      .from(size)
      .where(and(eq(size.merchant, merchant), eq(size.memberId, memberId)));
    return found?.members ?? 0;
  };

  /** Ids of a page. By account there is an index in any case, and those right below are read by another. */
  const idsOf = async (caller: Player, query: Query<'downlines'>, order: readonly SQL[]): Promise<SQL> => {
    const { limit, offset } = pageOf(query);
    const { sort = 'account', order: way = 'asc', scope } = query;
    if (sort === 'account' || scope === 'direct') {
      const wanted = rows.ids().where(wantedDownlines(rows.member, caller, query));
      return sql`${wanted
        .orderBy(...order)
        .offset(offset)
        .limit(limit)}`;
    }
    const pick = (await sizeOfLine(caller)) <= short[sort] ? sortedLine : downlinePage;
    return pick(queries, caller, query, { sort, way, limit, offset, now });
  };

  return {
    page: async (caller: Player, query: Query<'downlines'>): Promise<Value<'downlines'>> => {
      const { facts } = pageOf(query);
      const { sort = 'account', order: way = 'asc' } = query;
      const by = way === 'asc' ? asc(sorts[sort]) : desc(sorts[sort]);
      const order = [
        // Only that can be missing; of the others the server would not see that it cannot, and sort a whole line.
        sort === 'lastActive' ? sql`${by} NULLS LAST` : by,
        ...(isTiedByLine(query)
          ? [byLine(sql`CASE WHEN ${sorts[sort]} = 0 THEN ${rows.member.line} END`, way)]
          : []),
        way === 'asc' ? asc(rows.member.id) : desc(rows.member.id),
      ];
      const page = await idsOf(caller, query, order);
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
