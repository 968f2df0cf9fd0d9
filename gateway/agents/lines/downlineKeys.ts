import { eq, and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { DownlineSort } from '#contract/team';
import type { Query } from '#contract/wireTypes';
import type { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';

export type SizeSort = Extract<DownlineSort, 'direct' | 'members'>;

const isBySize = (sort: DownlineSort): sort is SizeSort => sort === 'direct' || sort === 'members';

/** How many stand below a member, looked up for each: joined, the planner might read the sizes of a whole brand. */
export const sizeOf = (
  queries: Queries,
  member: ReturnType<typeof membersView>,
  column: SizeSort,
): SQL<number> => {
  const size = sizesView(queries);
  const found = queries
    .select({ size: size[column] })
    .from(size)
    .where(and(eq(size.merchant, member.merchant), eq(size.memberId, member.id)));
  return sql<number>`coalesce((${found}), 0)`;
};

/**
 * Whether those with nobody below, who are all equal by size, stand in the order of their lines. Among agents alone they
 * may be few and far between, so that the index by size has them sooner.
 */
export const isTiedByLine = ({ sort, role }: Pick<Query<'downlines'>, 'sort' | 'role'>): boolean =>
  sort !== undefined && isBySize(sort) && role !== 'agent';

/** The order of lines by which their index is sorted. */
export const byLine = (line: AnyColumn | SQL, way: 'asc' | 'desc'): SQL =>
  sql`${line} USING ${sql.raw(way === 'asc' ? '~<~' : '~>~')}`;
