import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { memberTypes } from '#contract/constants';
import type { Query } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { accountKey } from '../../members/members/accountKey.ts';
import type { membersView } from '../../members/members/membersView.ts';
import { isBelow } from './isBelow.ts';

export type DownlineFilter = Omit<Query<'downlines'>, 'pageNo' | 'pageSize' | 'sort' | 'order'>;

/** Signs that mean something in a pattern are meant as they stand. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const agents = [...memberTypes.agent];

const states = { active: 'active', disabled: 'disabled', notActivated: 'pending' } as const;

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
    role === undefined
      ? undefined
      : role === 'agent'
        ? inArray(member.type, agents)
        : notInArray(member.type, agents),
  );
