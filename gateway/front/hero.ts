import type { Boot, BrandArt } from '#contract/boot';
import { callKey } from '#contract/callKey';
import type { Language } from '#contract/constants';
import { announcementQuery } from '#contract/firstCalls';
import type { Announcements, Banner } from '#contract/wireTypes';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import type { Values } from './template.ts';

const identifier = /^[\w-]{1,64}$/;

/** Addresses as the site writes them for a guest; links of other shapes need more than the document knows. */
const addresses = {
  none: () => undefined,
  route: (link) => (/^\/[\w-]*$/.test(link) ? link : undefined),
  promotion: (link) => (identifier.test(link) ? `/?modal=announcement&item=${link}` : undefined),
  game: (link) => (identifier.test(link) ? '/?modal=login' : undefined),
  external: () => undefined,
} as const satisfies Record<Banner['linkageType'], (link: string) => string | undefined>;

const addressOf = ({ linkageType, link }: Banner): string | undefined => addresses[linkageType](link);

/** The first banner of the home page, if the document can write it: with the brand's own art, of which it has the files. */
export const heroOf = (
  answers: Boot['answers'],
  language: Language,
  art: BrandArt,
  isBuilt: (path: string) => boolean,
): Banner | null => {
  const key = callKey('announcements', announcementQuery(language, 'B'));
  const found = answers[key] as Announcements | undefined;
  const first = found?.banners.find(({ groupName }) => groupName === 'w_home');
  if (first === undefined || first.url !== art.url) return null;
  if (first.action === '') return first;
  const address = addressOf(first);
  if (address === undefined) return null;
  return first.linkageType === 'route' && !isBuilt(address) ? null : first;
};

const shown = {
  heroEyebrow: 'eyebrow',
  heroTitle: 'title',
  heroHighlight: 'highlight',
  heroLead: 'lead',
  heroAction: 'action',
  heroCondition: 'condition',
} as const satisfies Record<string, keyof Banner>;

/** Values of the banner's slots, escaped; empty where the document has no banner. */
export const heroValues = (hero: Banner | null, { src, srcSet, avif }: BrandArt): Values => ({
  heroLink: escapeHtml((hero && addressOf(hero)) ?? ''),
  heroSrc: escapeHtml(src),
  heroWebp: escapeHtml(srcSet),
  heroAvif: escapeHtml(avif),
  ...Object.fromEntries(Object.entries(shown).map(([slot, name]) => [slot, escapeHtml(hero?.[name] ?? '')])),
});
