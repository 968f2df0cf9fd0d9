import type { Handlers } from '../endpoints/handlers.ts';
import { announce } from '../live/announce.ts';
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
      const added = await accounts.add(caller, body);
      await announce(database.queries, { topic: 'unread', merchant, memberId });
      return added;
    },

    removeBankAccount: async ({ caller, query }) => {
      await accounts.remove(caller, query.id);
      return null;
    },
  } satisfies Handlers;
};
