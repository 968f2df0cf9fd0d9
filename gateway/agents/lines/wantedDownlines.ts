import { and, eq, not, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { accountKey } from '../../members/members/accountKey.ts';
import type { membersView } from '../../members/members/membersView.ts';
import { isBelow } from './isBelow.ts';

export type DownlineFilter = Omit<Query<'downlines'>, 'pageNo' | 'pageSize' | 'sort' | 'order'>;

export type DownlineRole = NonNullable<DownlineFilter['role']>;

/** Signs that mean something in a pattern are meant as they stand. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const states = { active: 'active', disabled: 'disabled', notActivated: 'pending' } as const;

/** Whether a column of who is an agent says so of a role. */
export const hasRole = (isAgent: AnyColumn, role: DownlineRole): SQL =>
  role === 'agent' ? sql`${isAgent}` : not(sql`${isAgent}`);

/** Members below the caller, and of them those that a list asks for. */
export const wantedDownlines = (
  member: ReturnType<typeof membersView>,
  caller: Player,
  { search, scope, state, role }: DownlineFilter,
): SQL | undefined =>
  and(
    eq(member.merchant, caller.merchant),
    scope === 'direct' ? eq(member.uplineId, caller.memberId) : isBelow(member.line, caller.line),
    search === undefined ? undefined : sql`${member.accountKey} LIKE ${`${literal(accountKey(search))}%`}`,
    state === undefined ? undefined : eq(member.state, states[state]),
    role === undefined ? undefined : hasRole(member.isAgent, role),
  );
