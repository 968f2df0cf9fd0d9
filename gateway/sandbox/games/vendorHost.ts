import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { VendorSite } from './vendorSite.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is the vendor's: it answers on the vendor's origin and nowhere else. */
    vendor?: boolean;
  }
}

const HEALTH = /^\/(healthz|readyz)$/;

/** Keeps two origins apart that share a port: the vendor's host answers the vendor's routes alone, the site's none of them. */
export const vendorHost = (app: FastifyInstance, site: Pick<VendorSite, 'serves'>): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isVendors = request.routeOptions.config?.vendor === true;
    const isElsewhere = isVendors !== site.serves(request) && !HEALTH.test(request.url);
    done(isElsewhere ? new Refusal('not_found') : undefined);
  });
};
