import type { FastifyRequest } from 'fastify';
import type { Tenant } from './tenant.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'hostname' | 'ip'> & {
  readonly socket: { readonly localPort?: number | undefined };
};

const own: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);

/**
 * Where links in letters lead. Who asks for a letter need not be who reads it, so that nothing in the link is the
 * asker's: the host is one of the brand's (this machine's own for somebody at it), the port the one that the operator
 * names, or the one the call came in by. 0 stands for the protocol's own.
 */
export const letterOrigin = (
  { protocol, hostname, ip, socket }: Asked,
  { hosts }: Pick<Tenant, 'hosts'>,
  publicPort: number | undefined,
): string => {
  const name = hostname.toLowerCase();
  const known = hosts.includes(name) || (name === 'localhost' && own.has(ip));
  const port = publicPort ?? socket.localPort ?? 0;
  const host = known ? name : (hosts[0] ?? 'localhost');
  return new URL(`${protocol}://${host}${port === 0 ? '' : `:${port}`}`).origin;
};
