import type { Handlers } from '../endpoints/handlers.ts';
import { memberService } from '../member/memberService.ts';
import type { ModuleParts } from '../module.ts';
import { changeService } from '../password/changeService.ts';
import { refuse } from '../refusal.ts';
import { accountService } from './accountService.ts';

export const bankAccountsModule = (parts: ModuleParts) => {
  const { database, runtime } = parts;
  const accounts = accountService(database, runtime);
  const { demandPassword } = changeService(parts);
  return {
    bankAccounts: ({ caller }) => accounts.list(caller),

    addBankAccount: async ({ caller, body, merchant }) => {
      const { memberId } = caller;
      const member = await memberService(database.queries, runtime).byId(merchant, memberId);
      await demandPassword(member ?? refuse('not_logged_in'), body.password);
      return accounts.add(caller, body);
    },

    removeBankAccount: async ({ caller, query }) => {
      await accounts.remove(caller, query.id);
      return null;
    },
  } satisfies Handlers;
};
