import type { FastifyInstance } from 'fastify';
import { brandAsset, type Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import { escapeHtml } from '../platform/web/escapeHtml.ts';

/** Under this name the site asks for a brand's art, in widths of its own. */
const asked = /^\/brands\/([a-z\d-]+)\/hero-(\d{1,4})\.(avif|webp)$/;

const PASSING = 'public, max-age=3600';

/** The picture of the brand's own widths that comes nearest from above, else the widest. */
const fileFor = ({ manifest: { hero }, files }: Brand, width: number, format: string): string | undefined => {
  const drawn = (hero?.widths ?? [])
    .toSorted((a, b) => a - b)
    .map((own) => ({ own, file: `${hero?.file}-${own}.${format}` }))
    .filter(({ file }) => Object.hasOwn(files, file));
  return (drawn.find(({ own }) => own >= width) ?? drawn.at(-1))?.file;
};

/** Discs in the brand's own colours, for a brand without art. */
const drawnHero = ({ look: { variables } }: Brand): string => {
  const fill = (name: `--${string}`) => escapeHtml(variables[name] ?? 'none');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 557"><circle cx="520" cy="280" r="210" fill="${fill('--primary-main')}" opacity=".55"/><circle cx="360" cy="330" r="130" fill="${fill('--accent-main')}" opacity=".8"/><circle cx="620" cy="150" r="70" fill="${fill('--accent-main')}"/><circle cx="520" cy="280" r="120" fill="none" stroke="${fill('--text-on-art')}" stroke-width="10" opacity=".35"/></svg>`;
};

/** Sends what the brand has where the site asks for a width, or a file, that its folder lacks. */
export const brandHero = (app: FastifyInstance, brands: Pick<BrandFolder, 'byHost'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    const [, key, width, format = ''] = asked.exec(request.url.replace(/\?.*/, '')) ?? [];
    if (width === undefined) return;
    const brand = brands.byHost(request.hostname);
    if (brand === undefined || brand.key !== key) return;
    if (Object.hasOwn(brand.files, `hero-${width}.${format}`)) return;
    void reply.header('cache-control', PASSING);
    const file = fileFor(brand, Number(width), format);
    if (file !== undefined) return reply.redirect(brandAsset(brand, file));
    return reply.type('image/svg+xml').send(drawnHero(brand));
  });
};
