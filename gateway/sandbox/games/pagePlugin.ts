import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { motifs } from '../art/motifs.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import { pageDocument, type PageFiles } from './pageDocument.ts';
import { streamOrigins, type TableStreams } from './tableStreams.ts';
import { vendorPolicy } from './vendorPolicy.ts';
import type { VendorSite } from './vendorSite.ts';

export interface PageOptions {
  /** Folder of the build, with `games.json` and `assets/`. */
  readonly gamesDir: string;
  readonly tenants: Pick<Tenants, 'all' | 'forHost'>;
  readonly site: Pick<VendorSite, 'brandHost' | 'originFor'>;
  readonly tableStreams?: TableStreams;
}

interface PageQuery {
  /** Origin of the page around. */
  readonly from?: string;
  /** Code of the brand, at an origin that serves the games of all. */
  readonly merchant?: string;
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
  ({ gamesDir, tenants, site, tableStreams = new Map() }: PageOptions): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const files = JSON.parse(readFileSync(join(gamesDir, 'games.json'), 'utf8')) as Record<
      PageName,
      PageFiles
    >;

    const video = streamOrigins(tableStreams);
    const brandOf = (request: FastifyRequest<{ Querystring: PageQuery }>): string => {
      const host = site.brandHost(request);
      const { merchant } = request.query;
      const named = tenants.all().find(({ merchantCode }) => merchantCode === merchant);
      return ((host === undefined ? undefined : tenants.forHost(host)) ?? named)?.name ?? '';
    };
    const send = (reply: FastifyReply, page: PageName, brand: string, ancestor: string | undefined) =>
      reply
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': vendorPolicy(ancestor, page === 'play' ? video : []),
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(pageDocument(files[page], brand));

    app.get<{ Querystring: PageQuery }>('/play/', { config }, (request, reply) =>
      send(reply, 'play', brandOf(request), frameAncestor(request.query.from, tenants)),
    );
    // A window that the game's sandboxed frame opens may not show a page with an opener policy. This one holds no secret.
    app.get<{ Querystring: PageQuery }>('/play/verify', { config }, (request, reply) =>
      send(reply.header('cross-origin-opener-policy', 'unsafe-none'), 'verify', brandOf(request), undefined),
    );
    // The address that players remember. The browser keeps the round behind its `#`.
    app.get('/verify', (request, reply) => {
      const tenant = tenants.forHost(request.hostname) ?? refuse('not_found');
      const { merchantCode: merchant } = tenant;
      const page = new URL('/play/verify', site.originFor(request, tenant));
      page.search = new URLSearchParams({ merchant }).toString();
      return reply.header('cache-control', 'no-store').redirect(page.href, 302);
    });
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
