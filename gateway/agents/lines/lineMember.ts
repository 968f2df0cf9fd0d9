import type { Player } from '../../http/policy/caller.ts';
import { policy } from '../../http/policy/policy.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { accountKey } from '../../members/members/accountKey.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';

/** How a report names somebody of the caller's line: by id or as an account is typed; nobody for the caller. */
export interface LineName {
  readonly memberId?: string | undefined;
  readonly account?: string | undefined;
}

/** What others are told of somebody in the line. */
export type LineMember = Pick<MemberRow, 'id' | 'account' | 'nickname' | 'type' | 'line'>;

/** How far below the caller somebody stands. */
const levelBelow = ({ line }: Pick<Player, 'line'>, below: string): number =>
  below.split('/').length - line.split('/').length;

export const toPerson = (
  caller: Pick<Player, 'line'>,
  { id, account, nickname, type, line }: LineMember,
) => ({
  id,
  account,
  nickname,
  role: standingOf(type) === 'agent' ? ('agent' as const) : ('member' as const),
  level: levelBelow(caller, line),
});

/**
 * The member that a report is about, who may be the caller. Refuses `not_found` for whoever is not in the caller's line,
 * as for nobody (AGENT-10), and `bad_request` for two names.
 */
export const lineMember = async (
  queries: Queries,
  caller: Player,
  { memberId, account }: LineName,
): Promise<LineMember> => {
  if (memberId !== undefined && account !== undefined) return refuse('bad_request');
  const members = memberRepository(queries);
  const { merchant } = caller;
  const found =
    account === undefined
      ? await members.byId(merchant, memberId ?? caller.memberId)
      : await members.byKey(merchant, accountKey(account));
  if (found === undefined) return refuse('not_found');
  const target = { merchant, memberId: found.id, line: found.line };
  return policy(caller, { role: 'agent', owner: 'line' }, target) === 'allowed' ? found : refuse('not_found');
};
