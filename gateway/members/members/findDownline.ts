import type { Player } from '../../http/policy/caller.ts';
import { policy } from '../../http/policy/policy.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { accountKey } from './accountKey.ts';
import { memberRepository } from './memberRepository.ts';
import type { MemberRow } from './schema.ts';

/** The account of somebody below an agent. Refuses `not_found` for everybody else, whether they exist or not (AGENT-10). */
export const findDownline = async (queries: Queries, caller: Player, account: string): Promise<MemberRow> => {
  const found = await memberRepository(queries).byKey(caller.merchant, accountKey(account));
  if (found === undefined || found.id === caller.memberId) return refuse('not_found');
  const target = { merchant: found.merchant, memberId: found.id, line: found.line };
  return policy(caller, { role: 'agent', owner: 'line' }, target) === 'allowed' ? found : refuse('not_found');
};
