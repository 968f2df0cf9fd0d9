import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../../brands/tenants/ownOrigin.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'hostname' | 'port' | 'host'>;

const PREFIX = 'games.';

/** Where the sandbox vendor's pages are: an origin of its own, so that a game can reach nothing of the site. */
export const vendorSite = (configured: string | undefined) => {
  const host = configured === undefined ? undefined : new URL(configured).host;
  const serves = (request: Asked): boolean =>
    host === undefined
      ? request.hostname.toLowerCase().startsWith(PREFIX)
      : request.host.toLowerCase() === host;
  return {
    /** Whether a request is for the vendor and not for a brand's site. */
    serves,

    /** Host name of the brand that a request is for; undefined at an origin that serves the games of all brands. */
    brandHost: (request: Asked): string | undefined => {
      const name = request.hostname.toLowerCase();
      if (!serves(request)) return name;
      return host === undefined ? name.slice(PREFIX.length) : undefined;
    },

    /** The vendor's origin for the pages of a brand. */
    originFor: (request: Asked, tenant: Pick<Tenant, 'hosts'>): string =>
      configured ?? ownOrigin(request, tenant).replace('://', `://${PREFIX}`),
  };
};

export type VendorSite = ReturnType<typeof vendorSite>;
