import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterBase, clusterPaths } from './clusterPaths.ts';
import type { Connection } from './connection.ts';
import { explainStart } from './explainStart.ts';
import { holdGatewayLock } from './gatewayLock.ts';
import { runCluster } from './runCluster.ts';
import { serverAccount } from './serverAccount.ts';
import { superviseServer } from './superviseServer.ts';

export interface PostgresOptions {
  /** Folder of the cluster; by default the checkout's `.data/pg`, for root one under /var/lib/marquee. */
  dataDir?: string | undefined;
  log: (line: string) => void;
  /** Server settings over the defaults. */
  settings?: Record<string, string>;
  /** A server that had died is back; every open connection is lost. */
  onRestart?: (() => void) | undefined;
  /** The server died and does not start again. */
  onExit?: (error: unknown) => void;
}

export interface Postgres {
  /** For `pg`. It stays the same over a restart. */
  connection: Connection;
  /** The server ran already, left by a gateway that was killed. */
  adopted: boolean;
  /** The server's process now. */
  pid: () => number;
  /** Ends the server, cutting what still runs; pools are closed before. */
  stop: () => Promise<void>;
}

const PROJECT = join(import.meta.dirname, '..', '..', '..');

const openLocked = async (base: string, options: PostgresOptions): Promise<Postgres> => {
  await mkdir(base, { recursive: true });
  const paths = clusterPaths(await realpath(base));
  const lock = holdGatewayLock(paths.lock, paths.base);
  try {
    const cluster = await runCluster(PROJECT, paths, serverAccount(), options.settings ?? {});
    const supervised = superviseServer(cluster.server, { ...options, bringUp: cluster.bringUpAgain });
    const stop = async (): Promise<void> => {
      await supervised.release();
      await cluster.shutDown();
      lock.release();
    };
    let stopping: Promise<void> | undefined;
    return {
      connection: cluster.connection,
      adopted: cluster.server.adopted,
      pid: () => supervised.current().pid,
      // Once only: later the folder may serve another gateway.
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Starts the embedded PostgreSQL, or adopts the one that runs. Throws StartError with one line that says what to do. */
export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  const base = clusterBase(PROJECT, options.dataDir, serverAccount() !== undefined);
  try {
    return await openLocked(base, options);
  } catch (error) {
    throw explainStart(error, base);
  }
};
