import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { brandWords } from '#contract/brandWords';
import { languages as allLanguages, type Language } from '#contract/constants';
import { postKinds } from '#contract/help';
import { languageTags } from '#contract/languageTags';
import type { BrandFolder } from '#theme/readBrandFolder';
import { ownOrigin } from '../brands/tenants/ownOrigin.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { brandOf } from './brandOf.ts';
import type { CallGateway } from './callGateway.ts';
import { feedAddress } from './feedLinks.ts';
import { pickLanguage, type SiteFiles } from './siteFiles.ts';

const Answer = Type.Object({
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        slug: Type.String(),
        title: Type.String(),
        lead: Type.String(),
        publishedAt: Type.String(),
      }),
    ),
  }),
});

const MOST_TOLD = 20;

/** The language that an address names by its tag; caches and readers of feeds have no cookies. */
const languageIn = (address: string): Language | undefined => {
  const tag = new URL(address, 'http://localhost').searchParams.get('lang')?.toLowerCase();
  return allLanguages.find((language) => languageTags[language].toLowerCase() === tag);
};

/** `GET /news.xml` and `/blog.xml`: the last posts as RSS 2.0, in the language that `lang` names or the brand's first. */
export const feed = (
  app: FastifyInstance,
  brands: Pick<BrandFolder, 'byHost'>,
  site: () => SiteFiles,
  call: CallGateway,
): void => {
  for (const kind of postKinds)
    app.get(`/${kind}.xml`, async (request, reply) => {
      const brand = brandOf(brands, request);
      const { languages, head } = site().list;
      const language = pickLanguage(languageIn(request.url), brand.manifest.languages, languages);
      const origin = ownOrigin(request, brand.manifest);
      const query = { kind, language, pageNo: '1', pageSize: String(MOST_TOLD) };
      const answer = await call('posts', query, { host: request.host, ip: request.ip });
      const list = Check(Answer, answer) ? answer.value.list : [];
      const words = head[language]?.[kind] ?? { title: '{{brand}}', description: '' };
      const text = (written: string) => escapeHtml(brandWords(written, brand.manifest));
      const items = list.map(({ slug, title, lead, publishedAt }) => {
        const link = escapeHtml(`${origin}/${kind}?modal=post&item=${slug}`);
        return `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escapeHtml(lead)}</description></item>`;
      });
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${text(words.title)}</title><link>${escapeHtml(`${origin}/${kind}`)}</link><description>${text(words.description)}</description><language>${languageTags[language]}</language><atom:link rel="self" type="application/rss+xml" href="${escapeHtml(origin + feedAddress(kind, language))}"/>${items.join('')}</channel></rss>`,
        );
    });
};
