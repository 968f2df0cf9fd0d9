import { openDatabase, type Database } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testCluster.ts';
import { loginTries } from './schema.ts';
import { tryLimits } from './tryLimits.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-20T05:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * MINUTE);

let isolated: TestDatabase;
let database: Database;
beforeEach(async () => {
  isolated = await createTestDatabase();
  database = openDatabase({ connection: isolated.connection });
});
afterEach(async () => {
  await database.close();
  await isolated.drop();
});

test('security row 18: an address is limited over all accounts, another is not', async () => {
  const limits = tryLimits(database.queries);
  for (let tried = 0; tried < 100; tried += 1)
    await limits.take('aurora', `victim${tried}`, '10.9.9.9', start);
  await expect(limits.take('aurora', 'lan', '10.9.9.9', start)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 300,
  });
  await expect(limits.take('aurora', 'lan', '10.9.9.8', start)).resolves.toBeUndefined();
});

test('security row 18: brands count apart', async () => {
  const limits = tryLimits(database.queries);
  for (let tried = 0; tried < 20; tried += 1) await limits.take('aurora', 'lan', `10.0.0.${tried}`, start);
  await expect(limits.take('lotus', 'lan', '10.0.1.1', start)).resolves.toBeUndefined();
  await expect(limits.take('aurora', 'lan', '10.0.1.1', start)).rejects.toThrow();
});

test('a window that is over is forgotten', async () => {
  const limits = tryLimits(database.queries);
  await limits.take('aurora', 'lan', '10.0.0.1', start);
  await limits.take('aurora', 'mai', '10.0.0.2', after(10));
  await limits.sweep(after(16));
  const rows = await database.queries.select().from(loginTries);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['10.0.0.2', 'mai']);
});
