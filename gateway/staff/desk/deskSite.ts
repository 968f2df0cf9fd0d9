import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskPrefix } from '#contract/desk';
import { Refusal } from '../../platform/refusal/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is the desk's: it answers on the desk's origin and nowhere else. */
    desk?: boolean;
  }
}

type Asked = Pick<FastifyRequest, 'hostname'>;

const HEALTH = /^\/(healthz|readyz)$/;

/** The desk has an origin of its own, so that nothing of the site reaches the session of the staff. */
export const deskSite = {
  serves: ({ hostname }: Asked): boolean => hostname.toLowerCase().startsWith(deskPrefix),

  /** Host name of the brand whose desk it is, or of the site itself. */
  brandHost: (name: string): string =>
    name.toLowerCase().startsWith(deskPrefix) ? name.toLowerCase().slice(deskPrefix.length) : name,
} as const;

/** Keeps the two origins apart, which share a port: the desk's host answers the desk's routes alone. */
export const deskHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (deskSite.serves(request) && request.url === '/') return void reply.redirect('/desk');
    const isDesks = request.routeOptions.config?.desk === true;
    const isElsewhere = isDesks !== deskSite.serves(request) && !HEALTH.test(request.url);
    done(isElsewhere ? new Refusal('not_found') : undefined);
  });
};
