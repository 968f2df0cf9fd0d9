import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './testCluster.ts';

const tablesOf = async ({ connection }: TestDatabase): Promise<number> => {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema = 'public'",
  );
  await client.end();
  return (rows as [{ n: number }])[0].n;
};

test('a test database comes migrated and apart from every other one', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.connection.database).not.toBe(other.connection.database);
  expect(await tablesOf(one)).toBeGreaterThan(0);
  const client = new Client(one.connection);
  await client.connect();
  await client.query('CREATE TABLE only_here (id int)');
  await client.end();
  expect(await tablesOf(one)).toBe((await tablesOf(other)) + 1);
  await Promise.all([one.drop(), other.drop()]);
});

test('a dropped test database is gone even while something is still connected', async () => {
  const database = await createTestDatabase();
  const client = new Client(database.connection);
  const cut = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await database.drop();
  await cut;
  await expect(tablesOf(database)).rejects.toMatchObject({ code: '3D000' });
});
