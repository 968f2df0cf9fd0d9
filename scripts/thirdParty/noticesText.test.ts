import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageLine } from './noticesText.ts';
import { productionPackages, readLock } from './productionPackages.ts';

const project = join(import.meta.dirname, '..', '..');
const notices = readFileSync(join(project, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
const [, , listed = '', , texts = ''] = notices.split(/^={80}$/m);

test('the notices list every shipped package in its version; `npm run notices` writes them', () => {
  expect(listed.trim().split('\n')).toEqual(productionPackages().map(packageLine));
});

test('every package of the notices has a licence text', () => {
  const named = [...texts.matchAll(/^Of (.+):$/gm)].flatMap(([, names = '']) => names.split(', '));
  const without = productionPackages().filter(({ name, version }) => !named.includes(`${name}@${version}`));
  expect(without).toEqual([]);
});

test('the project’s direct dependencies are among the packages, its tools are not', () => {
  const names = new Set(productionPackages().map(({ name }) => name));
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const asked = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  expect(['jest', 'typescript', 'storybook'].filter((name) => names.has(name))).toEqual([]);
});

test('packages for other platforms and versions that differ by place are listed, a package twice in a version once', () => {
  const entry = { version: '1.0.0', license: 'MIT' };
  const packages = {
    '': entry,
    'node_modules/a': entry,
    'node_modules/b/node_modules/a': entry,
    'node_modules/c/node_modules/a': { ...entry, version: '2.0.0' },
    'node_modules/tool': { ...entry, dev: true },
    'node_modules/@x/of-win32': { ...entry, optional: true },
  };
  expect(productionPackages({ packages }).map(packageLine)).toEqual([
    '@x/of-win32@1.0.0 (MIT)',
    'a@1.0.0 (MIT)',
    'a@2.0.0 (MIT)',
  ]);
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(300);
});
