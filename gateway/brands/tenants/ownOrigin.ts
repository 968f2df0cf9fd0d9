import type { FastifyRequest } from 'fastify';
import type { Tenant } from './tenant.ts';

/**
 * Where links that leave the site lead back to. The Host header may be anybody's invention: only a host of the
 * brand's own, or this machine's, is taken from it.
 */
export const ownOrigin = (
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  { hosts }: Pick<Tenant, 'hosts'>,
): string => {
  const name = hostname.toLowerCase();
  const own = name === 'localhost' || hosts.includes(name) ? name : (hosts[0] ?? 'localhost');
  return `${protocol}://${own}${Number.isInteger(port) ? `:${port}` : ''}`;
};
