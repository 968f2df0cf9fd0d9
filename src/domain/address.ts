export type Address =
  { readonly kind: 'own'; readonly path: string } | { readonly kind: 'external'; readonly href: string };

export interface AddressRules {
  /** Of this page: `https://aurora.example`. */
  readonly origin: string;
  /** Host names that an external link may lead to. */
  readonly hosts: readonly string[];
}

// A browser drops tabs and line ends and reads a backslash as a slash: what was checked would not be what is opened.
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/**
 * The one gate for addresses that come from data (security rows 4 and 5): a path of ours, or https to an allowed
 * host. Anything else is undefined and leads nowhere. Navigate with what this returns, never with what came in.
 */
export const readAddress = (raw: string, { origin, hosts }: AddressRules): Address | undefined => {
  const text = raw.trim();
  if (text === '' || misleading.test(text)) return undefined;
  const url = URL.parse(text, origin);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) {
    return text.startsWith('/') || text.startsWith(origin)
      ? { kind: 'own', path: url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash }
      : undefined;
  }
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return hosts.includes(url.hostname) ? { kind: 'external', href: url.href } : undefined;
};
