import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { runAct } from '../runAct.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await testGateway();
  folder = await mkdtemp(join(tmpdir(), 'marquee-networks-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const order = (act: string, values: Readonly<Record<string, string>>, command = 'region') =>
  runAct(
    { ...gateway, runtime: gateway.clock, tenants: testTenants(['aurora', 'lotus']) },
    { command, act, brand: 'aurora', who: 'ops', folder, values },
  );
const load = async (...lines: string[]) => {
  await writeFile(join(folder, 'countries.csv'), lines.join('\n'));
  return (await order('networks', { file: 'countries.csv' })).rows;
};
const statusFrom = async (ip: string, brand = 'aurora') =>
  (await gateway.call('status', { ip, brand })).body.value;

test('SYS-03 a blocked country blocked nobody: its networks are loaded from a file, of one brand alone', async () => {
  await expect(order('block', { region: 'SG' })).rejects.toThrow('No network of SG is known');
  expect(
    await load('network,country', '203.0.113.0/24,SG', '"203.0.113.128/25","MY"\r', '2001:db8::/32,SG', ''),
  ).toEqual([{ networks: 3, countries: 2 }]);
  await order('block', { region: 'SG' });
  expect(await statusFrom('203.0.113.9')).toBe(2);
  expect(await statusFrom('2001:db8::7')).toBe(2);
  expect(await statusFrom('203.0.113.200')).toBe(0);
  expect(await statusFrom('203.0.113.9', 'lotus')).toBe(0);
  await load('198.51.100.0/24,SG');
  expect(await statusFrom('203.0.113.9')).toBe(0);
  expect(await statusFrom('198.51.100.9')).toBe(2);
  const [audited] = (await order('list', { limit: '1' }, 'audit')).rows;
  expect(audited).toMatchObject({ who: 'ops', act: 'region networks', target: 'networks of countries.csv' });
  expect(JSON.parse(String(audited?.before))).toEqual({ networks: 3, countries: 2 });
});

test('a list of networks with wrong lines names each and changes nothing', async () => {
  await load('192.0.2.0/24,SG');
  await expect(
    load('203.0.113.0/33,SG', '203.0.113.0/24,Singapore', 'a,b,c', '198.51.100.0/24,MY'),
  ).rejects.toThrow(
    [
      'line 1: "203.0.113.0/33" is not a network such as 203.0.113.0/24',
      'line 2: "Singapore" is not a country such as SG',
      'line 3: "a,b,c" is not network,country',
    ].join('\n'),
  );
  await expect(load('192.0.2.0/25,SG', '2001:db8:0::/48,MY', '2001:db8::7/48,SG')).rejects.toThrow(
    'line 3: its network is given a second time',
  );
  await expect(load('network,country')).rejects.toThrow('has no networks');
  await expect(order('networks', { file: 'nowhere.csv' })).rejects.toThrow(
    /nowhere\.csv cannot be read: .*ENOENT/,
  );
  expect(await load('192.0.2.0/24,MY')).toEqual([{ networks: 1, countries: 1 }]);
  const [audited] = (await order('list', { limit: '1' }, 'audit')).rows;
  expect(JSON.parse(String(audited?.before))).toEqual({ networks: 1, countries: 1 });
});
