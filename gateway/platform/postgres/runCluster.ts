import { bringUp, type Server } from './bringUp.ts';
import type { ClusterPaths } from './clusterPaths.ts';
import { connectionTo, ensureDatabase, type Connection } from './connection.ts';
import { createCluster } from './createCluster.ts';
import { openBinaries } from './openBinaries.ts';
import { prepareFolders } from './prepareFolders.ts';
import type { ServerAccount } from './serverAccount.ts';
import { openSocketFolder } from './socketFolder.ts';
import type { SpawnOptions } from './spawnServer.ts';
import { stopServer } from './stopServer.ts';

export interface Cluster {
  server: Server;
  connection: Connection;
  /** The server anew after it ended. */
  bringUpAgain: () => Promise<Server>;
  shutDown: () => Promise<void>;
}

const connect = async (server: Server, { secret }: ClusterPaths): Promise<Connection> => {
  const connection = await connectionTo(server.socketFolder, secret);
  await ensureDatabase(connection);
  return connection;
};

/** From a folder, empty or not, to a server that answers. */
export const runCluster = async (
  project: string,
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  settings: Record<string, string>,
): Promise<Cluster> => {
  const binaries = await openBinaries(project, account);
  await prepareFolders(paths, account);
  await createCluster(binaries, paths, account, settings);
  const sockets = await openSocketFolder(paths, account);
  const { data, log } = paths;
  const options: SpawnOptions = { binaries, data, log, socketFolder: sockets.path, settings, account };
  const shutDown = async (): Promise<void> => {
    await stopServer(options);
    await sockets.remove();
  };
  const server = await bringUp(options);
  try {
    const connection = await connect(server, paths);
    return { server, connection, bringUpAgain: () => bringUp(options), shutDown };
  } catch (error) {
    await shutDown();
    throw error;
  }
};
