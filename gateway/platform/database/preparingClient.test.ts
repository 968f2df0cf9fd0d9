import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { openDatabase, type Database } from './database.ts';
import { plannedByValues } from './plannedByValues.ts';
import { statementNames } from './preparingClient.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await createTestDatabase();
  database = openDatabase({ connection: { ...store.connection, max: 1 } });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

const prepared = async () => {
  const { rows } = await database.queries.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements`,
  );
  return rows.map(({ statement }) => statement);
};

test('a statement that is sent again and again is prepared once, whatever it is given', async () => {
  for (let number = 0; number < 30; number += 1) {
    const { rows } = await database.queries.execute(sql`select ${number}::int as number`);
    expect(rows).toEqual([{ number }]);
  }
  expect((await prepared()).filter((text) => text.includes('::int as number'))).toHaveLength(1);
});

test('a statement that is sent a few times leaves nothing on the server', async () => {
  for (let number = 0; number < 5; number += 1) await database.queries.execute(sql`select ${number}::text`);
  expect((await prepared()).filter((text) => text.includes('::text'))).toEqual([]);
});

test('a statement that is planned by its values is never prepared', async () => {
  for (let number = 0; number < 30; number += 1) {
    await database.queries.execute(sql`select ${number}::int as line ${sql.raw(plannedByValues)}`);
  }
  expect((await prepared()).filter((text) => text.includes('as line'))).toEqual([]);
});

test('no more than five hundred statements are named', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 600 }, (_, number) =>
    Array.from({ length: 10 }, () => nameOf(`select ${number}`)).at(-1),
  );
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(500);
});
