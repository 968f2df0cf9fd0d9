import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskCalls, type DeskCall } from '#contract/desk';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';

const families = [
  ...new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1])),
  'covers',
  'vendors',
];

/** Pages and pictures that the gateway answers beside its calls. */
const pages = ['/verify', '/art/dealers/*'] as const;

/** They may take longer than other calls, here as in the gateway. */
const uploads = Object.values<Endpoint>(endpoints).filter(({ upload }) => upload === true);

const deskUploads = Object.values<DeskCall>(deskCalls).filter(({ upload }) => upload === true);

/** Passes the calls of the site and of its desk on to a gateway elsewhere, bodies untouched; it learns the brand from X-Forwarded-Host. */
export const passCalls = async (app: FastifyInstance, gateway: URL): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, { base: gateway.origin, http: { requestOptions: { timeout: 20_000 } } });
    const pass = (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-for': request.ip,
        }),
      });
    for (const { method, path } of uploads)
      scope.route({ method, url: path, config: { isUpload: true }, handler: pass });
    for (const family of families) scope.all(`/${family}/*`, pass);
    for (const page of pages) scope.get(page, pass);
    for (const { method, path } of deskUploads)
      scope.route({ method, url: path, config: { desk: true, isUpload: true }, handler: pass });
    scope.all('/desk/*', { config: { desk: true } }, pass);
  });
};
