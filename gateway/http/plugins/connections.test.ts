import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { httpServer, type HttpServerOptions } from './httpServer.ts';
import { createLog } from '../../platform/log/log.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { rawPost } from '../../testing/rawPost.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { strictBodies } from './strictBodies.ts';

const times = { head: 200, body: 200, upload: 200, drain: 20, silence: 400, look: 20 };
const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

const served = async (options: Partial<HttpServerOptions> = {}) => {
  const app = httpServer({
    log: createLog({ level: 'silent' }),
    runtime: testRuntime(),
    trustedHops: 0,
    ...options,
  });
  running.push(app);
  strictBodies(app);
  app.post('/', async () => 'here');
  app.get('/', async () => 'here');
  app.post('/refused', { onRequest: async () => refuse('forbidden') }, async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const handles = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    handles.add(socket);
    socket.once('close', () => handles.delete(socket));
  });
  const open = async (): Promise<Socket> => {
    // It never hangs up by itself, as an attacker's does not.
    const socket = connect({ port: (app.server.address() as AddressInfo).port, allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    return socket;
  };
  const returned = async (): Promise<void> => {
    for (const socket of handles)
      // A socket that is destroyed with an error is closed as well, which `once` would throw.
      if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  };
  return { app, open, handles, returned };
};

const post = (length: string) =>
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n`;

test.each([
  ['no word', ''],
  ['half a head', 'POST / HTTP/1.1\r\nhost: a\r\n'],
  ['half a body', `${post('content-length: 100\r\n')}{"a":`],
  ['half a chunk', `${post('transfer-encoding: chunked\r\n')}ff\r\n{"a":`],
  ['no HTTP', 'hello\r\n\r\n'],
])(
  'connections that send %s are closed, all of 200, though nobody hangs up (SOUND-01)',
  async (_what, text) => {
    const { open, handles, returned } = await served({ times });
    const attackers = await Promise.all(Array.from({ length: 200 }, open));
    for (const socket of attackers) socket.write(text);
    await returned();
    expect(handles.size).toBe(0);
    for (const socket of attackers) socket.destroy();
  },
);

test.each([
  ['is refused', '/refused'],
  ['has an address that nobody can read', '/%E0%A4%A'],
])(
  'a call that %s and whose body never came kept its connection for over a minute (SOUND-01)',
  async (_what, path) => {
    const { open, handles, returned } = await served({
      times: { ...times, upload: 90_000, silence: 60_000 },
    });
    const attackers = await Promise.all(Array.from({ length: 20 }, open));
    for (const socket of attackers) socket.write(`${post('content-length: 500\r\n').replace('/', path)}{`);
    await returned();
    expect(handles.size).toBe(0);
    for (const socket of attackers) socket.destroy();
  },
);

test('a refused call whose small body comes late leaves its connection open for the next (SOUND-01)', async () => {
  const { open } = await served();
  const socket = await open();
  socket.write(post('content-length: 2\r\n').replace('/', '/refused'));
  const [refusal] = (await once(socket, 'data')) as [Buffer];
  expect(refusal.toString()).toMatch(/^HTTP\/1.1 403 /);
  socket.write('{}GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test('an address has so many connections and no more, and those that end make room (SOUND-01)', async () => {
  const { open, handles } = await served({ connections: { each: 5, all: 100 } });
  const first = await Promise.all(Array.from({ length: 5 }, open));
  const more = await open();
  if (!more.closed) await once(more, 'end');
  more.destroy();
  const [socket] = first;
  const far = [...handles].find(({ remotePort }) => remotePort === socket?.localPort);
  socket?.destroy();
  if (far && !far.closed) await once(far, 'close');
  const another = await open();
  another.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [answer] = (await once(another, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  for (const each of [...first, another]) each.destroy();
});

test('connections of all are bounded, also behind a proxy whose address all of them have (SOUND-01)', async () => {
  const { open } = await served({ trustedHops: 1, connections: { each: 2, all: 5 } });
  const first = await Promise.all(Array.from({ length: 5 }, open));
  const more = await open();
  if (!more.closed) await once(more, 'end');
  expect(first.filter(({ closed, readableEnded }) => closed || readableEnded)).toEqual([]);
  for (const each of [...first, more]) each.destroy();
});

const MEGABYTE = 'a'.repeat(1024 * 1024);
/** Of a connection: what the kernel has handed over before the answer was out. */
const A_FEW_READS = 256 * 1024;

test.each([
  ['a call that takes it', '/', 413],
  ['a call that is refused', '/refused', 403],
])('of an endless body hardly anything is read, for %s (SOUND-01)', async (_what, path, status) => {
  const { app } = await served();
  const head = [`POST ${path} HTTP/1.1`, 'host: a', 'content-type: application/json'];
  const chunks = Array.from({ length: 20 }, () => `100000\r\n${MEGABYTE}\r\n`);
  const sent = await rawPost(app.server, [...head, 'transfer-encoding: chunked'], chunks);
  expect(sent.status).toBe(status);
  expect(sent.read).toBeLessThan(A_FEW_READS);
  const long = await rawPost(app.server, [...head, `content-length: ${20 * MEGABYTE.length}`], chunks);
  expect(long.status).toBe(status);
  expect(long.read).toBeLessThan(A_FEW_READS);
});
