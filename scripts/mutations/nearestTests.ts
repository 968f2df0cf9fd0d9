import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const GATEWAY_AREA = /^gateway\/[^/]+/;

const testsIn = (folder: string, root: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: root })
    .filter((path) => !/\.(wide|deep)\.test\.ts$/.test(path))
    .toSorted();

/** The tests of the file's folder, or of the nearest folder above that has any; then those of its whole area. */
export const nearestTests = (file: string, root: string): string[][] => {
  const area = GATEWAY_AREA.exec(file)?.[0] ?? dirname(file);
  let folder = dirname(file);
  while (folder !== area && testsIn(folder, root).length === 0) folder = dirname(folder);
  const [near, all] = [testsIn(folder, root), testsIn(area, root)];
  const further = all.filter((path) => !near.includes(path));
  return [near, further].filter((paths) => paths.length > 0);
};
