import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandFolder } from '#theme/readBrandFolder';
import { testRuntime } from '../../testing/testRuntime.ts';
import { folderTenants } from './folderTenants.ts';

const BRANDS = join(import.meta.dirname, '..', '..', '..', 'theme', 'brands');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brands-'));
  await cp(join(BRANDS, 'aurora'), join(folder, 'aurora'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const addBrand = async (key: string, change: Record<string, unknown>): Promise<void> => {
  await cp(join(BRANDS, 'lotus'), join(folder, key), { recursive: true });
  const path = join(folder, key, 'brand.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...manifest, ...change }));
};

const open = () => {
  const runtime = testRuntime();
  const brands = readBrandFolder(folder, 'aurora');
  return { runtime, tenants: folderTenants({ brands, defaultBrand: 'aurora', runtime }) };
};

test('WL-02 a brand added to the folder becomes a tenant while the gateway runs', async () => {
  const { runtime, tenants } = open();
  expect(tenants.forHost('new.localhost')).toBeUndefined();
  await addBrand('fresh', { hosts: ['new.localhost'], merchantCode: 'fresh' });
  runtime.advance(1_000);
  expect(tenants.forHost('new.localhost')?.merchantCode).toBe('fresh');
});

test('a brand in a currency that the ledger cannot hold showed another brand and its money on its host (SOUND-01)', async () => {
  await addBrand('odd', {
    hosts: ['odd.localhost'],
    merchantCode: 'odd',
    currency: 'HRK',
    currencySymbol: 'kn',
  });
  const { tenants } = open();
  expect(tenants.all().map(({ key }) => key)).toEqual(['aurora']);
  expect(tenants.forHost('odd.localhost')).toBeUndefined();
  expect(tenants.standing('odd.localhost')).toBe('refused');
});

test('hosts that no brand names are unknown; this machine shows the default brand, if that one can be shown', async () => {
  const { runtime, tenants } = open();
  expect(tenants.standing('aurora.localhost')).toBe('shown');
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect([host, tenants.forHost(host)?.key]).toEqual([host, 'aurora']);
  }
  for (const host of ['evil.example', '']) expect([host, tenants.standing(host)]).toEqual([host, 'unknown']);
  await addBrand('fresh', { hosts: ['new.localhost'], merchantCode: 'fresh' });
  await writeFile(join(folder, 'aurora', 'brand.json'), '{');
  runtime.advance(1_000);
  expect(tenants.standing('new.localhost')).toBe('shown');
  for (const host of ['aurora.localhost', 'localhost', '127.0.0.1']) {
    expect([host, tenants.standing(host)]).toEqual([host, 'refused']);
  }
});
