import { headers } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await gateway.members.create({ account: 'lan', password: 'right' });
});
afterEach(() => gateway.close());

const tokenOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;
const login = async (agent: string, remember = false) =>
  gateway.call('login', {
    body: { username: 'lan', password: 'right', type: 'username', remember },
    headers: { 'user-agent': agent },
  });
const devicesOf = async (token: string) =>
  ((await gateway.call('devices', { token })).body.value as Value<'devices'>).devices;
const statusWith = async (token: string) => (await gateway.call('memberInfo', { token })).status;

test('a member sees where the account is logged in and signs one place out', async () => {
  const [phone, desk] = [await login('Phone', true), await login('Desk')];
  const token = tokenOf(desk);
  const list = await devicesOf(token);
  expect(list.map(({ agent, current }) => [agent, current]).toSorted()).toEqual([
    ['Desk', true],
    ['Phone', false],
    ['test', false],
  ]);
  expect(JSON.stringify(list)).not.toContain(tokenOf(phone));
  const id = list.find(({ agent }) => agent === 'Phone')?.id ?? '';
  expect(await gateway.call('signOutDevice', { token, query: { id } })).toMatchObject({ status: 200 });
  expect(await statusWith(tokenOf(phone))).toBe(401);
  expect(await statusWith(token)).toBe(200);
  const cookie = String(phone.headers['set-cookie']).split(';')[0] ?? '';
  expect(await gateway.call('remembered', { headers: { cookie } })).toMatchObject({ status: 400 });
});

test('the place that was used last comes first, and the name of a browser is cut after 200 characters', async () => {
  gateway.clock.advance(MINUTE);
  await login('Phone');
  gateway.clock.advance(MINUTE);
  const token = tokenOf(await login('D'.repeat(300)));
  expect((await devicesOf(token)).slice(0, 2).map(({ agent }) => agent)).toEqual(['D'.repeat(200), 'Phone']);
});

test('all other places are signed out together', async () => {
  const [phone, desk] = [await login('Phone'), await login('Desk')];
  const token = tokenOf(desk);
  await gateway.call('signOutDevice', { token, query: { id: 'others' } });
  expect(await statusWith(tokenOf(phone))).toBe(401);
  expect(await devicesOf(token)).toHaveLength(1);
});

test("security row 23: another member's session is not found", async () => {
  const { token } = await gateway.members.create({ account: 'mai' });
  const [own] = await devicesOf(tokenOf(await login('Desk')));
  expect(await gateway.call('signOutDevice', { token, query: { id: own?.id ?? '' } })).toMatchObject({
    status: 404,
  });
});

test('a session tells when it ends; what the site asks by itself keeps it no longer', async () => {
  const token = tokenOf(await login('Desk'));
  const info = async (background: boolean) =>
    (
      await gateway.call('sessionInfo', {
        token,
        ...(background && { headers: { [headers.background]: '1' } }),
      })
    ).body.value as Value<'sessionInfo'>;
  expect(await info(true)).toEqual({
    mustChange: false,
    idleEndsAt: '2026-11-20T05:30:00.000Z',
    endsAt: '2026-11-20T17:00:00.000Z',
    pause: null,
  });
  gateway.clock.advance(20 * MINUTE);
  expect((await info(true)).idleEndsAt).toBe('2026-11-20T05:30:00.000Z');
  await gateway.call('memberInfo', { token, headers: { [headers.background]: '1' } });
  expect((await info(true)).idleEndsAt).toBe('2026-11-20T05:30:00.000Z');
  expect((await info(false)).idleEndsAt).toBe('2026-11-20T05:50:00.000Z');
});

test('a brand may let its sessions end sooner, never later', async () => {
  await setSetting(gateway, 'idleMinutes', '5');
  const token = tokenOf(await login('Desk'));
  gateway.clock.advance(5 * MINUTE);
  expect(await statusWith(token)).toBe(401);
  await setSetting(gateway, 'idleMinutes', '600');
  const longer = tokenOf(await login('Desk'));
  gateway.clock.advance(30 * MINUTE);
  expect(await statusWith(longer)).toBe(401);
});

test('SYS-05 a hand-over code logs its member in once, within a minute, in its brand', async () => {
  const members = await gateway.members.create({ account: 'mai' });
  const make = () =>
    oneTimeTokenStore(gateway.database.queries, gateway.clock).issue('aurora', 'handOver', {
      memberId: members.row.id,
    });
  const handOver = (code: string, brand = 'aurora') => gateway.call('handOver', { brand, body: { code } });
  const over = { status: 400, body: { message: 'code_expired' } };
  const code = await make();
  expect(await handOver(code, 'lotus')).toMatchObject(over);
  const entered = await handOver(code);
  expect((await gateway.call('memberInfo', { token: tokenOf(entered) })).body.value).toMatchObject({
    account: 'mai',
  });
  expect(await handOver(code)).toMatchObject(over);
  const late = await make();
  gateway.clock.advance(MINUTE);
  expect(await handOver(late)).toMatchObject(over);
});

test('security row 15: a log-in never takes over a session that the caller brought along', async () => {
  const first = tokenOf(await login('Desk'));
  const second = await gateway.call('login', {
    token: first,
    body: { username: 'lan', password: 'right', type: 'username' },
  });
  expect(tokenOf(second)).not.toBe(first);
});
