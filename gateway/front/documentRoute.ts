import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { behindHash } from '#contract/arrival';
import { siteStatus, type Language } from '#contract/constants';
import { errorStatus } from '#contract/errors';
import type { GatewayProfile } from '#contract/profile';
import type { Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { FlatWords } from '#theme/words/readWords';
import { ownOrigin } from '../brands/tenants/ownOrigin.ts';
import { bootBrand } from './bootBrand.ts';
import { brandOf } from './brandOf.ts';
import { TooManyCalls, type CallGateway, type Visitor } from './callGateway.ts';
import { contentPolicy, type PolicyHosts } from './contentPolicy.ts';
import { contentCalls, entryCalls, firstAnswers } from './firstAnswers.ts';
import type { HumanFrameOptions } from './humanFrame.ts';
import type { PhoneFrameOptions } from './phoneFrame.ts';
import { feedLinks } from './feedLinks.ts';
import { heroOf } from './hero.ts';
import { readCookie } from '../platform/web/readCookie.ts';
import { sharedItem } from './sharedItem.ts';
import { shareAddress } from './shareAddress.ts';
import { pickLanguage, type HeadWords, type PageKind, type SiteFiles, type SitePage } from './siteFiles.ts';
import { writeDocument } from './writeDocument.ts';

export interface DocumentOptions {
  readonly brands: Pick<BrandFolder, 'byHost'>;
  readonly site: () => SiteFiles;
  readonly call: CallGateway;
  readonly profile: GatewayProfile;
  readonly playMoney: boolean;
  /** Of a third party's human verification, where the operator has set one. */
  readonly human?: HumanFrameOptions | undefined;
  /** Of a third party's proof of a mobile number, likewise. */
  readonly phone?: PhoneFrameOptions | undefined;
  /** Where scripts, styles and fonts lie if not here. */
  readonly assetHosts: readonly string[];
  /** Origins of game vendors that may be framed by the page of a request. */
  readonly frameHosts: (request: FastifyRequest, brand: Brand) => readonly string[];
  readonly now: () => Date;
  readonly randomBytes: (size: number) => Buffer;
}

const NONCE_BYTES = 18;
const SEE_OTHER = 303;

const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Words of a page's head, in the brand's own where it has some. */
const headWords = (words: HeadWords | undefined, about: string, own: FlatWords = {}): HeadWords | undefined =>
  words && {
    title: own[`document.${about}.title`] ?? words.title,
    description: own[`document.${about}.description`] ?? words.description,
  };

const unknownPage: SitePage = { path: '', kind: 'page', built: false, words: 'notFound' };

/** The page as a brand has it. */
const pageOf = ({ manifest }: Brand, page: SitePage | undefined): SitePage =>
  page !== undefined &&
  (page.centre === undefined || manifest.gameListCentres.some((type) => type === page.centre))
    ? page
    : unknownPage;

/** A site without an answer counts as open: the page asks again by itself. */
const closedCode = (status: unknown): number | undefined => {
  if (status === siteStatus.maintenance) return errorStatus.maintenance;
  return status === siteStatus.regionBlocked ? errorStatus.access_restricted : undefined;
};

/** What the gateway answers for the first paint, and the code of a site that is closed to this visitor. */
const gather = async (
  call: CallGateway,
  visitor: Visitor,
  language: Language,
  brand: Brand,
  kind: PageKind,
  onMisfit: (text: string) => void,
) => {
  const ask = (calls: ReturnType<typeof contentCalls>) => firstAnswers(call, calls, visitor, onMisfit);
  try {
    const entry = await ask(entryCalls(visitor, language));
    const closed = closedCode(entry['status']);
    if (closed !== undefined) return { entry, content: {}, closed };
    return { entry, content: await ask(contentCalls(language, brand.manifest.merchantCode, kind)), closed };
  } catch (error) {
    if (!(error instanceof TooManyCalls)) throw error;
    return { entry: {}, content: {}, closed: errorStatus.too_many_requests };
  }
};

/** Answers the document of a page: in the brand of the Host, the visitor's language, with the first answers inside. */
export const documentRoute =
  (options: DocumentOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { brands, call, profile, now, randomBytes } = options;
    const site = options.site();
    const address = new URL(`http://localhost${request.url}`);
    const moved = behindHash(address);
    if (moved !== undefined) return reply.header('cache-control', 'no-store').redirect(moved, SEE_OTHER);
    const path = address.pathname;
    const brand = brandOf(brands, request);
    const page = pageOf(brand, site.page(path));
    const isBuilt = (address: string) => pageOf(brand, site.page(address)).built;
    const language = pickLanguage(
      readCookie(request.headers.cookie, 'lang'),
      brand.manifest.languages,
      site.list.languages,
    );

    const visitor = { host: request.host, ip: request.ip };
    const { entry, content, closed } = await gather(call, visitor, language, brand, page.kind, (parts) =>
      request.log.warn({ parts }, 'parts of an answer were left out'),
    );
    const open = closed === undefined;
    const shown = bootBrand(brand, isBuilt);
    const hero = page.kind === 'home' ? heroOf(content, language, shown.art, isBuilt) : null;
    const kind: PageKind = open ? (page.kind === 'home' && hero === null ? 'page' : page.kind) : 'bare';

    const words = site.list.head[language] ?? {};
    const said = brand.words[language];
    const about = open ? (page.built ? page.words : 'notFound') : 'closed';
    // The home page speaks in the brand's own words.
    const own = about === 'home' ? brand.manifest.copy[language] : undefined;
    const item = open && page.built ? await sharedItem(call, address, language, visitor) : undefined;
    const head = item?.head ??
      own ??
      headWords(words[about], about, said) ?? { title: '{{brand}}', description: '' };
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const text = writeDocument({
      template: site.template(language, kind),
      nonce,
      origin: ownOrigin(request, brand.manifest),
      path,
      share: item?.picture ?? shareAddress(brand, about, language),
      brand,
      head,
      feeds: feedLinks(about, brand.manifest, site.list),
      boot: {
        build: site.list.build,
        language,
        brand: shown,
        profile,
        answers: { ...entry, ...content },
        hero,
        playMoney: options.playMoney,
        now: now().getTime(),
      },
    });

    const { imageCDNs, launchGameCDNs } = brand.manifest;
    const hosts: PolicyHosts = {
      images: imageCDNs,
      connect: [],
      frames: [...options.frameHosts(request, brand), ...launchGameCDNs],
      assets: options.assetHosts,
      analytics: brand.manifest.gtagId !== undefined,
      ownFrames:
        options.human !== undefined ||
        options.phone !== undefined ||
        brand.manifest.supportChat !== undefined,
    };
    void reply
      .code(closed ?? (page.built ? 200 : errorStatus.not_found))
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentPolicy(nonce, hosts),
        'reporting-endpoints': 'csp="/wps/report"',
        'cache-control': 'no-store',
        vary: 'Cookie, Accept-Encoding',
      });
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('content-encoding', 'br').send(await brotli(text, quick));
  };
