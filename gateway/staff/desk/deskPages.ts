import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { languageTags } from '#contract/languageTags';
import type { Brand } from '#theme/brand';
import { brandSheet } from '#theme/brandSheet';
import type { BrandFolder } from '#theme/readBrandFolder';
import { contentPolicy } from '../../front/contentPolicy.ts';
import { readSign, signType } from '../../front/brandSign.ts';
import { scriptJson } from '../../front/scriptJson.ts';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { deskSite } from './deskSite.ts';

interface PageOptions {
  /** Folder of the build, with `desk.json` and `assets/`. */
  readonly deskDir: string;
  readonly brandsDir: string;
  readonly brands: Pick<BrandFolder, 'byHost'>;
  readonly randomBytes: (size: number) => Buffer;
  /** Whether sockets reach the gateway; a page without one asks again and again. */
  readonly socket: boolean;
}

interface DeskFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const config = { desk: true } as const;
const NONCE_BYTES = 18;

const policy = (nonce: string): string =>
  contentPolicy(nonce, { images: [], connect: [], frames: [], assets: [] }).replace('; report-to csp', '');

const documentOf = ({ js, css }: DeskFiles, brand: Brand, nonce: string, socket: boolean): string => {
  const { manifest, look } = brand;
  const [language = 'VI'] = manifest.languages;
  const guarded = `nonce="${nonce}"`;
  const boot = { brand: manifest.name, language, timeZone: manifest.timeZone, socket };
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(manifest.name)}</title>`,
    '<link rel="icon" href="/desk/sign">',
    ...css.map((name) => `<link rel="stylesheet" href="/desk/${name}" ${guarded}>`),
    // Typed values only, each checked by the resolver, so that nothing can end the style element.
    `<style ${guarded}>${brandSheet(look)}</style>`,
    ...js.map((name) => `<script src="/desk/${name}" defer ${guarded}></script>`),
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="boot" ${guarded}>${scriptJson(boot)}</script></body></html>`,
  ].join('');
};

/** The page of the desk and what it loads, in the brand of its host. Throws while there is no build. */
export const deskPages =
  ({ deskDir, brandsDir, brands, randomBytes, socket }: PageOptions): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const { desk: files } = JSON.parse(readFileSync(join(deskDir, 'desk.json'), 'utf8')) as {
      desk: DeskFiles;
    };
    const brandOf = (hostname: string): Brand =>
      brands.byHost(deskSite.brandHost(hostname)) ?? refuse('not_found');

    app.get('/desk', { config }, (request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
        .send(documentOf(files, brandOf(request.hostname), nonce, socket));
    });

    app.get('/desk/sign', { config }, ({ hostname }, reply) => {
      const brand = brandOf(hostname);
      const sign = readSign(brandsDir, brand);
      if (sign === undefined) return reply.callNotFound();
      return reply.header('cache-control', 'max-age=3600').type(signType(brand.manifest)).send(sign);
    });

    await app.register(async (assets) => {
      assets.addHook('onRoute', (route) => {
        route.config = { ...route.config, ...config };
      });
      await assets.register(fastifyStatic, {
        root: join(deskDir, 'assets'),
        prefix: '/desk/assets/',
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      });
    });
  };
