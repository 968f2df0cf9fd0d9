import { letterOrigin } from '../../brands/tenants/letterOrigin.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { accountService } from './accountService.ts';

export const agentAccountsModule = ({ database, runtime, publicPort }: Parts) => {
  const accounts = accountService(database, runtime);
  return {
    waitingAccounts: ({ caller, now }) => accounts.list(caller, now),
    openAccount: ({ caller, body, tenant, request, now }) => {
      const origin = letterOrigin(request, tenant, publicPort);
      return accounts.open(caller, body, { tenant, origin, now, log: request.log });
    },
    renewActivation: ({ caller, body, tenant, request }) =>
      accounts.renew(caller, body.id, { origin: letterOrigin(request, tenant, publicPort) }),
    withdrawAccount: async ({ caller, query }) => {
      await accounts.withdraw(caller, query.id);
      return null;
    },
  } satisfies Handlers;
};
