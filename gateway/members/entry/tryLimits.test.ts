import { like } from 'drizzle-orm';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { windowCounts } from '../../platform/rateLimits/schema.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';

import { tryLimits, type Attempt } from './tryLimits.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-20T05:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * MINUTE);

const attempt = (merchant: string, accountKey: string, ip: string, known = false): Attempt => ({
  merchant,
  accountKey,
  ip,
  known,
});

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
    await limits.take(attempt('aurora', `victim${tried}`, '10.9.9.9'), start);
  await expect(limits.take(attempt('aurora', 'lan', '10.9.9.9'), start)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 300,
  });
  await expect(limits.take(attempt('aurora', 'lan', '10.9.9.8'), start)).resolves.toBeGreaterThan(0);
});

test('security row 18: brands count apart', async () => {
  const limits = tryLimits(database.queries);
  for (let tried = 0; tried < 20; tried += 1)
    await limits.take(attempt('aurora', 'lan', `10.0.0.${tried}`), start);
  await expect(limits.take(attempt('lotus', 'lan', '10.0.1.1'), start)).resolves.toBeGreaterThan(0);
  await expect(limits.take(attempt('aurora', 'lan', '10.0.1.1'), start)).rejects.toThrow();
});

test('a window that is over is forgotten', async () => {
  const limits = tryLimits(database.queries);
  await limits.take(attempt('aurora', 'lan', '10.0.0.1'), start);
  await limits.take(attempt('aurora', 'mai', '10.0.0.2'), after(10));
  await windowCounter(database.queries).sweep(after(16));
  const rows = await database.queries.select().from(windowCounts).where(like(windowCounts.kind, 'login a%'));
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['10.0.0.2', 'mai']);
});

test('security row 18: guessing from elsewhere locks nobody out of a place of their own', async () => {
  const limits = tryLimits(database.queries);
  for (let tried = 0; tried < 21; tried += 1)
    await limits.take(attempt('aurora', 'lan', `10.0.0.${tried}`), start).catch(() => undefined);
  await expect(limits.take(attempt('aurora', 'lan', '10.0.2.1'), start)).rejects.toThrow();
  await expect(limits.take(attempt('aurora', 'lan', '192.0.2.1', true), start)).resolves.toBe(1);
});

test('security §4 guessing: after ninety wrong passwords in a row, however slowly, strange places are refused until a success', async () => {
  const limits = tryLimits(database.queries);
  const slow = (tried: number) => limits.take(attempt('aurora', 'lan', `10.0.${tried}.1`), after(tried * 20));
  for (let tried = 0; tried < 90; tried += 1) await slow(tried);
  const daysLeft = 30 - (90 * 20) / (24 * 60);
  await expect(slow(90)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: daysLeft * 86_400 });
  await limits.clear(attempt('aurora', 'lan', '192.0.2.1', true));
  await expect(slow(91)).resolves.toBe(1);
});
