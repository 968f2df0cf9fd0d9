import { flags } from '../../brands/flags/schema.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { standingOf } from '../../http/policy/standing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test.each([
  [0, 'member'],
  [1, 'agent'],
  [2, 'agent'],
  [3, 'member'],
  [4, 'trial'],
  [41, 'agent'],
  [42, 'agent'],
  [43, 'member'],
] as const)('SYS-08 an account of type %i counts as %s', (type, standing) => {
  expect(standingOf(type)).toBe(standing);
});

test('SYS-08 member info carries the type, from which the site derives its flags', async () => {
  const { row, token } = await gateway.members.create({ account: 'daily', type: 41, vipLevel: 3 });
  expect((await gateway.call('memberInfo', { token })).body.value).toEqual({
    id: row.id,
    account: 'daily',
    nickname: 'daily',
    type: 41,
    vipLevel: 3,
    lastLoginAt: null,
    availablePromo: { REFERRAL: { enabled: false } },
  });
});

test('SYS-08 a trial account is not a real one: calls of members refuse it', async () => {
  const { token } = await gateway.members.create({ type: 4 });
  expect(await gateway.call('favourites', { token })).toMatchObject({
    status: 403,
    body: { message: 'need_real_account' },
  });
});

test('the referral promotion is on when its flag is', async () => {
  const { token } = await gateway.members.create({ merchant: 'lotus' });
  await gateway.database.queries
    .insert(flags)
    .values({ merchant: 'lotus', module: 'REFERRAL', enabled: '1' });
  const { body } = await gateway.call('memberInfo', { token, brand: 'lotus' });
  expect(body.value).toMatchObject({ availablePromo: { REFERRAL: { enabled: true } } });
});

test('an account without a picture says so', async () => {
  const { token } = await gateway.members.create();
  expect((await gateway.call('memberIcon', { token })).body.value).toEqual({ url: null });
});

test('an account exists once a brand, however it is written', async () => {
  await gateway.members.create({ account: 'ThuHà' });
  await expect(gateway.members.create({ account: ' thuhà'.normalize('NFD') })).rejects.toThrow();
  await expect(gateway.members.create({ account: 'thuhà', merchant: 'lotus' })).resolves.toBeDefined();
});

test("a downline's line begins with its upline's", async () => {
  const upline = (await gateway.members.create({ type: 1 })).row;
  const { row } = await gateway.members.create({ upline });
  expect(row.line).toBe(`${upline.id}/${row.id}/`);
});
