import type { FastifyRequest } from 'fastify';
import type { Body } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { sessionService } from '../sessions/sessionService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { passwordRule } from './passwordRule.ts';
import { passwordSetter } from './setPassword.ts';

const WINDOW = 15 * 60_000;
const TRIES = 10;

/** Changes the password of somebody logged in, or sets the first one of an account that has none (PWD-01). */
export const changeService = ({ database, runtime, passwords }: MemberParts) => {
  const { queries } = database;
  const members = memberService(queries, runtime);
  const tokens = oneTimeTokenStore(queries, runtime);
  const demandRule = passwordRule(queries);
  const sessions = sessionService(queries, runtime);
  const setPassword = passwordSetter(database, runtime);

  /** Ends the call unless it is the member's password; a session left open somewhere is no place to guess from. */
  const demandPassword = async (
    { merchant, id, passwordHash }: MemberRow,
    password: string,
  ): Promise<void> => {
    if (passwordHash === null) refuse('login_password_missing');
    const counted = { merchant, kind: 'password member', subject: id };
    const tried = await windowCounter(queries).add(counted, WINDOW, runtime.now());
    if (tried > TRIES) throw new Refusal('too_many_requests', undefined, 300);
    if (!(await passwords.known.verify(password, passwordHash))) refuse('wrong_account_or_password');
    await windowCounter(queries).forget(counted);
  };

  const ticketOf = async (member: MemberRow, token: string, use: 'look' | 'take'): Promise<void> => {
    const ticket = await tokens[use](member.merchant, 'change', token);
    if (ticket?.memberId !== member.id) refuse('code_expired');
  };

  /** Ends the call unless the member has just shown who they are: the account has no password to ask for. */
  const demandFresh = async (caller: Player): Promise<void> => {
    if (!(await sessions.isFresh(caller))) refuse('log_in_again');
  };

  return {
    demandPassword,

    change: async (
      caller: Player,
      body: Body<'changePassword'>,
      { ip, log, tenant }: Pick<FastifyRequest, 'ip' | 'log' | 'tenant'>,
    ): Promise<void> => {
      const { merchant, memberId, tokenHash } = caller;
      const member = (await members.byId(merchant, memberId)) ?? refuse('not_logged_in');
      const { account } = member;
      const { changeTicket, oldPassword = '', newPassword } = body;
      await demandRule({ ...body, merchant, account, brand: tenant.name, log });
      if (changeTicket !== undefined) await ticketOf(member, changeTicket, 'look');
      else if (member.passwordHash === null) await demandFresh(caller);
      else await demandPassword(member, oldPassword);
      if (await passwords.known.verify(newPassword, member.passwordHash)) {
        refuse('invalid_fields', { fields: { newPassword: 'weak' } });
      }
      // Spent last: a password that breaks the rule can be typed again.
      if (changeTicket !== undefined) await ticketOf(member, changeTicket, 'take');
      await setPassword(member, await passwords.known.make(newPassword), { ip, keep: tokenHash });
    },
  };
};
