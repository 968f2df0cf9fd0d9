import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { strict } from '#contract/schemas/common';
import { readSignedCall } from '../../platform/signature/signedCall.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { signedPost } from './signedPost.ts';

const runtime = testRuntime();
const secrets = [7, 8].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
const shape = Compile(strict({ taken: Type.Literal(true) }));

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<URL> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`);
};
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const post = (base: URL, patience?: () => AbortSignal) =>
  signedPost({ base, runtime, secrets: () => Promise.resolve(secrets), ...(patience && { patience }) })(
    'payouts',
    { type: 'payout.send' },
    shape,
  );

test('PORT-01 a call goes below the address and is signed with each secret that signs now', async () => {
  let heard: Promise<unknown> | undefined;
  const base = await serve((request, response) => {
    heard = text(request).then((body) => ({
      url: request.url,
      known: secrets.map(
        (secret) => readSignedCall([secret], { headers: request.headers, body }, runtime.now())?.body,
      ),
    }));
    response.end('{"taken":true}');
  });
  expect(await post(base)).toEqual({ taken: true });
  expect(await heard).toEqual({
    url: '/v1/payouts',
    known: ['{"type":"payout.send"}', '{"type":"payout.send"}'],
  });
});

test.each<[string, RequestListener]>([
  ['has another status', (_, response) => response.writeHead(202).end('{"taken":true}')],
  ['has another shape', (_, response) => response.end('{"taken":"yes"}')],
  ['has a field too many', (_, response) => response.end('{"taken":true,"more":1}')],
  ['has a field twice', (_, response) => response.end('{"taken":false,"taken":true}')],
  ['is longer than 64 kB', (_, response) => response.end(`{"taken":true}${' '.repeat(65_536)}`)],
  ['is cut', (request) => request.socket.destroy()],
])('PORT-02 an answer that %s fails the call', async (_, listener) => {
  await expect(post(await serve(listener))).rejects.toThrow();
});

test('PORT-02 no redirect is followed: nobody else gets what was signed', async () => {
  let calls = 0;
  const other = await serve((_, response) => {
    calls += 1;
    response.end('{"taken":true}');
  });
  const base = await serve((_, response) => response.writeHead(307, { location: other.href }).end());
  await expect(post(base)).rejects.toThrow();
  expect(calls).toBe(0);
});

test('PORT-02 a call that takes too long is given up', async () => {
  const limit = new AbortController();
  const base = await serve(() => limit.abort(new Error('too long')));
  await expect(post(base, () => limit.signal)).rejects.toThrow('too long');
});
