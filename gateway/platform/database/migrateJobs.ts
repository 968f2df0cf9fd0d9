import { runMigrations } from 'graphile-worker';
import { Pool, type PoolConfig } from 'pg';

/** Brings the tables of jobs up to date, which lie in a schema of their own, `graphile_worker`. */
export const migrateJobs = async (connection: PoolConfig): Promise<void> => {
  const pool = new Pool({ ...connection, max: 1 });
  const heard = (): void => undefined;
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  try {
    await runMigrations({ pgPool: pool, taskList: {} });
  } finally {
    await pool.end();
  }
};
