import DOMPurify from 'dompurify';
import { isSafeAddress } from '../media/isSafeAddress';

const allowed = {
  ALLOWED_TAGS: [
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'span'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let imageHosts: readonly string[] = [];

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG' && !isSafeAddress(node.getAttribute('src'), imageHosts)) node.remove();
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href');
  if (!isSafeAddress(href)) node.removeAttribute('href');
  else if (!href?.startsWith('/')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
});

const clean = (html: string) => DOMPurify.sanitize(html, allowed);

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

// The content policy allows two Trusted Types policies, `app` and DOMPurify's; this one can only create sanitised
// HTML.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('app', { createHTML: clean }) ?? { createHTML: clean };

/** Sanitised HTML, as a trusted value in browsers that support it. Sanitising twice changes nothing. */
export function cleanHtml(html: string, hosts: readonly string[]): string {
  imageHosts = hosts;
  // React accepts the trusted value instead of a string; its types do not say so.
  return policy.createHTML(html) as string;
}
