import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder that the database's account may enter. */
export const testFolder = async (prefix = 'marquee-pg-'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
};

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
