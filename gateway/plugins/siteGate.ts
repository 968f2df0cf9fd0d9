import type { FastifyInstance } from 'fastify';
import { siteStatus } from '#contract/constants';
import type { EndpointName } from '#contract/endpoints';
import { refuse } from '../refusal.ts';
import type { SiteService } from '../system/siteService.ts';
import './request.ts';

/** What a closed site still needs to say why it is closed. */
const alwaysOpen: ReadonlySet<EndpointName | undefined> = new Set([
  'status',
  'permission',
  'report',
] as const);

/** Turns calls away while the site is in maintenance or closed to the caller's region (spec §1). */
export const siteGate = (app: FastifyInstance, site: Pick<SiteService, 'status'>): void => {
  app.addHook('onRequest', async (request) => {
    if (alwaysOpen.has(request.routeOptions.config.endpoint)) return;
    const status = await site.status(request.tenant.merchantCode, request.ip);
    if (status === siteStatus.maintenance) refuse('maintenance');
    if (status === siteStatus.regionBlocked) refuse('region_blocked');
  });
};
