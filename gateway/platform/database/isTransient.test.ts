import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { openDatabase } from './database.ts';
import { isTransient } from './isTransient.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

/** What a query ends with that the database answers too late. */
const failureWith = async (limits: object): Promise<unknown> => {
  const database = openDatabase({ connection: { ...store.connection, max: 1, ...limits } });
  const slow = () => database.queries.execute(sql`SELECT pg_sleep(0.3)`);
  const [first, second] = await Promise.allSettled([slow(), slow()]);
  await database.close();
  return [first, second].flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))[0];
};

const messages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...messages(error.cause)] : [];

test('a database that was silent for too long was a fault of the gateway: it is asked again (SOUND-01)', async () => {
  const silent = await failureWith({ query_timeout: 50 });
  expect(messages(silent)).toContain('Query read timeout');
  expect(isTransient(silent)).toBe(true);
});

test('a call that gets no connection in time is asked again (SOUND-01)', async () => {
  const crowded = await failureWith({ connectionTimeoutMillis: 100 });
  expect(messages(crowded).join()).toContain('timeout');
  expect(isTransient(crowded)).toBe(true);
});

test('what would fail each time is not asked again', async () => {
  const database = openDatabase({ connection: { ...store.connection, max: 1 } });
  const error = await database.queries.execute(sql`SELECT nothing`).catch((reason: unknown) => reason);
  await database.close();
  expect(isTransient(error)).toBe(false);
});
