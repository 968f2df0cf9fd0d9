import type { FastifyRequest } from 'fastify';
import type { Tenant } from './tenant.ts';

/**
 * The site's own origin, for links in messages. The Host header can be forged, so it is used only if it is a host of
 * the brand or localhost.
 */
export const ownOrigin = (
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  { hosts }: Pick<Tenant, 'hosts'>,
): string => {
  const name = hostname.toLowerCase();
  const own = name === 'localhost' || hosts.includes(name) ? name : (hosts[0] ?? 'localhost');
  return `${protocol}://${own}${Number.isInteger(port) ? `:${port}` : ''}`;
};
