import type { FastifyInstance } from 'fastify';
import { siteStatus } from '#contract/constants';
import type { EndpointName } from '#contract/endpoints';
import { refuse } from '../../platform/refusal/refusal.ts';
import { statusOf, type SiteService } from '../../brands/sites/siteService.ts';
import './request.ts';

/** What a closed site still needs to say why it is closed. */
const alwaysOpen: ReadonlySet<EndpointName | undefined> = new Set([
  'status',
  'permission',
  'report',
] as const);

/** Turns calls away while the site is in maintenance or closed to the caller's region (spec §1). */
export const siteGate = (app: FastifyInstance, site: Pick<SiteService, 'look'>): void => {
  app.decorateRequest('catalogue', 0);
  app.addHook('onRequest', async (request) => {
    if (alwaysOpen.has(request.routeOptions.config.endpoint)) return;
    const seen = await site.look(request.tenant.merchantCode, request.ip);
    request.catalogue = seen.catalogue;
    const status = statusOf(seen);
    if (status === siteStatus.maintenance) refuse('maintenance');
    if (status === siteStatus.regionBlocked) refuse('access_restricted');
  });
};
