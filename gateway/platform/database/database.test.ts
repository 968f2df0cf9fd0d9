import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { openDatabase } from './database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

/** A line to the database server that is cut when `cuts` holds for what is sent. */
const line = async (cuts: (sent: string) => boolean) => {
  const { host, port } = server.connection;
  const relay = createServer((near: Socket) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    near.on('data', (bytes) => (cuts(String(bytes)) ? near.destroy() : far.write(bytes)));
    near.on('close', () => far.destroy());
    near.on('error', () => undefined);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return { port: (relay.address() as AddressInfo).port, close: () => void relay.close() };
};

test('a transaction whose begin fails gives its connection back (FIX-06)', async () => {
  let isCutting = true;
  const { port, close } = await line((sent) => isCutting && sent.includes('begin'));
  const database = openDatabase({ connection: { ...server.connection, host: '127.0.0.1', port, max: 1 } });
  const one = () => database.transaction((tx) => tx.execute(sql`SELECT 1 AS one`));
  await expect(one()).rejects.toThrow();
  isCutting = false;
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await database.close();
  close();
});
