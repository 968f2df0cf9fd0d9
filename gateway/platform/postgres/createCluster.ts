import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPaths } from './clusterPaths.ts';
import { DATABASE_USER } from './connection.ts';
import { privateFolder } from './prepareFolders.ts';
import { runTool } from './runTool.ts';
import type { ServerAccount } from './serverAccount.ts';

const writeSecret = async (path: string, account: ServerAccount | undefined): Promise<void> => {
  await rm(path, { force: true });
  await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
};

/** Makes the cluster where there is none. It appears under its name only when whole. */
export const createCluster = async (
  binaries: string,
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<void> => {
  if (existsSync(paths.data)) return;
  await rm(paths.fresh, { recursive: true, force: true });
  await writeSecret(paths.secret, account);
  await privateFolder(paths.fresh, account);
  const access = ['-U', DATABASE_USER, '-A', 'scram-sha-256', '--pwfile', paths.secret];
  const words = ['-E', 'UTF8', '--locale', 'C', '--no-instructions'];
  const care = settings['fsync'] === 'off' ? ['--no-sync'] : [];
  await runTool(join(binaries, 'bin', 'initdb'), ['-D', paths.fresh, ...access, ...words, ...care], account);
  await rename(paths.fresh, paths.data);
};
