import { endpointNames } from '#contract/endpoints';
import { blockedRegions, networks, siteState } from '../../brands/sites/schema.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const merchant = 'aurora';
const inMaintenance = () =>
  gateway.database.queries
    .insert(siteState)
    .values({ merchant, maintenance: true, maintenanceEnd: new Date('2026-11-20T09:00:00Z') });

const blockCountry = async () => {
  await gateway.database.queries.insert(networks).values([
    { merchant, network: '203.0.113.0/24', country: 'SG' },
    { merchant, network: '203.0.113.128/25', country: 'MY' },
    { merchant, network: '2001:db8::/32', country: 'SG' },
  ]);
  await gateway.database.queries.insert(blockedRegions).values({ merchant, kind: 'country', region: 'SG' });
};

const statusFrom = async (ip: string, brand = 'aurora') =>
  (await gateway.call('status', { ip, brand })).body.value;

const open: readonly string[] = ['status', 'permission', 'report'];

test('SYS-01 in maintenance every call but status, permission and report is turned away', async () => {
  await inMaintenance();
  for (const name of endpointNames) {
    const { status, body } = await gateway.call(name);
    if (open.includes(name)) expect(body.message).not.toBe('maintenance');
    else
      expect({ name, status, body }).toEqual({
        name,
        status: 503,
        body: { success: false, message: 'maintenance' },
      });
  }
});

test('SYS-01 the maintenance of one brand does not touch another', async () => {
  await inMaintenance();
  expect(await statusFrom('127.0.0.1')).toBe(1);
  expect(await statusFrom('127.0.0.1', 'lotus')).toBe(0);
});

test('SYS-01 an address in a blocked country is turned away, the narrowest network deciding', async () => {
  await blockCountry();
  expect(await statusFrom('203.0.113.5')).toBe(2);
  expect(await statusFrom('203.0.113.200')).toBe(0);
  expect(await statusFrom('198.51.100.1')).toBe(0);
  expect(await statusFrom('2001:db8::7')).toBe(2);
  expect(await gateway.call('whitelabel', { ip: '203.0.113.5' })).toMatchObject({
    status: 403,
    body: { success: false, message: 'access_restricted' },
  });
});

test.each(['198.51.100.0/28', '198.51.100.7/28'])(
  'SYS-01 a single network can be blocked: %s',
  async (region) => {
    await gateway.database.queries.insert(blockedRegions).values({ merchant, kind: 'network', region });
    expect(await statusFrom('198.51.100.3')).toBe(2);
    expect(await statusFrom('::ffff:198.51.100.3')).toBe(2);
    expect(await statusFrom('198.51.100.99')).toBe(0);
  },
);

test('SYS-04 maintenance takes precedence over region restriction', async () => {
  await blockCountry();
  await inMaintenance();
  expect(await statusFrom('203.0.113.5')).toBe(1);
  expect(await gateway.call('whitelabel', { ip: '203.0.113.5' })).toMatchObject({ status: 503 });
  const { body } = await gateway.call('permission', {
    ip: '203.0.113.5',
    query: { host: 'aurora.localhost', language: 'VI' },
  });
  expect(body.value).toMatchObject({
    maintenance: true,
    regionRestriction: false,
    maintenanceEnd: '2026-11-20T09:00:00.000Z',
    location: { ip: '203.0.113.5', country: 'SG' },
  });
});

test('security row 35: an address that a caller writes itself is not believed', async () => {
  await blockCountry();
  const headers = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'lotus.localhost' };
  const { body } = await gateway.call('status', { ip: '203.0.113.5', headers });
  expect(body.value).toBe(2);
});

test('security row 35: of forwarded addresses exactly the counted ones are believed', async () => {
  const proxied = await testGateway({ trustedHops: 1 });
  const ask = async (forwarded: string) => {
    const { body } = await proxied.call('permission', {
      query: { host: 'aurora.localhost', language: 'VI' },
      headers: { 'x-forwarded-for': forwarded },
    });
    return body.value;
  };
  expect(await ask('203.0.113.5')).toMatchObject({ location: { ip: '203.0.113.5' } });
  expect(await ask('198.51.100.1, 203.0.113.5')).toMatchObject({ location: { ip: '203.0.113.5' } });
  await proxied.close();
});
