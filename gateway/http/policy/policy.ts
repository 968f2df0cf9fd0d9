import type { Endpoint, Owner, Role } from '#contract/endpoint';
import type { ErrorCode } from '#contract/errors';
import type { Caller, Player } from './caller.ts';
import { standingOf, type Standing } from './standing.ts';

/** The member whose data a call touches. */
export type Target = Pick<Player, 'merchant' | 'memberId' | 'line'>;

export type Verdict = 'allowed' | ErrorCode;

const admission = {
  anyone: { visitor: 'allowed', trial: 'allowed', member: 'allowed', agent: 'allowed' },
  player: { visitor: 'not_logged_in', trial: 'allowed', member: 'allowed', agent: 'allowed' },
  member: { visitor: 'not_logged_in', trial: 'need_real_account', member: 'allowed', agent: 'allowed' },
  agent: { visitor: 'not_logged_in', trial: 'non_agent', member: 'non_agent', agent: 'allowed' },
} as const satisfies Record<Role, Record<Standing, Verdict>>;

const reach = {
  none: () => false,
  self: (caller, target) => target.memberId === caller.memberId,
  line: (caller, target) => target.line.startsWith(caller.line),
} as const satisfies Record<Owner, (caller: Player, target: Target) => boolean>;

const waitsForPassword = (caller: Caller, { money }: Pick<Endpoint, 'money'>): boolean =>
  money === true && caller?.mustChange === true;

/**
 * Who may call what for whom: the one place that decides it (design §3). Without a target the call is about its
 * caller. Data out of reach is 'not found', so that nobody learns that it exists (security row 23).
 */
export const policy = (
  caller: Caller,
  endpoint: Pick<Endpoint, 'role' | 'owner' | 'money'>,
  target?: Target,
): Verdict => {
  const verdict = admission[endpoint.role][caller === undefined ? 'visitor' : standingOf(caller.type)];
  if (verdict === 'allowed' && waitsForPassword(caller, endpoint)) return 'password_change_required';
  if (verdict !== 'allowed' || target === undefined) return verdict;
  if (caller === undefined || caller.merchant !== target.merchant) return 'not_found';
  return reach[endpoint.owner](caller, target) ? 'allowed' : 'not_found';
};
