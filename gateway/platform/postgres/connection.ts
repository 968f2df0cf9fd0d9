import { readFile } from 'node:fs/promises';
import { Client, type ClientConfig } from 'pg';

export const DATABASE_USER = 'marquee';
const DATABASE = 'marquee';

export interface Connection extends ClientConfig {
  host: string;
  user: string;
  password: string;
  database: string;
}

/** How to reach the server whose socket lies in `socketFolder`. */
export const connectionTo = async (socketFolder: string, secretPath: string): Promise<Connection> => ({
  host: socketFolder,
  port: 5432,
  user: DATABASE_USER,
  password: await readFile(secretPath, 'utf8'),
  database: DATABASE,
});

/** Lends a connection of its own for the time of `use`. */
export const withClient = async <T>(
  connection: ClientConfig,
  use: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(connection);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** Makes the product's database, apart from the one in which the cluster keeps house. */
export const ensureDatabase = (connection: Connection): Promise<void> =>
  withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
