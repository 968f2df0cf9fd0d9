import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** What belongs to root's clusters: one copy of the binaries, and one folder a checkout. */
export const SYSTEM_FOLDER = '/var/lib/marquee';

const SOCKET = '.s.PGSQL.5432';
// sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included.
const SOCKET_PATH_LIMIT = 103;

export interface ClusterPaths {
  base: string;
  data: string;
  /** A half-made cluster, never started from. */
  fresh: string;
  run: string;
  secret: string;
  log: string;
  lock: string;
}

/** Where the cluster of a checkout lies. Root's server runs as another account, which a closed checkout would shut out. */
export const clusterBase = (project: string, dataDir: string | undefined, asRoot: boolean): string => {
  if (dataDir) return resolve(dataDir);
  if (!asRoot) return join(project, '.data', 'pg');
  return join(SYSTEM_FOLDER, createHash('sha256').update(project).digest('hex').slice(0, 12));
};

export const clusterPaths = (base: string): ClusterPaths => ({
  base,
  data: join(base, 'data'),
  fresh: join(base, 'data.new'),
  run: join(base, 'run'),
  secret: join(base, 'secret'),
  log: join(base, 'server.log'),
  lock: join(base, 'gateway.lock'),
});

export const socketFiles = (folder: string): string[] => [
  join(folder, SOCKET),
  join(folder, `${SOCKET}.lock`),
];

/** Whether a server's socket in this folder has a path that the system accepts. */
export const fitsSocket = (folder: string): boolean =>
  Buffer.byteLength(join(folder, SOCKET)) <= SOCKET_PATH_LIMIT;
