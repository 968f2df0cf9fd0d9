import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/refusal/refusal.ts';
import { tokenOf } from '../../platform/oneTimeTokens/token.ts';
import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { Caller } from '../policy/caller.ts';
import './request.ts';

/** Tells whose session a token is; the members' area answers it. */
export interface CallerSource {
  /** A call that the site made by itself is no sign of life. */
  readonly resolve: (merchant: string, token: string, alive: boolean) => Promise<Caller>;
}

export interface TenancyOptions {
  readonly tenants: Tenants;
  readonly sessions: CallerSource;
}

/** Whose site a call is made on, and by whom: the Host decides the brand, a token counts with its own brand alone. */
export const tenancy = (app: FastifyInstance, { tenants, sessions }: TenancyOptions): void => {
  app.decorateRequest('tenant');
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.tenant = tenants.forHost(request.hostname.toLowerCase()) ?? refuse('not_found');
    const { endpoint } = request.routeOptions.config;
    const token = tokenOf(request.headers.authorization);
    if (endpoint !== undefined && endpoints[endpoint].token && token !== undefined) {
      const alive = request.headers[headers.background] === undefined;
      request.caller = await sessions.resolve(request.tenant.merchantCode, token, alive);
    }
  });
};
