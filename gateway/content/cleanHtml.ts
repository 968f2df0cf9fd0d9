import sanitizeHtml from 'sanitize-html';
import { safeHtml } from '#contract/safeHtml';
import { safeAddress } from './safeAddress.ts';

const MOST_DEPTH = 20;

const MOST_PASSES = 5;

const cleanOnce = (html: string, imageHosts: readonly string[]): string =>
  sanitizeHtml(html, {
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

/** HTML of an operator as it may be stored; cleaning it again changes nothing. Pictures come from `imageHosts` or our own paths. */
export const cleanHtml = (html: string, imageHosts: readonly string[] = []): string => {
  let text = html.normalize('NFC');
  // What stood inside a dropped element is read anew without it: a paragraph in a paragraph ends the outer one then.
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaned = cleanOnce(text, imageHosts);
    if (cleaned === text) break;
    text = cleaned;
  }
  return text;
};
