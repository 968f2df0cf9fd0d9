import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Whether no component of a path below a folder is a symbolic link, which could lead anywhere. */
export const isRealPath = (folder: string, path: string): boolean => {
  try {
    return realpathSync(join(folder, path)) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
};
