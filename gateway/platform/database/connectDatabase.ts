import type { PoolConfig } from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { StartError } from '../postgres/StartError.ts';
import { openDatabase, type Database } from './database.ts';
import { migrateDatabase } from './migrateDatabase.ts';

export interface ConnectOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string | undefined;
  /** One line of progress. */
  readonly log: (line: string) => void;
  readonly onLost: (error: unknown) => void;
}

export interface Connected {
  readonly database: Database;
  /** Runs work of minutes on connections of its own. */
  readonly withPatience: <Result>(work: (patient: Database) => Promise<Result>) => Promise<Result>;
  /** Closes the pool and stops the embedded server. */
  readonly close: () => Promise<void>;
}

interface Server {
  readonly connection: PoolConfig;
  readonly stop: () => Promise<void>;
}

const serverOf = async ({ databaseUrl, dataDir, log, onLost }: ConnectOptions): Promise<Server> =>
  databaseUrl === undefined
    ? startPostgres({ dataDir, log, onExit: onLost })
    : { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };

/** The operator's database or the embedded one, with its tables up to date. */
export const connectDatabase = async (options: ConnectOptions): Promise<Connected> => {
  const { connection, stop } = await serverOf(options);
  try {
    await migrateDatabase(connection);
  } catch (error) {
    await stop();
    if (options.databaseUrl === undefined || !(error instanceof Error)) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${error.message}`, { cause: error });
  }
  const database = openDatabase({ connection, onLost: options.onLost });
  return {
    database,
    withPatience: async (work) => {
      const patient = openDatabase({ connection, onLost: options.onLost, isPatient: true });
      try {
        return await work(patient);
      } finally {
        await patient.close();
      }
    },
    close: async () => {
      await database.close();
      await stop();
    },
  };
};
