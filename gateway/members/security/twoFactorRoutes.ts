import type { MessageKind } from '#contract/messageKinds';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { lockMember } from '../members/lockMember.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { changeService } from '../passwords/changeService.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { rememberService } from '../sessions/rememberService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { authenticatorService } from '../twoFactor/authenticatorService.ts';
import { codeTries } from '../twoFactor/codeTries.ts';

export const twoFactorModule = (parts: MemberParts) => {
  const { database, runtime } = parts;
  const { queries } = database;
  const authenticators = authenticatorService(queries, runtime);
  const members = memberService(queries, runtime);
  const tryCode = codeTries(queries, runtime);
  const { demandPassword } = changeService(parts);
  const own = async (merchant: string, memberId: string) =>
    (await members.byId(merchant, memberId)) ?? refuse('not_logged_in');
  const tell = (tx: Queries, { merchant, memberId }: Player, kind: MessageKind, at: Date) =>
    tellMember(tx, runtime, { merchant, memberId, kind, params: {}, at });
  return {
    twoFactor: async ({ caller: { memberId } }) => ({
      enabled: await authenticators.isOn(memberId),
      recoveryCodesLeft: await authenticators.recoveryCodesLeft(memberId),
    }),

    twoFactorEnrol: async ({ caller, body: { password }, merchant, tenant }) => {
      await demandPassword(await own(merchant, caller.memberId), password);
      const enrolled = await authenticators.enrol(merchant, caller.memberId, tenant.name, caller.account);
      return enrolled ?? refuse('operation_not_enabled');
    },

    twoFactorConfirm: async ({ caller, body: { code }, merchant, now }) => {
      const { memberId } = caller;
      if (await authenticators.isOn(memberId)) refuse('operation_not_enabled');
      const recoveryCodes = await tryCode(merchant, memberId, () =>
        database.transaction(async (tx) => {
          await lockMember(tx, caller);
          const codes = await authenticatorService(tx, runtime).confirm(merchant, memberId, code);
          // They would come back without a code.
          if (codes) {
            await rememberService(tx, runtime).forgetAllOf(merchant, memberId);
            await tell(tx, caller, 'twoFactorOn', now);
          }
          return codes;
        }),
      );
      if (recoveryCodes === undefined) return refuse('code_invalid');
      return { recoveryCodes };
    },

    twoFactorDisable: async ({ caller, body: { password, code }, merchant, now }) => {
      const { memberId } = caller;
      await demandPassword(await own(merchant, memberId), password);
      const isOff = await tryCode(merchant, memberId, () =>
        database.transaction(async (tx) => {
          await lockMember(tx, caller);
          const inside = authenticatorService(tx, runtime);
          if (!(await inside.spend(memberId, code))) return false;
          await inside.remove(memberId);
          await oneTimeTokenStore(tx, runtime).dropAllOf(merchant, memberId);
          await tell(tx, caller, 'twoFactorOff', now);
          return true;
        }),
      );
      if (!isOff) refuse('code_invalid');
      return null;
    },
  } satisfies Handlers;
};
