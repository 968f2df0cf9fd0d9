import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { listenTo, type Listener } from './listenTo.ts';
import { thenNotify } from './notify.ts';
import { preparingClient } from './preparingClient.ts';
import { retryConflicts } from './retryConflicts.ts';

/** What a repository works on: the pool, or the transaction it was called in. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly queries: Queries;
  /**
   * Runs `work` in one transaction and again, as a whole, after a deadlock or serialization failure; so it must
   * have no effect outside of the database. Locks on several rows are taken in the order of their ids. What `work`
   * notifies is sent after the commit.
   */
  readonly transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>;
  /** Rejects while the database does not answer. */
  readonly ready: () => Promise<void>;
  /** Hears what is notified on a channel, on a connection of its own that is opened again when it is lost. */
  readonly listen: (channel: string, heard: Listener) => () => Promise<void>;
  /** Connections apart from the others, at most so many, for a library that wants them; the caller ends them. */
  readonly newPool: (most: number) => Pool;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: PoolConfig;
  /** A pooled connection was lost; the next query opens another. */
  readonly onLost?: (error: Error) => void;
  /** For work of minutes that nobody waits for in a call: a world that is made on a busy machine. */
  readonly isPatient?: boolean;
}

const limits = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  // The server ends a slow statement; a line that has fallen silent is given up here.
  query_timeout: 15_000,
  keepAlive: true,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies PoolConfig;

const patience = {
  max: 2,
  statement_timeout: 300_000,
  query_timeout: 310_000,
  idle_in_transaction_session_timeout: 300_000,
} as const satisfies PoolConfig;

const casing = 'snake_case';

/** A pool that a lost connection does not end the process of. */
const heardPool = (config: PoolConfig, lost: (error: Error) => void): Pool => {
  const pool = new Pool({ ...limits, ...config });
  pool.on('error', lost);
  // The pool listens to idle connections alone: one lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
};

/**
 * Runs transactions on connections of the pool and gives each connection back in every case. Drizzle's own keeps it for
 * ever if the `begin` fails.
 */
const transactionsOf = (pool: Pool) => {
  // Made once a connection, because each works out the names of the columns again.
  const known = new WeakMap<PoolClient, Queries>();
  const queriesOn = (client: PoolClient): Queries => {
    const queries = known.get(client) ?? drizzle({ client, casing });
    known.set(client, queries);
    return queries;
  };
  return async <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      return await queriesOn(client).transaction(work);
    } finally {
      client.release();
    }
  };
};

export const openDatabase = ({ connection, onLost, isPatient = false }: DatabaseOptions): Database => {
  let closing = false;
  // A server that stops right after us ends connections whose farewell it has not read.
  const lost = (error: Error): void => {
    if (!closing) onLost?.(error);
  };
  const pool = heardPool({ ...(isPatient && patience), ...connection, Client: preparingClient() }, lost);
  const queries = drizzle({ client: pool, casing });
  const inTransaction = transactionsOf(pool);
  return {
    queries,
    transaction: (work) => retryConflicts(() => thenNotify(queries, () => inTransaction(work))),
    ready: async () => {
      await pool.query('select 1');
    },
    newPool: (most) => heardPool({ ...connection, max: most }, lost),
    listen: (channel, heard) => listenTo({ connection, channel, heard, onLost }),
    close: () => {
      closing = true;
      return pool.end();
    },
  };
};
