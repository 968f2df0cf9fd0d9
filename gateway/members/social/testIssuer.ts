import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const CLIENT = 'marquee';
const SECRET = 'secret-of-the-test';

/** A real OpenID provider on this machine, with its own log-in and consent pages. */
export const startIssuer = async (redirectUri: string) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const provider = new Provider(url.origin, {
    features: { devInteractions: { enabled: true } },
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}` }),
    }),
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for the test'] },
  });
  server.on('request', (...of) => void provider.callback()(...of));

  /** Walks the provider's pages as a browser would and answers the address it is sent back to. */
  const signIn = async (start: string, login: string): Promise<URL> => {
    const jar = new Map<string, string>();
    let next = new URL(start);
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 12; step += 1) {
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        ...(form && { method: 'POST', body: form }),
      });
      form = undefined;
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location !== null) {
        next = new URL(location, next);
        if (next.href.startsWith(redirectUri)) return next;
        continue;
      }
      const page = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (prompt === undefined || action === undefined)
        throw new Error(`The provider stopped: ${page.slice(0, 200)}`);
      next = new URL(action, next);
      form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt });
    }
    throw new Error('The provider did not come to an end');
  };

  return {
    provider: { id: 'google', name: 'Google', issuer: url, clientId: CLIENT, clientSecret: SECRET },
    signIn,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
