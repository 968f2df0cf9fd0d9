import type { Handlers } from '../endpoints/handlers.ts';
import { memberService } from '../member/memberService.ts';
import type { ModuleParts } from '../module.ts';
import { changeService } from '../password/changeService.ts';
import { refuse } from '../refusal.ts';
import { ticketStore } from '../tickets/ticketStore.ts';
import { authenticatorService } from './authenticatorService.ts';
import { codeTries } from './codeTries.ts';

export const twoFactorModule = (parts: ModuleParts) => {
  const { database, runtime } = parts;
  const { queries } = database;
  const authenticators = authenticatorService(queries, runtime);
  const members = memberService(queries, runtime);
  const tryCode = codeTries(queries, runtime);
  const { demandPassword } = changeService(parts);
  const own = async (merchant: string, memberId: string) =>
    (await members.byId(merchant, memberId)) ?? refuse('not_logged_in');
  return {
    twoFactor: async ({ caller: { memberId } }) => ({
      enabled: await authenticators.isOn(memberId),
      recoveryCodesLeft: await authenticators.recoveryCodesLeft(memberId),
    }),

    twoFactorEnrol: async ({ caller, body: { password }, merchant, tenant }) => {
      await demandPassword(await own(merchant, caller.memberId), password);
      if (await authenticators.isOn(caller.memberId)) refuse('operation_not_enabled');
      return authenticators.enrol(merchant, caller.memberId, tenant.name, caller.account);
    },

    twoFactorConfirm: async ({ caller: { memberId }, body: { code }, merchant }) => {
      if (await authenticators.isOn(memberId)) refuse('operation_not_enabled');
      const recoveryCodes = await tryCode(merchant, memberId, () =>
        authenticators.confirm(merchant, memberId, code),
      );
      return { recoveryCodes: recoveryCodes ?? refuse('code_invalid') };
    },

    twoFactorDisable: async ({ caller: { memberId }, body: { password, code }, merchant }) => {
      await demandPassword(await own(merchant, memberId), password);
      if (!(await tryCode(merchant, memberId, () => authenticators.spend(memberId, code))))
        refuse('code_invalid');
      await authenticators.remove(memberId);
      await ticketStore(queries, runtime).dropAllOf(merchant, memberId);
      return null;
    },
  } satisfies Handlers;
};
