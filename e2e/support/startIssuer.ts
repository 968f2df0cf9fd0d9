import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const clientId = 'marquee';
const clientSecret = 'secret-of-the-journey';
const accounts = { first: 'player-elsewhere', other: 'other-elsewhere' } as const;

const page = (uid: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Issuer</title><link rel="icon" href="data:,">` +
  `<form method="post" action="/interaction/${uid}"><button name="go" value="first">Sign in</button><button name="go" value="other">Sign in as another</button>` +
  `<button name="go" value="off">Decline</button></form></html>`;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

export interface Issuer {
  /** Value for the gateway's SOCIAL variable. */
  readonly setting: string;
  readonly close: () => Promise<void>;
}

/** A real OpenID provider with a page of its own to sign in or to decline. */
export const startIssuer = async (redirectUri: string): Promise<Issuer> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, name: `Name of ${id}` }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for the journey'] },
  });

  const interact = async (request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html').end(page(uid));
      return;
    }
    const chosen = new URLSearchParams(await bodyOf(request)).get('go');
    const account = Object.entries(accounts).find(([name]) => name === chosen)?.[1];
    await provider.interactionFinished(
      request,
      response,
      account === undefined ? { error: 'access_denied' } : { login: { accountId: account } },
    );
  };
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    void (uid === undefined ? callback(request, response) : interact(request, response, uid));
  });

  return {
    setting: JSON.stringify([{ id: 'google', name: 'Google', issuer, clientId, clientSecret }]),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
