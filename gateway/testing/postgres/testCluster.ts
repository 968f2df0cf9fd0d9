import { randomUUID } from 'node:crypto';
import { migrateDatabase } from '../../platform/database/migrateDatabase.ts';
import { withClient, type Connection } from '../../platform/postgres/connection.ts';
import { startPostgres } from '../../platform/postgres/startPostgres.ts';
import { addInjectedClock } from './injectedClock.ts';
import { sweepTestClusters, TEST_CLUSTER } from './sweepTestClusters.ts';
import { removeFolder, testFolder } from './testFolder.ts';

const TEMPLATE = 'migrated';
/** How the run's own process tells the workers where its cluster is. */
const ADDRESS = 'MARQUEE_TEST_CLUSTER';

// A test cluster is thrown away, so it need not survive a power cut.
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
// Each test copies the template: the system does it a good deal faster than the server, where the server can ask it to.
const bySystem: Record<string, string> = process.platform === 'win32' ? {} : { file_copy_method: 'clone' };

/**
 * Starts the run's one cluster with a migrated template; returns what removes it again. A run inside of another one,
 * such as that of one mutant, uses the cluster of the outer run.
 */
export const startTestCluster = async (): Promise<() => Promise<void>> => {
  if (process.env[ADDRESS]) return () => Promise.resolve();
  await sweepTestClusters();
  const folder = await testFolder(TEST_CLUSTER);
  const postgres = await startPostgres({
    dataDir: folder,
    settings: { ...careless, ...bySystem },
    log: () => undefined,
  });
  await withClient(postgres.connection, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  const template = { ...postgres.connection, database: TEMPLATE };
  await migrateDatabase(template);
  await withClient(template, addInjectedClock);
  process.env[ADDRESS] = JSON.stringify(postgres.connection);
  return async () => {
    await postgres.stop();
    await removeFolder(folder);
  };
};

const clusterConnection = (): Connection => {
  const address = process.env[ADDRESS];
  if (!address) throw new Error('No test cluster: run this test by Jest, whose globalSetup starts one.');
  return JSON.parse(address) as Connection;
};

export interface TestDatabase {
  /** For `pg`: a migrated, otherwise empty database of its own. */
  connection: Connection;
  /** Cuts what is still connected. */
  drop: () => Promise<void>;
}

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const cluster = clusterConnection();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(cluster, (client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`),
  );
  return {
    connection: { ...cluster, database },
    drop: async () => {
      await withClient(cluster, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
    },
  };
};
