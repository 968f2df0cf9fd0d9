/** What an address brings that must not stay in it: a parent site's code, and the answer of a sign-in provider. */
export const handOverName = 'token';
export const socialNames = ['code', 'state', 'iss', 'error'] as const;

/** Where providers of social sign-in send a visitor back to. */
const socialReturnPath = '/login';

/** Names of the secrets that a query, or the place of an address, brings to a page. */
export const secretNames = (path: string, brought: URLSearchParams): string[] => {
  const social = path === socialReturnPath && brought.has('state');
  return [handOverName, ...(social ? socialNames : [])].filter((name) => brought.has(name));
};

/**
 * The address with its secrets moved from the query behind the `#`, which no request and no Referer carries; undefined
 * where there is nothing to move. Chromium sends what an inline style asks for with the page's full address, whatever
 * the page's referrer policy says.
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
  // More than one slash would lead to another host.
  return `${pathname.replace(/^\/+/, '/')}${address.search}#${moved.toString()}`;
};
