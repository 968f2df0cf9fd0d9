import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { siteState } from '../../brands/sites/schema.ts';
import { openDatabase, type Database, type Queries } from './database.ts';
import { retryConflicts } from './retryConflicts.ts';

let isolated: TestDatabase;
let database: Database;
beforeAll(async () => {
  isolated = await createTestDatabase();
  database = openDatabase({ connection: isolated.connection });
  await database.queries.insert(siteState).values([
    { merchant: 'a', maintenance: false },
    { merchant: 'b', maintenance: false },
  ]);
});
afterAll(async () => {
  await database.close();
  await isolated.drop();
});

const lock = (tx: Queries, merchant: string) =>
  tx.select().from(siteState).where(eq(siteState.merchant, merchant)).for('update');

test('a transaction that loses a deadlock runs again as a whole', async () => {
  const held = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  let runs = 0;
  const crossing = (own: 'a' | 'b', other: 'a' | 'b') =>
    database.transaction(async (tx) => {
      runs += 1;
      await lock(tx, own);
      held[own].resolve();
      await held[other].promise;
      await lock(tx, other);
      return own;
    });
  expect(await Promise.all([crossing('a', 'b'), crossing('b', 'a')])).toEqual(['a', 'b']);
  // The loser may lock its own row again before the winner wakes, and lose once more.
  expect(runs).toBeGreaterThanOrEqual(3);
});

test('a transaction that cannot win is given up after five tries', async () => {
  let runs = 0;
  const lost = retryConflicts(() => {
    runs += 1;
    return Promise.reject(Object.assign(new Error('could not serialize'), { code: '40001' }));
  });
  await expect(lost).rejects.toThrow('could not serialize');
  expect(runs).toBe(5);
});

test('another failure is not tried again and rolls everything back', async () => {
  let runs = 0;
  const failed = database.transaction(async (tx) => {
    runs += 1;
    await tx.update(siteState).set({ maintenance: true });
    await tx.execute(sql`select 1/0`);
  });
  await expect(failed).rejects.toThrow();
  expect(runs).toBe(1);
  const rows = await database.queries.select().from(siteState);
  expect(rows.every(({ maintenance }) => !maintenance)).toBe(true);
});
