import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the host it is sent to, or from no page. The scheme counts: a page that came
 * over plain http may be anybody's.
 */
export const isOwnPage = ({
  headers: { origin },
  protocol,
  host,
}: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): boolean =>
  origin === undefined || URL.parse(origin)?.origin === URL.parse(`${protocol}://${host}`)?.origin;
