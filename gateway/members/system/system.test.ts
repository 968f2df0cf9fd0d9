import { modules } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { flags } from '../../brands/flags/schema.ts';
import { registerRules } from '../fieldRules/schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ tenant: { modules: { COMM3: '1', FREEPLAY3: '1', AGENTPOLICY3: 'yes' } } });
});
afterAll(() => gateway.close());

const merchant = 'aurora';

test('SYS-01 permission answers for the host it is asked on', async () => {
  const answer = await gateway.call('permission', { query: { host: 'aurora.localhost', language: 'VI' } });
  expect(answer.status).toBe(200);
  expect(answer.body.value).toMatchObject({
    info: { domainRoute: 'aurora.localhost', mainDomain: 'aurora.localhost', supportUrl: '/help' },
    location: { ip: '127.0.0.1', country: null },
    maintenance: false,
    regionRestriction: false,
    maintenanceEnd: null,
  });
});

test('SYS-01 permission for another host than the one asked on is refused', async () => {
  const query = { host: 'lotus.localhost', language: 'VI' };
  expect(await gateway.call('permission', { query })).toMatchObject({
    status: 400,
    body: { success: false, message: 'invalid_url' },
  });
});

test('security row 36: the host decides the merchant, an address without a name gets the default brand', async () => {
  const brandOf = async (host: string) => {
    const { body } = await gateway.call('permission', { query: { host, language: 'VI' }, headers: { host } });
    return (body.value as { info: { whitelabelVal: { merchantCode: string } } }).info.whitelabelVal
      .merchantCode;
  };
  expect(await brandOf('lotus.localhost')).toBe('lotus');
  expect(await brandOf('lotus.localhost:8080')).toBe('lotus');
  expect(await brandOf('127.0.0.1:8080')).toBe('aurora');
});

test('WL-01 a module is on by its row, else by the brand, else off; exactly "1" counts', async () => {
  await gateway.database.queries.insert(flags).values([
    { merchant, module: 'FREEPLAY3', enabled: '0' },
    { merchant, module: 'USERNAMEREG3', enabled: '1' },
    { merchant, module: 'MOBILENUMREG3', enabled: 'true' },
    { merchant: 'lotus', module: 'COMM3', enabled: '0' },
  ]);
  const { body } = await gateway.call('whitelabel');
  const on = (body.value as { modId: string; enabled: string }[])
    .filter(({ enabled }) => enabled === '1')
    .map(({ modId }) => modId);
  expect(on).toEqual(['COMM3', 'USERNAMEREG3']);
  expect(body.value).toHaveLength(modules.length);
});

test('REG-02 a rule set for a brand replaces the default of its field there alone', async () => {
  const rulesOf = async (brand: string) => {
    const { body } = await gateway.call('registerSetting', { brand, query: { language: 'VI' } });
    return (body.value as { rules: { field: string; minLength: number }[] }).rules;
  };
  const before = await rulesOf('aurora');
  await gateway.database.queries.insert(registerRules).values({
    merchant,
    field: 'username',
    enabled: true,
    required: true,
    minLength: 9,
    maxLength: 12,
    patternId: null,
    acceptedPattern: '*',
  });
  const after = await rulesOf('aurora');
  expect(after.map(({ field }) => field)).toEqual(before.map(({ field }) => field));
  expect(after[0]).toEqual({
    field: 'username',
    enabled: true,
    required: true,
    minLength: 9,
    maxLength: 12,
    patternId: null,
    acceptedPattern: '*',
  });
  expect(await rulesOf('lotus')).toEqual(before);
});

test('SYS-01 the permission answer holds the rules of the registration form, those of the operator too', async () => {
  const own = { field: 'skype', enabled: true, required: false, minLength: 0, maxLength: 9, patternId: null };
  const acceptedPattern = '*';
  await gateway.database.queries.insert(registerRules).values({ merchant: 'lotus', ...own, acceptedPattern });
  const rulesOf = async (name: 'permission' | 'registerSetting', query: Record<string, string>) =>
    (await gateway.call(name, { brand: 'lotus', query: { language: 'VI', ...query } })).body.value;
  const { info } = (await rulesOf('permission', { host: 'lotus.localhost' })) as Value<'permission'>;
  const { rules } = (await rulesOf('registerSetting', {})) as Value<'registerSetting'>;
  expect(info.validate).toEqual(rules);
  expect(info.validate).toContainEqual({ ...own, acceptedPattern });
});

test('domainRoute answers the host and the main domain of the brand', async () => {
  const { body } = await gateway.call('domainRoute', { brand: 'lotus' });
  expect(body.value).toEqual({ domainRoute: 'lotus.localhost', mainDomain: 'lotus.localhost' });
});
