import { letterOrigin } from '../../brands/tenants/letterOrigin.ts';
import type { Call, Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { linkService } from './linkService.ts';
import { visitCounter } from './visitCounter.ts';

export const agentLinksModule = ({ database, runtime, publicPort }: Parts) => {
  const links = linkService(database, runtime);
  const countVisit = visitCounter(database.queries, runtime);
  const placeOf = ({ request, tenant, now }: Pick<Call<'registerLinks'>, 'request' | 'tenant' | 'now'>) => ({
    origin: letterOrigin(request, tenant, publicPort),
    now,
  });
  return {
    registerLinks: (call) => links.list(call.caller, placeOf(call)),
    registerLink: (call) => links.read(call.caller, call.query, placeOf(call)),
    addRegisterLink: (call) => links.add(call.caller, call.body, call.tenant, placeOf(call)),
    changeRegisterLink: (call) => links.change(call.caller, call.body, placeOf(call)),
    endRegisterLink: async ({ caller, query, now }) => {
      await links.end(caller, query.code, { now });
      return null;
    },
    affiliateVisit: async ({ body, tenant, request: { ip } }) => {
      await countVisit(tenant, { ...body, ip });
      return null;
    },
  } satisfies Handlers;
};
