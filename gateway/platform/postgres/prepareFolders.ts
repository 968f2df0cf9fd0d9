import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClusterPaths } from './clusterPaths.ts';
import type { ServerAccount } from './serverAccount.ts';
import { StartError } from './StartError.ts';

const refuseClosedParents = async (folder: string, account: ServerAccount): Promise<void> => {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      throw new StartError(
        `Account ${account.uid}, which runs the database for root, cannot enter ${path}: open it (chmod o+x) or choose another DATA_DIR.`,
      );
    }
  }
};

/** A folder that only the server's account opens. */
export const privateFolder = async (folder: string, account: ServerAccount | undefined): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
};

export const prepareFolders = async (
  paths: ClusterPaths,
  account: ServerAccount | undefined,
): Promise<void> => {
  await mkdir(paths.base, { recursive: true });
  if (account) {
    await chmod(paths.base, 0o755);
    await refuseClosedParents(paths.base, account);
  }
  await privateFolder(paths.run, account);
};
