import type { FastifyInstance } from 'fastify';

/** On every answer (security §3 row 12, §4 'headers'). A document of the front overrides the content policy. */
export const headersOfAll = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const satisfies Record<string, string>;

const TWO_YEARS = 63_072_000;

/** Adds the headers, and the promise of https to answers that came over https. */
export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOfAll).header('x-request-id', request.id);
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
    }
    done();
  });
};
