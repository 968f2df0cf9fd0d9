import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { ownOrigin } from '../../brands/tenants/ownOrigin.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { isSafeName } from '../names/safeName.ts';
import { answerEntry } from '../entry/answerEntry.ts';
import { checkService } from '../entry/checkService.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';
import { oneTimeTokenLife, oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { browserCookie } from './browserCookie.ts';
import { socialClient, type SocialIdentity } from './socialClient.ts';
import { socialAccountService } from './socialAccountService.ts';
import type { SocialProvider } from '../ports/socialProvider.ts';

export const socialModule = ({ database, runtime, providers }: MemberParts) => {
  const tokens = oneTimeTokenStore(database.queries, runtime);
  const checks = checkService(database, runtime);
  const accounts = socialAccountService(database.queries, runtime);
  const flags = flagService(database.queries);
  const ways = new Map(
    providers.social.map((provider) => [provider.id, { provider, client: socialClient(provider) }]),
  );
  const wayOf = (id: string) => ways.get(id) ?? refuse('operation_not_enabled');
  /** Sends a visitor whom the provider knows and we do not on to the registration, which asks what it asks of all. */
  const invite = async (
    tenant: Tenant,
    { name: provider }: SocialProvider,
    { name, ...account }: SocialIdentity,
  ): Promise<never> => {
    const mayRegister =
      (await flags.isOn(tenant, 'USERNAMEREG3')) || (await flags.isOn(tenant, 'MOBILENUMREG3'));
    if (!mayRegister) return refuse('registration_closed', { captcha: false });
    const ticket = await tokens.issue(tenant.merchantCode, 'socialAccount', account);
    return refuse('registration_required', {
      captcha: false,
      registration: { ticket, provider, name: name !== undefined && isSafeName(name) ? name : null },
    });
  };
  const redirectUri = (...of: Parameters<typeof ownOrigin>) => `${ownOrigin(...of)}/login`;
  return {
    socialStart: async ({ body: { provider }, merchant, tenant, request, reply }) => {
      const { client } = wayOf(provider);
      const browser = newToken(runtime);
      const kept = client.secrets();
      const data = { provider, browser: tokenHash(browser), ...kept };
      const state = await tokens.issue(merchant, 'social', data);
      void reply.header('set-cookie', browserCookie.write(browser, oneTimeTokenLife.social));
      return { url: await client.address(kept, state, redirectUri(request, tenant)) };
    },

    socialFinish: async ({ body, merchant, tenant, request, reply }) => {
      const data = (await tokens.take(merchant, 'social', body.state)) ?? refuse('sign_in_expired');
      const browser = browserCookie.read(request);
      if (browser === undefined || tokenHash(browser) !== data.browser) return refuse('sign_in_expired');
      void reply.header('set-cookie', browserCookie.clear);
      const address = new URL(redirectUri(request, tenant));
      for (const [name, value] of Object.entries(body)) address.searchParams.set(name, value);
      const { client, provider } = wayOf(data.provider);
      const identity = await client
        .finish(address, { ...data, state: body.state })
        .catch((error: unknown) => {
          request.log.warn({ err: error, provider: provider.id }, 'a social sign-in failed');
          return refuse('unknown_error');
        });
      const member =
        (await accounts.memberOf(merchant, identity)) ?? (await invite(tenant, provider, identity));
      if (member.state !== 'active') return refuse('wrong_account_or_password', { captcha: false });
      return answerEntry(reply, await checks.enterChecked(member, { place: placeOf(request) }));
    },
  } satisfies Handlers;
};
