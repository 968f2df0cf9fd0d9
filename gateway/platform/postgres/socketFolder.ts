import { createHash } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitsSocket, type ClusterPaths } from './clusterPaths.ts';
import { privateFolder } from './prepareFolders.ts';
import type { ServerAccount } from './serverAccount.ts';
import { StartError } from './StartError.ts';

export interface SocketFolder {
  path: string;
  remove: () => Promise<void>;
}

const ownerOf = (path: string): Promise<number | undefined> =>
  lstat(path).then(
    (found) => (found.isDirectory() ? found.uid : -1),
    () => undefined,
  );

/** `run`, or a short folder under the temporary one where `run` lies too deep for a socket's path. */
export const openSocketFolder = async (
  { base, run }: ClusterPaths,
  account: ServerAccount | undefined,
): Promise<SocketFolder> => {
  if (fitsSocket(run)) return { path: run, remove: async () => {} };
  const path = join(tmpdir(), `mq-${createHash('sha256').update(base).digest('hex').slice(0, 12)}`);
  const owner = await ownerOf(path);
  // Anyone may make a folder of this name before us, and would own the socket inside.
  if (owner !== undefined && owner !== (account?.uid ?? process.getuid?.())) {
    throw new StartError(`${path} belongs to another account: remove it, or set DATA_DIR to a shorter path.`);
  }
  await privateFolder(path, account);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
