import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { motifs } from '../art/motifs.ts';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import { pageDocument, type PageFiles } from './pageDocument.ts';
import { vendorPolicy } from './vendorPolicy.ts';

export interface PageOptions {
  /** Folder of the build, with `games.json` and `assets/`. */
  readonly gamesDir: string;
  readonly tenants: Pick<Tenants, 'all'>;
}

type PageName = 'play' | 'verify';

const MOTIFS = join(import.meta.dirname, '..', 'art', 'motifs');
const config = { vendor: true } as const;
const WORDS = join(import.meta.dirname, 'page', 'words');
/** Words of the pages that are fetched, by the tag of their language. */
const wordFiles: ReadonlySet<string> = new Set(['zh', 'ms', 'th', 'pt']);
const LASTING = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** The origin that may frame the game: one of a brand's own hosts, or this machine. */
const frameAncestor = (from: string | undefined, tenants: Pick<Tenants, 'all'>): string | undefined => {
  const url = from === undefined ? null : URL.parse(from);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn =
    url.hostname === 'localhost' || tenants.all().some(({ hosts }) => hosts.includes(url.hostname));
  return isOwn ? url.origin : undefined;
};

/** The vendor's pages and what they load. Throws while there is no build. */
export const vendorPages =
  ({ gamesDir, tenants }: PageOptions): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const files = JSON.parse(readFileSync(join(gamesDir, 'games.json'), 'utf8')) as Record<
      PageName,
      PageFiles
    >;

    const send = (reply: FastifyReply, page: PageName, ancestor: string | undefined) =>
      reply
        .removeHeader('x-frame-options')
        .headers({ 'content-security-policy': vendorPolicy(ancestor), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(pageDocument(files[page]));

    app.get<{ Querystring: { from?: string } }>('/play/', { config }, ({ query }, reply) =>
      send(reply, 'play', frameAncestor(query.from, tenants)),
    );
    // A window that the game's sandboxed frame opens may not show a page with an opener policy. This one holds no secret.
    app.get('/play/verify', { config }, (_request, reply) =>
      send(reply.header('cross-origin-opener-policy', 'unsafe-none'), 'verify', undefined),
    );
    app.get<{ Params: { name: string } }>('/play/art/:name.webp', { config }, ({ params }, reply) => {
      if (!Object.hasOwn(motifs, params.name)) return reply.callNotFound();
      return reply
        .header('cache-control', DAY)
        .type('image/webp')
        .send(readFileSync(join(MOTIFS, `${params.name}.webp`)));
    });
    app.get<{ Params: { name: string } }>('/play/words/:name.json', { config }, ({ params }, reply) =>
      wordFiles.has(params.name)
        ? reply
            .header('cache-control', DAY)
            .type('application/json; charset=utf-8')
            .send(readFileSync(join(WORDS, `${params.name}.json`)))
        : reply.callNotFound(),
    );
    await app.register(async (assets) => {
      assets.addHook('onRoute', (route) => {
        route.config = { ...route.config, ...config };
      });
      await assets.register(fastifyStatic, {
        root: join(gamesDir, 'assets'),
        prefix: '/play/assets/',
        decorateReply: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', LASTING),
      });
    });
  };
