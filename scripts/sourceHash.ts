import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Tests are not built; a brand is data that is read at run time, and built only where it is named.
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
  // The length keeps one file's end from passing for the next one's beginning.
  hash.update(`${path}\0${content.length}\0`).update(content);
};

/** One hash over the contents of files and folders, given relative to `root`; what is not built does not count. */
export const sourceHash = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
};
