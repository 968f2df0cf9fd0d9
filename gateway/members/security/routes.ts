import type { Player } from '../../http/policy/caller.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { memberService } from '../members/memberService.ts';
import { languageOf } from '../../sender/messages/languageOf.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { changeService } from '../passwords/changeService.ts';
import { pinFault } from '../credentials/pinFault.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { hideTarget } from '../names/hideTarget.ts';
import { sessionService } from '../sessions/sessionService.ts';
import { changeNickname } from './changeNickname.ts';
import { contactService } from './contactService.ts';
import { hideName } from '../names/hideName.ts';
import { historyService } from '../history/historyService.ts';

export const securityModule = (parts: MemberParts) => {
  const { database, runtime, passwords } = parts;
  const { queries } = database;
  const members = memberService(queries, runtime);
  const contact = contactService(parts);
  const { demandPassword } = changeService(parts);
  const rename = changeNickname(database, runtime);
  const sessions = sessionService(queries, runtime);
  const own = async (merchant: string, memberId: string) =>
    (await members.byId(merchant, memberId)) ?? refuse('not_logged_in');
  const missing = async (caller: Player) =>
    (await sessions.isFresh(caller)) ? ('missing' as const) : ('unproven' as const);
  return {
    memberProfile: async ({ caller, merchant }) => {
      const member = await own(merchant, caller.memberId);
      return {
        account: member.account,
        nickname: member.nickname,
        joinedAt: member.createdAt.toISOString(),
        mobile: member.mobile && hideTarget(member.mobile),
        email: member.email && hideTarget(member.email),
        payeeName: member.payeeName && hideName(member.payeeName),
        loginPassword: member.passwordHash === null ? await missing(caller) : 'set',
        hasWithdrawPassword: member.paymentHash !== null,
      };
    },

    changeNickname: async ({ caller, body: { nickname }, tenant }) => {
      await rename(caller, nickname, tenant.name);
      return null;
    },

    setWithdrawPassword: async ({ caller: { memberId }, body, merchant, now }) => {
      const { password, newPassword, confirmNewPassword } = body;
      if (newPassword !== confirmNewPassword)
        refuse('invalid_fields', { fields: { confirmNewPassword: 'mismatch' } });
      const fault = pinFault(newPassword);
      if (fault !== undefined) refuse('invalid_fields', { fields: { newPassword: fault } });
      await demandPassword(await own(merchant, memberId), password);
      const paymentHash = await passwords.known.make(newPassword);
      await database.transaction(async (tx) => {
        await memberService(tx, runtime).update(merchant, memberId, { paymentHash });
        await tellMember(tx, runtime, {
          merchant,
          memberId,
          kind: 'withdrawPasswordChanged',
          params: {},
          at: now,
        });
      });
      return null;
    },

    contactCode: ({ caller: { memberId }, body, tenant, request }) =>
      contact.sendCode(body, {
        tenant,
        memberId,
        ip: request.ip,
        language: languageOf(request, tenant),
        log: request.log,
      }),

    changeContact: async ({ caller: { memberId }, body, merchant, tenant, request }) => {
      await demandPassword(await own(merchant, memberId), body.password);
      await contact.change(body, { tenant, memberId, ip: request.ip });
      return null;
    },

    loginHistory: ({ caller }) => historyService(queries, runtime).list(caller),
  } satisfies Handlers;
};
