import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BrandFolder } from '#theme/readBrandFolder';
import { brandHero } from './brandHero.ts';
import { isRealPath } from '#theme/isRealPath';

const served =
  /^\/[a-z\d][a-z\d-]{0,39}\/(?:words\/[a-z]{2}\.json|(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d.-]*\.(?:svg|png|jpg|webp|avif|ico|woff2))$/;

// An address with the brand's version never changes its content.
const lasting = 'public, max-age=31536000, immutable';
const passing = 'public, max-age=3600';

/** Pictures, faces and words of the host's own brand; tokens and manifests are not public, and links are not followed. */
export const brandFiles = async (
  app: FastifyInstance,
  folder: string,
  brands: Pick<BrandFolder, 'byHost'>,
): Promise<void> => {
  brandHero(app, brands);
  await app.register(fastifyStatic, {
    root: join(folder, '/'),
    prefix: '/brands/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path, _root, { hostname }) =>
      served.test(path) && path.startsWith(`/${brands.byHost(hostname)?.key}/`) && isRealPath(folder, path),
    setHeaders: (reply) => {
      const versioned = new URL(reply.request.url, 'http://localhost').searchParams.has('v');
      void reply.header('cache-control', versioned ? lasting : passing);
    },
  });
};
