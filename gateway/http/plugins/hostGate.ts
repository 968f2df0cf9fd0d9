import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostStanding } from '../../brands/tenants/tenant.ts';
import { hostPages } from './hostPages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers under any name: no brand is told by its host. */
    anyHost?: boolean;
  }
}

const RETRY_AFTER = 60;
/** A larger one in the Host header is no port, and no address can be built from it. */
const HIGHEST_PORT = 65_535;

/** Answers hosts that show no brand with a plain page, whatever is asked for: no brand is served under a name it does not have. */
export const hostGate = (
  app: FastifyInstance,
  standingOf: (request: FastifyRequest) => HostStanding,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.anyHost === true) return;
    const standing = Number(request.port) > HIGHEST_PORT ? 'unknown' : standingOf(request);
    if (standing === 'shown') return;
    const { code, text } = hostPages[standing];
    if (standing === 'refused') void reply.header('retry-after', RETRY_AFTER);
    return reply.code(code).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);
  });
};
