import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints';

const families = [
  ...new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1])),
  'covers',
  'vendors',
];

/** Passes the site's calls on to a gateway elsewhere, bodies untouched; it learns the brand from X-Forwarded-Host. */
export const passCalls = async (app: FastifyInstance, gateway: URL): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, { base: gateway.origin, http: { requestOptions: { timeout: 20_000 } } });
    for (const family of families) {
      scope.all(`/${family}/*`, (request, reply) =>
        reply.from(request.url, {
          rewriteRequestHeaders: (_request, headers) => ({
            ...headers,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-for': request.ip,
          }),
        }),
      );
    }
  });
};
