import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import { fuzzShape } from '../testing/fuzzShape.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';

const ROUNDS = 40;
const HALF_OPEN = 400;
const MOST_GROWTH = 300 * 1024 * 1024;

let gateway: TestGateway;
const handles = new Set<Socket>();
const delay = monitorEventLoopDelay({ resolution: 1 });
beforeAll(async () => {
  gateway = await testGateway();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  gateway.app.server.on('connection', (socket: Socket) => {
    handles.add(socket);
    socket.once('close', () => handles.delete(socket));
  });
});
afterAll(() => gateway.close());

const port = () => (gateway.app.server.address() as AddressInfo).port;

const hosts = [
  'aurora.localhost',
  'lotus.localhost',
  'games.aurora.localhost',
  'evil.example',
  '[::1]',
  'a'.repeat(300),
];
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  'x',
];
const payloads = [
  '['.repeat(16_000),
  `{${Array.from({ length: 1_600 }, (_, at) => `"k${at}":0`).join(',')}}`,
  '['.repeat(2_000_000),
  `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  '{"__proto__":1}',
  '"\\ud800"',
  '\u0000',
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n',
];

/** Sends one request by a connection of its own; answers its status, 0 when there was none. */
const send = async (head: string, body: string): Promise<number> => {
  const socket = connect(port(), '127.0.0.1');
  let said = '';
  socket
    .on('error', () => undefined)
    .on('data', (data: Buffer) => {
      said += data.toString('latin1', 0, 32);
      socket.destroy();
    });
  socket.end(head + body);
  await once(socket, 'close');
  return Number(said.split(' ')[1] ?? 0);
};

const query = (name: EndpointName) =>
  fuzzShape((schemas as Partial<Record<EndpointName, EndpointSchemas>>)[name]?.query ?? fuzzObject);
const fuzzObject = { type: 'object' } as EndpointSchemas['value'];

const attack = (name: EndpointName, token: string) =>
  fc.record({
    fields: query(name),
    host: fc.constantFrom(...hosts),
    type: fc.constantFrom(...types),
    payload: fc.oneof(fc.constantFrom(...payloads), fc.json()),
    authorization: fc.constantFrom(`Bearer ${token}`, 'Bearer x', 'x'.repeat(5_000)),
    more: fc.constantFrom(
      '',
      'x-forwarded-host: evil.example\r\n',
      'origin: null\r\n',
      'upgrade: websocket\r\nconnection: upgrade\r\n',
    ),
  });

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

test('no call of the table, whatever is sent to it, fails or keeps anything (SOUND-01)', async () => {
  const { token } = await gateway.members.create();
  const before = process.memoryUsage().rss;
  const seen = new Map<number, number>();
  const failed: string[] = [];
  delay.enable();
  for (const name of endpointNames) {
    const { method, path }: Endpoint = endpoints[name];
    for (const sent of fc.sample(attack(name, token), { numRuns: ROUNDS, seed: 20 })) {
      const search = new URLSearchParams(
        Object.entries(Object(sent.fields) as object).map(([key, value]) => [key, textOf(value)]),
      );
      const head =
        `${method} ${path}?${search} HTTP/1.1\r\nhost: ${sent.host}\r\n${headers.client}: test\r\n` +
        `authorization: ${sent.authorization}\r\n${sent.more}` +
        (method === 'GET'
          ? '\r\n'
          : `content-type: ${sent.type}\r\ncontent-length: ${Buffer.byteLength(sent.payload)}\r\n\r\n`);
      const status = await send(head, method === 'GET' ? '' : sent.payload);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 501)
        failed.push(`${status} ${name} ${JSON.stringify(sent).slice(0, 200)}`);
    }
  }
  const attackers = Array.from({ length: HALF_OPEN }, () =>
    connect(port(), '127.0.0.1').on('error', () => undefined),
  );
  for (const socket of attackers)
    socket.write('POST /wps/system/report HTTP/1.1\r\nhost: aurora.localhost\r\ncontent-length: 9\r\n');
  await Promise.all(attackers.map((socket) => once(socket.resume(), 'close')));
  for (const socket of handles) if (!socket.closed) await once(socket, 'close');
  delay.disable();
  const growth = process.memoryUsage().rss - before;
  const longestBlock = delay.max / 1e6;
  mkdirSync('reports/deep', { recursive: true });
  // Both ends share one loop here: the block is what sender and gateway took together.
  writeFileSync(
    'reports/deep/attack.json',
    JSON.stringify({ longestBlock, growth, statuses: Object.fromEntries(seen) }, null, 2),
  );
  expect(failed).toEqual([]);
  expect(handles.size).toBe(0);
  expect(growth).toBeLessThan(MOST_GROWTH);
});
