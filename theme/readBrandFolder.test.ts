import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { brandArt, brandAsset, type Brand } from './brand.ts';
import { readBrandFolder, type BrandFolder } from './readBrandFolder.ts';
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

const reasonsOf = (folder: BrandFolder) => folder.refused().map(({ reason }) => reason);

const shown = (folder: BrandFolder, host: string): Brand => {
  const brand = folder.byHost(host);
  if (brand === undefined) throw new Error(`${host} shows no brand`);
  return brand;
};

test('WL-02 a host is answered with its brand', () => {
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('lotus.localhost')?.key).toBe('lotus');
  expect(folder.byHost('KICKOFF.localhost')?.key).toBe('kickoff');
  expect(reasonsOf(folder)).toEqual([]);
});

test('an unknown host was served as the default brand, which is for this machine and bare addresses (SOUND-01)', () => {
  const folder = readBrandFolder(dir, 'aurora');
  for (const host of ['localhost', '127.0.0.1', '10.1.2.3', '[::1]'])
    expect([host, folder.byHost(host)?.key]).toEqual([host, 'aurora']);
  for (const host of ['nobody.example', 'x.aurora.localhost', 'aurora.localhost.', 'localhost.example', ''])
    expect([host, folder.byHost(host)]).toEqual([host, undefined]);
  expect(readBrandFolder(dir, 'nobody').byHost('localhost')).toBeUndefined();
});

test('WL-02 a copied folder with eight colours, a name and a host is a brand at the next question', () => {
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('ocean.localhost')).toBeUndefined();
  addBrand('ocean');
  const ocean = shown(folder, 'ocean.localhost');
  expect(ocean.manifest.name).toBe('ocean');
  expect(ocean.look.variables['--primary-main']).toBe('#2f7bff');
  expect(ocean.look.variables['--gradient-hero']).toMatch(/^linear-gradient/);
});

test('WL-02 a changed colour is seen without a restart and changes the version', () => {
  const folder = readBrandFolder(dir, 'aurora');
  const before = shown(folder, 'lotus.localhost');
  const path = join(dir, 'lotus', 'brand.tokens.json');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll('#fbfdfc', '#fbfdfb').replaceAll('0.9882]', '0.9843]'),
  );
  const after = shown(folder, 'lotus.localhost');
  expect(after.look.variables['--surface-page']).not.toBe(before.look.variables['--surface-page']);
  expect(after.version).not.toBe(before.version);
});

