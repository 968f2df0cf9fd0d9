import type { Player } from '../../http/policy/caller.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberParts } from '../../members/ports/MemberParts.ts';
import { changeService } from '../../members/passwords/changeService.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { accountService } from './accountService.ts';

export const bankAccountsModule = (parts: MemberParts) => {
  const { database, runtime } = parts;
  const accounts = accountService(database, runtime);
  const { demandPassword } = changeService(parts);
  const demandOwn = async ({ merchant, memberId }: Player, password: string): Promise<void> => {
    const member = await memberService(database.queries, runtime).byId(merchant, memberId);
    await demandPassword(member ?? refuse('not_logged_in'), password);
  };
  return {
    bankAccounts: ({ caller }) => accounts.list(caller),

    addBankAccount: async ({ caller, body }) => {
      await demandOwn(caller, body.password);
      return accounts.add(caller, body);
    },

    addReceivingAddress: async ({ caller, body }) => {
      await demandOwn(caller, body.password);
      return accounts.addAddress(caller, body);
    },

    removeBankAccount: async ({ caller, query }) => {
      await accounts.remove(caller, query.id);
      return null;
    },
  } satisfies Handlers;
};
