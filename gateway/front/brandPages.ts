import type { FastifyInstance } from 'fastify';
import { brandAsset, drawnMark, type Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import { ownOrigin } from '../brands/tenants/ownOrigin.ts';
import { appProfile } from './appProfile.ts';
import { brandOf } from './brandOf.ts';
import { signType } from './brandSign.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';

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
      { src: brandAsset(brand, brand.manifest.favicon), sizes: 'any', type: signType(brand.manifest) },
      ...(brand.manifest.touchIcon.endsWith('.png')
        ? [{ src: brandAsset(brand, brand.manifest.touchIcon), sizes: '180x180', type: 'image/png' }]
        : []),
    ],
  };
};

/** The first letter of the name on the brand's own colour, for a brand without a mark. */
const markOf = ({ manifest, look: { variables } }: Brand): string => {
  const [letter = ''] = manifest.name.toUpperCase();
  const ground = escapeHtml(variables['--primary-main'] ?? '');
  const ink = escapeHtml(variables['--text-on-primary'] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="10" fill="${ground}"/><text x="18" y="25" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${ink}">${escapeHtml(letter)}</text></svg>`;
};

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Allow: /', `Host: ${origin}`, ''].join('\n');

/** Small files that differ by brand: what a browser or crawler asks for under a fixed name. */
export const brandPages = (
  app: FastifyInstance,
  folder: string,
  brands: Pick<BrandFolder, 'byHost'>,
): void => {
  app.get('/app.mobileconfig', async (request, reply) => {
    const brand = brandOf(brands, request);
    return reply
      .header('cache-control', HOUR)
      .type('application/x-apple-aspen-config')
      .send(await appProfile(folder, brand, ownOrigin(request, brand.manifest)));
  });
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(brandOf(brands, request)))),
  );
  app.get(drawnMark, async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('image/svg+xml')
      .send(markOf(brandOf(brands, request))),
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
