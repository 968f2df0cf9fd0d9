import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a path under a folder is what it says: no part of it is a symbolic link, which may lead anywhere. */
export const isRealPath = (folder: string, path: string): boolean => {
  try {
    return realpathSync(join(folder, path)) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
};
