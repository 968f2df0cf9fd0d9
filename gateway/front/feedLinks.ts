import { brandWords } from '#contract/brandWords';
import type { Language } from '#contract/constants';
import { postKinds, type PostKind } from '#contract/help';
import { languageTags } from '#contract/languageTags';
import type { BrandManifest } from '#theme/manifest/brandManifest';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { languagesOf, type SiteList } from './siteFiles.ts';

/** Address of a feed in a language, whatever language its reader has chosen on the site. */
export const feedAddress = (kind: PostKind, language: Language): string =>
  `/${kind}.xml?lang=${languageTags[language]}`;

/** For the head of a page of posts: its feed in each language of the brand (INFO-01). */
export const feedLinks = (words: string, manifest: BrandManifest, { languages, head }: SiteList): string => {
  const kind = postKinds.find((one) => one === words);
  if (kind === undefined) return '';
  return languagesOf(manifest.languages, languages)
    .map((language) => {
      const title = escapeHtml(brandWords(head[language]?.[kind]?.title ?? '{{brand}}', manifest));
      const tag = languageTags[language];
      return `<link rel="alternate" type="application/rss+xml" hreflang="${tag}" title="${title}" href="${feedAddress(kind, language)}">`;
    })
    .join('');
};
