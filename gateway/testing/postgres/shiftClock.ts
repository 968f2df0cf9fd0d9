import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '../../platform/database/migrateDatabase.ts';
import { clusterPaths } from '../../platform/postgres/clusterPaths.ts';
import { connectionTo, withClient } from '../../platform/postgres/connection.ts';
import { startPostgres, type Postgres } from '../../platform/postgres/startPostgres.ts';

// Moves the clock of a cluster, whose folder DATA_DIR names, by a number of milliseconds from the machine's. It is the
// `now()` of connections that have the schema `injected` ahead in their search path. A cluster that does not run is
// started for it, and made where there is none. Its tables come first: they would lie in the first schema of the path.
const [shift = '0'] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? '';
const { data, run, secret } = clusterPaths(dataDir);

const openCluster = async (): Promise<Pick<Postgres, 'connection' | 'stop'>> => {
  if (existsSync(join(data, 'postmaster.pid')))
    return { connection: await connectionTo(run, secret), stop: () => Promise.resolve() };
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  await migrateDatabase(postgres.connection);
  return postgres;
};

const { connection, stop } = await openCluster();
await withClient(connection, async (client) => {
  await client.query(`CREATE SCHEMA IF NOT EXISTS injected`);
  await client.query(
    `CREATE OR REPLACE FUNCTION injected.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + ${Number(shift)} * interval ''1 millisecond'''`,
  );
});
await stop();
