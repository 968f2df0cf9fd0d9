import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Site } from './startSite';

/**
 * password: must not appear in plain text anywhere. code: may appear only in the call that uses it or the address
 * that delivered it.
 */
type Kind = 'password' | 'code' | 'token';

interface Asked {
  readonly where: string;
  readonly isDocument: boolean;
  readonly url: string;
  readonly body: string;
  readonly headers: () => Promise<string>;
}

/** The encodings in which a secret may appear. */
const forms = (text: string): string[] => [text, encodeURIComponent(text), btoa(encodeURIComponent(text))];

const asked = (request: Request): Asked => {
  // When a page closes, the headers of its pending requests can no longer be read.
  const headers: Promise<Record<string, string>> = request.allHeaders().catch(() => ({}));
  return {
    where: `${request.method()} ${new URL(request.url()).pathname}`,
    isDocument: request.isNavigationRequest(),
    url: request.url(),
    body: request.postData() ?? '',
    headers: async () => {
      const { authorization: _token, ...others } = await headers;
      return JSON.stringify(others);
    },
  };
};

interface Place {
  readonly name: string;
  readonly text: string;
  readonly allowed: readonly Kind[];
}

/** Everything that the page and the browser store. Only session storage may hold the token, under its own name. */
const kept = async (page: Page): Promise<Place[]> => {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const { session, local, state } = await page.evaluate(() => {
    const { token: _own, ...others } = { ...sessionStorage };
    return {
      session: JSON.stringify(others),
      local: JSON.stringify({ ...localStorage }),
      state: JSON.stringify(history.state),
    };
  });
  return [
    { name: 'session storage', text: session, allowed: [] },
    { name: 'local storage', text: local, allowed: [] },
    { name: 'history state', text: state, allowed: [] },
    { name: 'address', text: page.url(), allowed: [] },
    { name: 'cookies', text: JSON.stringify(await page.context().cookies()), allowed: [] },
  ];
};

const places = async ({ where, isDocument, url, body, headers }: Asked): Promise<Place[]> => [
  { name: `address of ${where}`, text: url, allowed: isDocument ? ['code'] : [] },
  { name: `headers of ${where}`, text: await headers(), allowed: [] },
  { name: `body of ${where}`, text: body, allowed: ['code'] },
];

export interface SecretWatch {
  /** Registers a secret of the journey and returns it. */
  readonly password: (text: string) => string;
  readonly code: (text: string) => string;
  /** Every place where a secret is found and must not be; session tokens are collected from the calls. */
  readonly leaks: (page: Page, site: Site) => Promise<string[]>;
}

/** Watches a whole journey: what the browser stores and requests, and what the gateway logs. */
export const secretWatch = (context: BrowserContext): SecretWatch => {
  const secrets = new Map<string, Kind>();
  const requests: Asked[] = [];
  context.on('request', (request) => {
    const token = request.headers()['authorization']?.split(' ')[1];
    if (token !== undefined) secrets.set(token, 'token');
    requests.push(asked(request));
  });
  const keep = (kind: Kind) => (text: string) => {
    if (text.length < 8) throw new Error('A secret of this length would be found by chance.');
    secrets.set(text, kind);
    return text;
  };
  return {
    password: keep('password'),
    code: keep('code'),
    leaks: async (page, site) => {
      const all = [
        ...(await kept(page)),
        ...(await Promise.all(requests.map(places))).flat(),
        { name: 'the log', text: site.log(), allowed: [] },
      ];
      const found = all.flatMap(({ name, text, allowed }) =>
        [...secrets]
          .filter(
            ([secret, kind]) => !allowed.includes(kind) && forms(secret).some((form) => text.includes(form)),
          )
          .map(([, kind]) => `${kind} in ${name}`),
      );
      return [...new Set(found)];
    },
  };
};