test('WL-02 a replaced picture changes the version in its cached address', () => {
  const folder = readBrandFolder(dir, 'aurora');
  const before = shown(folder, 'lotus.localhost').version;
  writeFileSync(join(dir, 'lotus', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(shown(folder, 'lotus.localhost').version).not.toBe(before);
});

test('a removed brand is not replaced by another on its host', () => {
  const folder = readBrandFolder(dir, 'aurora');
  rmSync(join(dir, 'lotus'), { recursive: true });
  expect(folder.byHost('lotus.localhost')).toBeUndefined();
});

test.each([
  ['broken JSON', 'brand.tokens.json', '{'],
  ['an empty file', 'brand.json', ''],
  ['a binary file', 'brand.json', '\u0000\u0001'],
  ['a huge file', 'brand.tokens.json', ' '.repeat(300 * 1024)],
  ['JSON of the wrong shape', 'brand.json', '[]'],
])('%s in %s shows no brand on its host and leaves one line for the operator', (_, file, text) => {
  writeFileSync(join(dir, 'lotus', file), text);
  const folder = readBrandFolder(dir, 'aurora');
  expect(folder.byHost('lotus.localhost')).toBeUndefined();
  expect(reasonsOf(folder)).toEqual([expect.stringContaining(`lotus/${file}: `)]);
});

test('a missing file is named', () => {
  rmSync(join(dir, 'lotus', 'brand.tokens.json'));
  expect(reasonsOf(readBrandFolder(dir, 'aurora'))).toEqual([
    expect.stringContaining('lotus/brand.tokens.json'),
  ]);
});

test('a second brand cannot take over the host or the merchant of a first', () => {
  addBrand('zebra', { hosts: ['aurora.localhost'] });
  addBrand('zorro', { merchantCode: 'lotus' });
  const folder = readBrandFolder(dir, 'aurora', { createdAt: () => 1 });
  expect(folder.byHost('aurora.localhost')?.key).toBe('aurora');
  expect(reasonsOf(folder)).toEqual([expect.stringMatching(/^zebra/), expect.stringMatching(/^zorro/)]);
});

test('a copy whose name sorts before its original does not replace it', () => {
  addBrand('acme', { hosts: ['acme.localhost'], merchantCode: 'aurora' });
  const folder = readBrandFolder(dir, 'aurora', { createdAt: (path) => (path.endsWith('acme') ? 2 : 1) });
  expect(folder.byHost('aurora.localhost')?.key).toBe('aurora');
  expect(folder.byKey('acme')).toBeUndefined();
  expect(reasonsOf(folder)).toEqual([expect.stringMatching(/^acme/)]);
});

test('a refused folder keeps its hosts, also those it named before its file became invalid', () => {
  const folder = readBrandFolder(dir, 'aurora');
  folder.list();
  writeFileSync(join(dir, 'lotus', 'brand.json'), '{');
  addBrand('young', { age: 16 });
  addBrand('gold', { currency: 'XAU', currencySymbol: 'oz' });
  expect(folder.refused().map(({ key, hosts }) => [key, hosts])).toEqual([
    ['gold', ['gold.localhost']],
    ['lotus', ['lotus.localhost']],
    ['young', ['young.localhost']],
  ]);
});

test('a manifest that is a link to a file elsewhere was read (SOUND-01)', () => {
  const outside = join(dir, '..', `${basename(dir)}.json`);
  writeFileSync(outside, 'secret of the machine');
  rmSync(join(dir, 'lotus', 'brand.json'));
  symlinkSync(outside, join(dir, 'lotus', 'brand.json'));
  expect(reasonsOf(readBrandFolder(dir, 'aurora'))).toEqual([
    'lotus/brand.json: not a file of its own: links are not followed',
  ]);
  rmSync(outside);
});

test('the brands that are there for tests were shown to the public in production (SOUND-03)', () => {
  expect(readBrandFolder(dir, 'aurora').byHost('audit.localhost')?.key).toBe('audit');
  const folder = readBrandFolder(dir, 'aurora', { production: true });
  expect(folder.list().map(({ key }) => key)).toEqual(['aurora', 'kickoff', 'lotus']);
  for (const host of ['audit.localhost', 'wireframe.localhost']) expect(folder.byHost(host)).toBeUndefined();
  expect(folder.refused().flatMap(({ hosts }) => hosts)).toEqual([]);
});

test('without any brand there is nothing to show', () => {
  expect(readBrandFolder(join(dir, 'nowhere'), 'aurora').byHost('localhost')).toBeUndefined();
});

test('SOUND-02 pictures are addressed by content, so that a changed manifest leaves their addresses alone', () => {
  const folder = readBrandFolder(dir, 'aurora');
  const addressOf = (file: string) => brandAsset(shown(folder, 'lotus.localhost'), file);
  const [logo, hero] = [addressOf('logo.svg'), addressOf('hero-780.avif')];
  const manifest = join(dir, 'lotus', 'brand.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('Sen Xanh', 'Sen Hồng'));
  expect([addressOf('logo.svg'), addressOf('hero-780.avif')]).toEqual([logo, hero]);
  writeFileSync(join(dir, 'lotus', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(addressOf('logo.svg')).not.toBe(logo);
  expect(addressOf('hero-780.avif')).toBe(hero);
});

test('files of a brand are named under its folder, with the hash of their content', () => {
  const aurora = shown(readBrandFolder(dir, 'aurora'), 'aurora.localhost');
  expect(brandAsset(aurora, 'logo.svg')).toBe(`/brands/aurora/logo.svg?v=${aurora.files['logo.svg']}`);
  expect(brandArt(aurora).avif).toContain(
    `/brands/aurora/hero-780.avif?v=${aurora.files['hero-780.avif']} 780w`,
  );
});
