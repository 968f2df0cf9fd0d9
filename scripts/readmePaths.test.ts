import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = 'contract|theme|locales|src|stories|gateway|e2e|bench|docs|scripts|config|types|public'.split(
  '|',
);

const pathsOf = (paper: string): string[] =>
  [...readFileSync(join(root, paper), 'utf8').matchAll(/`([\w.-]+\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''));

test.each(['README.md', 'CONTRIBUTING.md'])('%s names no file that is not there', (paper) => {
  const named = pathsOf(paper);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
