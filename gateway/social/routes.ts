import type { Handlers } from '../endpoints/handlers.ts';
import type { ModuleParts } from '../module.ts';
import { ownOrigin } from '../ownOrigin.ts';
import { refuse } from '../refusal.ts';
import { answerEntry } from '../session/answerEntry.ts';
import { checkService } from '../session/checkService.ts';
import { placeOf } from '../session/placeOf.ts';
import { newToken, tokenHash } from '../session/token.ts';
import { ticketLife, ticketStore } from '../tickets/ticketStore.ts';
import { browserCookie } from './browserCookie.ts';
import { socialClient } from './socialClient.ts';
import { socialMembers } from './socialMembers.ts';

export const socialModule = ({ database, runtime, providers }: ModuleParts) => {
  const tickets = ticketStore(database.queries, runtime);
  const checks = checkService(database, runtime);
  const memberOf = socialMembers(database, runtime);
  const clients = new Map(providers.social.map((provider) => [provider.id, socialClient(provider)]));
  const clientOf = (id: string) => clients.get(id) ?? refuse('operation_not_enabled');
  const redirectUri = (...of: Parameters<typeof ownOrigin>) => `${ownOrigin(...of)}/login`;
  return {
    socialStart: async ({ body: { provider }, merchant, tenant, request, reply }) => {
      const client = clientOf(provider);
      const browser = newToken(runtime);
      const kept = client.secrets();
      const ticket = { provider, browser: tokenHash(browser), ...kept };
      const state = await tickets.issue(merchant, 'social', ticket);
      void reply.header('set-cookie', browserCookie.write(browser, ticketLife.social));
      return { url: await client.address(kept, state, redirectUri(request, tenant)) };
    },

    socialFinish: async ({ body, merchant, tenant, request, reply }) => {
      const ticket = (await tickets.take(merchant, 'social', body.state)) ?? refuse('code_expired');
      const browser = browserCookie.read(request);
      if (browser === undefined || tokenHash(browser) !== ticket.browser) return refuse('code_expired');
      void reply.header('set-cookie', browserCookie.clear);
      const address = new URL(redirectUri(request, tenant));
      for (const [name, value] of Object.entries(body)) address.searchParams.set(name, value);
      const identity = await clientOf(ticket.provider)
        .finish(address, { ...ticket, state: body.state })
        .catch((error: unknown) => {
          request.log.warn({ err: error, provider: ticket.provider }, 'a social sign-in failed');
          return refuse('unknown_error');
        });
      const member = await memberOf(tenant, ticket.provider, identity);
      if (member.state !== 'active') return refuse('wrong_account_or_password', { captcha: false });
      return answerEntry(reply, await checks.enterChecked(member, { place: placeOf(request) }));
    },
  } satisfies Handlers;
};
