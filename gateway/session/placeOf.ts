import type { FastifyRequest } from 'fastify';
import type { SessionPlace } from './sessionService.ts';

/** Where a call comes from. */
export const placeOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): SessionPlace => ({
  ip,
  agent: headers['user-agent'] ?? '',
});
