import type { FastifyInstance } from 'fastify';
import { brandAsset, type Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import { ownOrigin } from '../ownOrigin.ts';
import { brandOf } from './brandOf.ts';

const HOUR = 'public, max-age=3600';

const webManifest = (brand: Brand) => {
  const color = brand.look.variables['--surface-page'];
  return {
    name: brand.manifest.name,
    short_name: brand.manifest.name,
    start_url: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [
      { src: brandAsset(brand, brand.manifest.favicon), sizes: 'any', type: 'image/svg+xml' },
      ...(brand.manifest.touchIcon.endsWith('.png')
        ? [{ src: brandAsset(brand, brand.manifest.touchIcon), sizes: '180x180', type: 'image/png' }]
        : []),
    ],
  };
};

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Allow: /', `Host: ${origin}`, ''].join('\n');

/** Small files that differ by brand: what a browser or crawler asks for under a fixed name. */
export const brandPages = (app: FastifyInstance, brands: Pick<BrandFolder, 'byHost'>): void => {
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(brandOf(brands, request)))),
  );
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(robots(ownOrigin(request, brandOf(brands, request).manifest))),
  );
  app.get('/favicon.ico', async (request, reply) => {
    const brand = brandOf(brands, request);
    return reply.header('cache-control', HOUR).redirect(brandAsset(brand, brand.manifest.favicon));
  });
};
