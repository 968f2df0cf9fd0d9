import { clusterPaths } from '../../platform/postgres/clusterPaths.ts';
import { connectionTo, withClient } from '../../platform/postgres/connection.ts';

// Moves the clock of a running cluster, whose folder DATA_DIR names, by so many milliseconds from the machine's. It is
// the `now()` of connections that have the schema `injected` ahead in their search path.
const [shift = '0'] = process.argv.slice(2);
const { run, secret } = clusterPaths(process.env.DATA_DIR ?? '');

await withClient(await connectionTo(run, secret), async (client) => {
  await client.query(`CREATE SCHEMA IF NOT EXISTS injected`);
  await client.query(
    `CREATE OR REPLACE FUNCTION injected.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + ${Number(shift)} * interval ''1 millisecond'''`,
  );
});
