export type Address =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string };

export interface AddressRules {
  /** The page's origin: `https://aurora.example`. */
  readonly origin: string;
  /** Host names to which an external link may lead. */
  readonly hosts: readonly string[];
}

// A browser drops tabs and line ends and treats a backslash as a slash, so it would open another address than the one
// checked.
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/**
 * Validates an address that comes from data (security.md rows 4 and 5): a path of ours, or https to an allowed host;
 * undefined for anything else. Navigate only with the returned value.
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
