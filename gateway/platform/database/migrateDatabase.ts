import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type PoolConfig } from 'pg';
import { migrateJobs } from './migrateJobs.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
/** Any number, the same in every gateway of a database. */
const MIGRATION_LOCK = 7_310_001;

/** Brings the tables up to date. Gateways that start together wait for the first one. */
export const migrateDatabase = async (connection: PoolConfig): Promise<void> => {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateJobs(connection);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
};
