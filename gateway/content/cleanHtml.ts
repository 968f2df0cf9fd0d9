import sanitizeHtml from 'sanitize-html';
import { safeHtml } from '#contract/safeHtml';
import { safeAddress } from './safeAddress.ts';

const MOST_DEPTH = 20;

/** HTML of an operator as it may be stored; cleaning it again changes nothing. Pictures come from `imageHosts` or our own paths. */
export const cleanHtml = (html: string, imageHosts: readonly string[] = []): string =>
  sanitizeHtml(html.normalize('NFC'), {
    allowedTags: [...safeHtml.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(safeHtml.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: MOST_DEPTH,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: safeAddress(href) ? { ...attribs, href: href ?? '' } : attribs,
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !safeAddress(attribs.src, imageHosts),
  });
