import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Tests are not built. Brands are data that the gateway reads at run time; a build step that needs them names them.
const NOT_BUILT = /\.(deep|test|spec)\.tsx?$|^theme\/brands$/;

const addTo = (hash: Hash, root: string, path: string): void => {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    const paths = readdirSync(full).map((name) => join(path, name));
    for (const part of paths.toSorted()) if (!NOT_BUILT.test(part)) addTo(hash, root, part);
    return;
  }
  const content = readFileSync(full);
  // The length separates one file's content from the next one's.
  hash.update(`${path}\0${content.length}\0`).update(content);
};

/** One hash over the contents of files and folders, relative to `root`; files that are not built are left out. */
export const sourceHash = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
};
