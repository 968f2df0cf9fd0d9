import { chmod, cp, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SYSTEM_FOLDER } from './clusterPaths.ts';
import { allowTools, linkLibraries } from './linkLibraries.ts';
import { platformBinaries } from './platformBinaries.ts';
import type { ServerAccount } from './serverAccount.ts';

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
};

const copyForAll = async (native: string, target: string): Promise<void> => {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const half = await mkdtemp(`${target}.tmp-`);
  try {
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await openToAll(half);
    await linkLibraries(half);
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another checkout was faster: its copy is as good.
    if (!existsSync(join(target, 'bin'))) throw error;
  }
};

/** A folder with `bin`, `lib` and `share` that the server's account can read. */
export const openBinaries = async (project: string, account: ServerAccount | undefined): Promise<string> => {
  const native = platformBinaries(project);
  if (!account) {
    await linkLibraries(native);
    await allowTools(native);
    return native;
  }
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(SYSTEM_FOLDER, `bin-${version}`);
  if (!existsSync(target)) await copyForAll(native, target);
  return target;
};
