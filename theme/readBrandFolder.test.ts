/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brandAsset, heroSources } from './brand.ts';
import { readBrandFolder } from './readBrandFolder.ts';
import { brandsDir, readBrandFile } from './testing/bundledBrands.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(brandsDir, dir, { recursive: true });
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const eightColors = Object.fromEntries(
  Object.entries({
    surface: { page: '#101418', raised: '#1b2129' },
    text: { primary: '#f2f5f8' },
    primary: { main: '#2f7bff' },
    accent: { main: '#ff9d2e' },
    success: { main: '#35c98a' },
    danger: { main: '#ff5a6a' },
    focus: { ring: '#8ec5ff' },
  }).map(([group, roles]) => [
    group,
    Object.fromEntries(Object.entries(roles).map(([name, $value]) => [name, { $type: 'color', $value }])),
  ]),
);

const addBrand = (key: string, change: object = {}) => {
  mkdirSync(join(dir, key));
  const own = { name: key, hosts: [`${key}.localhost`], merchantCode: key };
  const manifest = { ...(readBrandFile('aurora', 'brand.json') as object), ...own, ...change };
  writeFileSync(join(dir, key, 'brand.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, key, 'brand.tokens.json'), JSON.stringify(eightColors));
};

test('WL-02 a host is answered with its brand, an unknown one with the default', () => {
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('lotus.localhost').key).toBe('lotus');
  expect(folder.byHost('KICKOFF.localhost').key).toBe('kickoff');
  expect(folder.byHost('nobody.example').key).toBe('aurora');
  expect(folder.refusals()).toEqual([]);
});

test('WL-02 a copied folder with eight colours, a name and a host is a brand at the next question', () => {
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('ocean.localhost').key).toBe('aurora');
  addBrand('ocean');
  const ocean = folder.byHost('ocean.localhost');
  expect(ocean.manifest.name).toBe('ocean');
  expect(ocean.look.variables['--primary-main']).toBe('#2f7bff');
  expect(ocean.look.variables['--gradient-hero']).toMatch(/^linear-gradient/);
});

test('WL-02 a changed colour is seen without a restart and changes the version', () => {
  const folder = readBrandFolder(dir, 'aurora');
  const before = folder.byHost('lotus.localhost');
  const path = join(dir, 'lotus', 'brand.tokens.json');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll('#eef5f1', '#eef5f2').replaceAll('0.9451]', '0.949]'),
  );
  const after = folder.byHost('lotus.localhost');
  expect(after.look.variables['--surface-page']).not.toBe(before.look.variables['--surface-page']);
  expect(after.version).not.toBe(before.version);
});

test('WL-02 a picture that is put in the place of another changes the version under which it is cached', () => {
  const folder = readBrandFolder(dir, 'aurora');
  const before = folder.byHost('lotus.localhost').version;
  writeFileSync(join(dir, 'lotus', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(folder.byHost('lotus.localhost').version).not.toBe(before);
});

test('a removed brand falls back to the default', () => {
  const folder = readBrandFolder(dir, 'aurora');
  rmSync(join(dir, 'lotus'), { recursive: true });
  expect(folder.byHost('lotus.localhost').key).toBe('aurora');
});

test.each([
  ['broken JSON', 'brand.tokens.json', '{'],
  ['an empty file', 'brand.json', ''],
  ['a binary file', 'brand.json', '\u0000\u0001'],
  ['a huge file', 'brand.tokens.json', ' '.repeat(300 * 1024)],
  ['JSON of the wrong shape', 'brand.json', '[]'],
])('%s in %s leaves the default brand and one line for the operator', (_, file, text) => {
  writeFileSync(join(dir, 'lotus', file), text);
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('lotus.localhost').key).toBe('aurora');
  expect(folder.refusals()).toEqual([expect.stringContaining(`lotus/${file}: `)]);
});

test('a missing file is named', () => {
  rmSync(join(dir, 'lotus', 'brand.tokens.json'));
  expect(readBrandFolder(dir, 'aurora').refusals()).toEqual([
    expect.stringContaining('lotus/brand.tokens.json'),
  ]);
});

test('a second brand cannot take the host or the merchant of a first', () => {
  addBrand('zebra', { hosts: ['aurora.localhost'] });
  addBrand('zorro', { merchantCode: 'lotus' });
  const folder = readBrandFolder(dir, 'aurora', () => 1);
  expect(folder.byHost('aurora.localhost').key).toBe('aurora');
  expect(folder.refusals()).toEqual([expect.stringMatching(/^zebra/), expect.stringMatching(/^zorro/)]);
});

test('a copy that comes before its original by name does not take its place', () => {
  addBrand('acme', { hosts: ['acme.localhost'], merchantCode: 'aurora' });
  const folder = readBrandFolder(dir, 'aurora', (path) => (path.endsWith('acme') ? 2 : 1));
  expect(folder.byHost('aurora.localhost').key).toBe('aurora');
  expect(folder.byKey('acme')).toBeUndefined();
  expect(folder.refusals()).toEqual([expect.stringMatching(/^acme/)]);
});

test('without any brand a visitor still gets a page', () => {
  expect(readBrandFolder(join(dir, 'nowhere'), 'aurora').byHost('aurora.localhost').manifest.name).toBe(
    'Marquee',
  );
});

test('files of a brand are named under its folder, with its version', () => {
  const aurora = readBrandFolder(dir, 'aurora').byHost('aurora.localhost');
  expect(brandAsset(aurora, 'logo.svg')).toBe(`/brands/aurora/logo.svg?v=${aurora.version}`);
  expect(heroSources(aurora, 'avif')).toContain(`/brands/aurora/hero-780.avif?v=${aurora.version} 780w`);
});
