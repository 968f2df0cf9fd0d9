/**
 * Query parameters that must not stay in the address: the token of a parent site and the answer of a sign-in
 * provider.
 */
export const handOverName = 'token';
export const socialNames = ['code', 'state', 'iss', 'error'] as const;

/** The path to which providers of social sign-in redirect the visitor. */
const socialReturnPath = '/login';

/** Names of the secrets that a query (or the fragment) passes to a page, by the page's path. */
export const secretNames = (path: string, brought: URLSearchParams): string[] => {
  const social = path === socialReturnPath && brought.has('state');
  return [handOverName, ...(social ? socialNames : [])].filter((name) => brought.has(name));
};

/**
 * Moves secrets from the query into the fragment (behind `#`), which no request and no Referer header carries.
 * Returns undefined if the address has no secret. Chromium requests the resources of inline styles with the full page
 * address as Referer, whatever the referrer policy of the page says.
 */
export const behindHash = (address: URL): string | undefined => {
  const { pathname, searchParams } = address;
  const names = secretNames(pathname, searchParams);
  if (names.length === 0) return undefined;
  const moved = new URLSearchParams();
  for (const name of names) {
    moved.set(name, searchParams.get(name) ?? '');
    searchParams.delete(name);
  }
  // A path that begins with two slashes would lead to another host.
  return `${pathname.replace(/^\/+/, '/')}${address.search}#${moved.toString()}`;
};
