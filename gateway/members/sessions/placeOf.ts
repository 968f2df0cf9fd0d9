import type { FastifyRequest } from 'fastify';
import type { SessionPlace } from './sessionService.ts';

/** Where a call comes from. */
export const placeOf = ({
  ip,
  headers,
  caller,
}: Pick<FastifyRequest, 'ip' | 'headers' | 'caller'>): SessionPlace => ({
  ip,
  agent: headers['user-agent'] ?? '',
  ...(caller && { replaces: caller }),
});
