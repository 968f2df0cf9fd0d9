import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DownlineState } from '#contract/team';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sizesView } from '../sums/sizesView.ts';
import { toPerson } from './lineMember.ts';

type Downline = Value<'downlines'>['list'][number];

/**
 * Members with what an agent may know of them. Whoever rests or is excluded has no last activity, so that the pause
 * itself is not told.
 */
export const downlineRows = (queries: Queries, now: Date) => {
  const member = membersView(queries);
  const size = sizesView(queries);
  const pause = runningCoolOffs(queries, now);
  const upline = membersView(queries, 'upline');
  const direct = sql<number>`coalesce(${size.direct}, 0)`;
  const all = sql<number>`coalesce(${size.members}, 0)`;
  const lastActiveAt =
    sql<Date | null>`CASE WHEN ${pause.memberId} IS NULL THEN ${member.lastLoginAt} END`.mapWith(
      (written: string | null) => (written === null ? null : new Date(written)),
    );
  const columns = {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    line: member.line,
    state: member.state,
    createdAt: member.createdAt,
    uplineId: member.uplineId,
    uplineAccount: upline.account,
    direct,
    members: all,
    lastActiveAt,
  };
  const ofSize = and(eq(size.merchant, member.merchant), eq(size.memberId, member.id));
  const ofPause = eq(pause.memberId, member.id);
  return {
    member,
    columns,
    /** Of the members alone, to pick a page: the server leaves out what no sort asks for. */
    ids: () => queries.select({ id: member.id }).from(member).leftJoin(size, ofSize).leftJoin(pause, ofPause),
    /** `total` is how many there are on all pages. */
    select: (total: SQL<number>) =>
      queries
        .select({ ...columns, total })
        .from(member)
        .leftJoin(size, ofSize)
        .leftJoin(pause, ofPause)
        .leftJoin(upline, eq(upline.id, member.uplineId)),
  };
};

type Row = Awaited<ReturnType<ReturnType<typeof downlineRows>['select']>>[number];

const stateOf = ({ state }: Pick<Row, 'state'>): DownlineState =>
  state === 'pending' ? 'notActivated' : state;

export const toDownline = (caller: Player, row: Row): Downline => {
  const { id, uplineId, uplineAccount } = row;
  const isCaller = id === caller.memberId;
  return {
    ...toPerson(caller, row),
    state: stateOf(row),
    upline:
      isCaller || uplineId === null || uplineAccount === null
        ? null
        : { id: uplineId, account: uplineAccount },
    direct: row.direct,
    members: row.members,
    joinedAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  };
};
