import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { connectDatabase } from './connectDatabase.ts';
import type { Database } from './database.ts';

const limitOf = async ({ queries }: Database) => {
  const { rows } = await queries.execute<{ statement_timeout: string }>(sql`SHOW statement_timeout`);
  return rows[0]?.statement_timeout;
};

test('a world was made under the time limit of a call, which a busy machine passed: it has one of its own (SOUND-01)', async () => {
  const { connection, drop } = await createTestDatabase();
  const { user, password, database: name, host, port } = connection;
  const databaseUrl = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const nothing = () => undefined;
  const { database, withPatience, close } = await connectDatabase({
    ...{ databaseUrl, dataDir: undefined, log: nothing, onLost: nothing },
  });
  const patient = await withPatience(async (opened) => {
    expect([await limitOf(database), await limitOf(opened)]).toEqual(['10s', '5min']);
    return opened;
  });
  await expect(limitOf(patient)).rejects.toThrow();
  await close();
  await drop();
});
