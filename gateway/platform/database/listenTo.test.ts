import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { listenTo } from './listenTo.ts';

const BEAT = 200;

/** A line to the database that can fall silent: it stays open, and nothing comes through any more. */
const breakableLine = async ({ host, port }: { host?: string; port?: number }) => {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const path = `${host}/.s.PGSQL.${port}`;
    const far = host?.startsWith('/') ? connect(path) : connect(port ?? 5432, host);
    sockets.push(near, far);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

test('a listening connection that dies without a word is noticed and opened again, and what it missed is said (SOUND-01)', async () => {
  const { connection, drop } = await createTestDatabase();
  const line = await breakableLine(connection);
  const lost = Promise.withResolvers<Error>();
  const missed = Promise.withResolvers<void>();
  const heard: string[] = [];
  const client = new Client(connection);
  await client.connect();
  const hears = async (word: string): Promise<void> => {
    while (!heard.includes(word)) await client.query(`NOTIFY quiet, '${word}'`);
  };
  const stop = listenTo({
    connection: { ...connection, host: '127.0.0.1', port: line.port },
    channel: 'quiet',
    heard: { notified: (word) => void heard.push(word), missed: missed.resolve },
    onLost: lost.resolve,
    beat: BEAT,
  });
  await hears('before');
  line.fallSilent();
  expect((await lost.promise).message).toMatch(/timeout/i);
  await missed.promise;
  await hears('after');
  await client.end();
  await stop();
  line.close();
  await drop();
});

test('a gateway that stopped right after its start waited for ever: a connection that still opens ends too', async () => {
  const { connection, drop } = await createTestDatabase();
  const heard = { notified: () => undefined, missed: () => undefined };
  await listenTo({ connection, channel: 'quiet', heard, onLost: undefined })();
  await drop();
});
