import type { FastifyInstance } from 'fastify';
import { brandWords } from '#contract/brandWords';
import { languageTags } from '#contract/languageTags';
import type { Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { readCookie } from '../platform/web/readCookie.ts';
import { brandOf } from './brandOf.ts';
import { readSign, signType } from './brandSign.ts';
import { pickLanguage, type SiteFiles } from './siteFiles.ts';

/** It runs and loads nothing: the brand's sign stands in it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

interface Words {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly retry: string;
}

const page = (brand: Brand, sign: Buffer | undefined, tag: string, words: Words): string => {
  const { manifest, look } = brand;
  const { variables } = look;
  const color = (name: `--${string}`) => escapeHtml(variables[name] ?? '');
  const source = sign ? `data:${signType(manifest)};base64,${sign.toString('base64')}` : 'data:,';
  const drawn = sign ? `<img src="${source}" alt="">` : '';
  const text = (key: keyof Words) => escapeHtml(brandWords(words[key], manifest));
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text('title')}</title>
<link rel="icon" href="${source}">
<style>body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;background:${color('--surface-page')};color:${color('--text-primary')};font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:22px}p{margin:0;max-width:36em;color:${color('--text-secondary')}}a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:12px;background:${color('--primary-main')};color:${color('--text-on-primary')};font-weight:600;text-decoration:none;border:1px solid transparent}img{width:72px;height:72px}@media(forced-colors:active){body{background:Canvas;color:CanvasText}p{color:CanvasText}}</style></head>
<body>${drawn}<h1>${text('heading')}</h1><p>${text('text')}</p><a href="">${text('retry')}</a></body></html>`;
};

/** `GET /offline`: what the site's worker shows in place of a page while there is no connection. */
export const offlinePage = (
  app: FastifyInstance,
  brandsDir: string,
  brands: Pick<BrandFolder, 'byHost'>,
  site: () => SiteFiles,
): void => {
  app.get('/offline', (request, reply) => {
    const brand = brandOf(brands, request);
    const { languages, head } = site().list;
    const chosen = readCookie(request.headers.cookie, 'lang');
    const language = pickLanguage(chosen, brand.manifest.languages, languages);
    const { title = '', description = '' } = head[language]?.['offline'] ?? {};
    const words: Words = {
      title,
      heading: title.split(' | ')[0] ?? title,
      text: description,
      retry: head[language]?.['offlineRetry']?.title ?? '',
    };
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .send(page(brand, readSign(brandsDir, brand), languageTags[language], words));
  });
};
