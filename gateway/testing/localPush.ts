import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

/** What a browser hands to the site when it subscribes. */
export interface TestSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface LocalPush {
  readonly origin: string;
  readonly subscribe: () => TestSubscription;
  /** Bodies that came, as the browser opens them. */
  readonly notes: (subscription: TestSubscription) => readonly unknown[];
  readonly calls: () => number;
  /** The status of the next answers; for `redirect` one that leads elsewhere. */
  readonly answerWith: (status: number | 'redirect') => void;
  readonly close: () => Promise<void>;
}

/** Half of a point of P-256. */
const COORDINATE = 32;

/** Throws unless the header is signed by the key that it names, for this service and this day (RFC 8292). */
const demandVapid = async (header: string, origin: string, now: Date): Promise<void> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 1 + COORDINATE), point.subarray(1 + COORDINATE)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: origin,
    currentDate: now,
    maxTokenAge: undefined,
  });
  const life = (payload.exp ?? Infinity) - now.getTime() / 1000;
  if (life > 86_400 || !/^(https:\/\/|mailto:)/.test(payload.sub ?? '')) throw new Error('No good signature');
};

/** A push service of this machine with its browsers: it checks signatures and opens what was sealed for them. */
export const localPush = async (now: () => Date): Promise<LocalPush> => {
  const browsers = new Map<string, { readonly open: (body: Buffer) => unknown; readonly notes: unknown[] }>();
  let status: number | 'redirect' = 201;
  let calls = 0;
  let origin = '';
  const server = createServer((request, response) => {
    calls += 1;
    const take = async (): Promise<number> => {
      const body = await buffer(request);
      if (status === 'redirect') return 307;
      if (status !== 201) return status;
      await demandVapid(request.headers.authorization ?? '', origin, now());
      const browser = browsers.get(request.url ?? '');
      if (browser === undefined || request.headers['content-encoding'] !== 'aes128gcm') return 400;
      browser.notes.push(browser.open(body));
      return 201;
    };
    take().then(
      (code) => response.writeHead(code, code === 307 ? { location: `${origin}/elsewhere` } : {}).end(),
      () => response.writeHead(403).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe: () => {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/send/${browsers.size + 1}`;
      browsers.set(path, {
        notes: [],
        open: (body) =>
          JSON.parse(
            ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
          ) as unknown,
      });
      return { endpoint: `${origin}${path}`, p256dh, auth };
    },
    notes: ({ endpoint }) => browsers.get(new URL(endpoint).pathname)?.notes ?? [],
    calls: () => calls,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
