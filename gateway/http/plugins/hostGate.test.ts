import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '#contract/endpoints';
import { livePath } from '#contract/live';
import { fastify } from 'fastify';
import { coversPlugin } from '../../sandbox/covers/coversPlugin.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { hostGate } from './hostGate.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const covers = coversPlugin({
    builtDir: '/nowhere',
    cacheDir: '/nowhere',
    titleOf: async () => 'Title',
    draw: () => Promise.reject(new Error('not drawn')),
  });
  gateway = await testGateway({ plugins: [covers] });
});
afterAll(() => gateway.close());

const get = (url: string, host: string, sent: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { ...sent, host } });

const places = [
  endpoints.status.path,
  `${endpoints.permission.path}?host=evil.example&language=VI`,
  '/wps/socket',
  '/wps/none',
  '/covers/RNG0001-220.webp',
  '/play/api/game',
  '/anything',
];

test.each([
  'evil.example',
  'games.evil.example',
  'aurora.localhost.evil.example',
  'localhost.evil.example',
  'aurora',
])(
  'calls, sockets and covers were answered in the name of the default brand on the host "%s" (SOUND-01)',
  async (host) => {
    for (const url of places) {
      const { statusCode, headers, body } = await get(url, host);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.stringify([headers, body])).not.toMatch(/aurora88|evil|RNG0001|merchant/i);
    }
    const written = await gateway.app.inject({
      method: 'POST',
      url: endpoints.login.path,
      headers: { host },
    });
    expect(written.statusCode).toBe(404);
  },
);

const upgrade = async (host: string, path: string) => {
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  // Resolves when the other side has ended the connection.
  const [line] = (await text(socket)).split('\r\n');
  return line;
};

test('a socket was opened for a host that no brand names, and a refused one stayed open for ever (SOUND-01)', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await upgrade('evil.example', livePath)).toBe('HTTP/1.1 404 Not Found');
  expect(await upgrade('aurora.localhost', livePath)).toBe('HTTP/1.1 401 Unauthorized');
  expect(await upgrade('aurora.localhost', '/covers/none')).toBe('HTTP/1.1 404 Not Found');
});

test('this machine and bare addresses have the default brand', async () => {
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', 'aurora.localhost', 'AURORA.localhost']) {
    expect([host, (await get(endpoints.status.path, host)).statusCode]).toEqual([host, 200]);
  }
});

test.each(['/', '/sitemap.xml', '/robots.txt', endpoints.status.path])(
  'FIX-06 a Host with a port that no address can have is answered 404 at %s',
  async (url) => {
    for (const name of ['aurora.localhost', 'localhost', '127.0.0.1', '[::1]'])
      for (const port of ['65536', '99999', '9'.repeat(40)])
        expect([name, port, (await get(url, `${name}:${port}`)).statusCode]).toEqual([name, port, 404]);
    expect((await get(endpoints.status.path, 'aurora.localhost:65535')).statusCode).toBe(200);
  },
);

test('a token of one brand is refused on every host that is not that brand’s (SOUND-01)', async () => {
  const { token } = await gateway.members.create();
  const answers = async (host: string) =>
    (await get(endpoints.memberInfo.path, host, { authorization: `Bearer ${token}` })).statusCode;
  expect(await answers('aurora.localhost')).toBe(200);
  expect(await answers('lotus.localhost')).toBe(401);
  for (const host of ['evil.example', 'games.aurora.localhost', 'games.lotus.localhost'])
    expect([host, await answers(host)]).toEqual([host, 404]);
});

test('who watches the process, and who signs its calls, may come by any name', async () => {
  expect((await get('/healthz', 'probe.internal')).statusCode).toBe(200);
  for (const url of ['/cashier-callback', '/vendor-wallet/balance']) {
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url,
      headers: { host: 'provider.internal', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([url, statusCode]).not.toEqual([url, 404]);
  }
});

test('a host whose brand is refused gets a page of its own, which asks to come back (SOUND-01)', async () => {
  const app = fastify();
  hostGate(app, () => 'refused');
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(body).toContain('<title>503</title>');
  await app.close();
});
