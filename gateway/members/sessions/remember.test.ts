import type { Value } from '#contract/wireTypes';
import { memberService } from '../members/memberService.ts';
import { rememberService } from './rememberService.ts';
import { rememberedDevices } from './schema.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

let gateway: TestGateway;
let memberId: string;
beforeEach(async () => {
  gateway = await testGateway();
  const { row } = await gateway.members.create({ account: 'lan', password: 'right' });
  memberId = row.id;
});
afterEach(() => gateway.close());

const login = (more: object = {}) =>
  gateway.call('login', {
    body: { username: 'lan', password: 'right', type: 'username', remember: true, ...more },
  });
const cookieOf = ({ headers }: TestAnswer): string => String(headers['set-cookie'] ?? '');
const credentialOf = (answer: TestAnswer): string => cookieOf(answer).split(';')[0] ?? '';
const comeBack = (cookie: string, brand = 'aurora') =>
  gateway.call('remembered', { brand, headers: { cookie } });
const tokenOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;
const worksWith = async (token: string) => (await gateway.call('memberInfo', { token })).status === 200;
const nobody = { status: 400, body: { message: 'code_expired' } };

test('LOGIN-09 the credential lies for a day in a cookie that no script and no other site reaches', async () => {
  const cookie = cookieOf(await login());
  expect(cookie).toMatch(
    /^__Host-rm=[\w-]{22}\.[\w-]{43}; Max-Age=86400; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(cookieOf(await login({ remember: false }))).toBe('');
  expect(cookieOf(await login({ remember: true, password: 'wrong' }))).toBe('');
});

test('LOGIN-09 neither password nor credential is in the database, only a hash', async () => {
  const [selector = '', verifier = ''] = credentialOf(await login())
    .replace('__Host-rm=', '')
    .split('.');
  const rows = JSON.stringify(await gateway.database.queries.select().from(rememberedDevices));
  expect(rows).toContain(selector);
  expect(rows).not.toContain(verifier);
});

test('LOGIN-09 it brings back its member once and is replaced, for a day in all', async () => {
  const first = credentialOf(await login());
  gateway.clock.advance(13 * HOUR);
  const back = await comeBack(first);
  expect(await worksWith(tokenOf(back))).toBe(true);
  expect(credentialOf(back)).not.toBe(first);
  expect(cookieOf(back)).toContain(`Max-Age=${11 * 3_600};`);
  gateway.clock.advance(11 * HOUR);
  expect(await comeBack(credentialOf(back))).toMatchObject(nobody);
});

test('security row 16: one that comes back a second time ends its whole family', async () => {
  const stolen = credentialOf(await login());
  const thief = await comeBack(stolen);
  gateway.clock.advance(11 * SECOND);
  expect(await comeBack(stolen)).toMatchObject(nobody);
  expect(await comeBack(credentialOf(thief))).toMatchObject(nobody);
  expect(await worksWith(tokenOf(thief))).toBe(false);
});

test('security row 16: two tabs that open at the same moment are no theft', async () => {
  const credential = credentialOf(await login());
  const [one, other] = await Promise.all([comeBack(credential), comeBack(credential)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  gateway.clock.advance(11 * SECOND);
  expect(await comeBack(credentialOf(one))).toMatchObject({ status: 200 });
  expect(await comeBack(credentialOf(other))).toMatchObject({ status: 200 });
});

describe('LOGIN-09 a stolen credential outruns no sign-out', () => {
  const idOf = async (token: string): Promise<string> => {
    const { devices } = (await gateway.call('devices', { token })).body.value as Value<'devices'>;
    return devices.find(({ current }) => current)?.id ?? '';
  };
  const ways = {
    'of all others': ({ own }) => gateway.call('signOutDevice', { token: own, query: { id: 'others' } }),
    'of its device': async ({ own, robbed }) =>
      gateway.call('signOutDevice', { token: own, query: { id: await idOf(robbed) } }),
    'by logging out': ({ robbed }) => gateway.call('logout', { token: robbed }),
  } satisfies Record<string, (tokens: { own: string; robbed: string }) => Promise<TestAnswer>>;

  test.each(
    Object.entries(ways).flatMap(([name, way]) => [
      { name, way, first: 'the thief' },
      { name, way, first: 'the sign-out' },
    ]),
  )('$name: $first comes first', async ({ way, first }) => {
    const own = tokenOf(await login({ remember: false }));
    const robbed = await login();
    const signOut = () => way({ own, robbed: tokenOf(robbed) });
    const thief = () => comeBack(credentialOf(robbed));
    const calls = first === 'the thief' ? [thief, signOut] : [signOut, thief];
    const answers = await meetAtMember(gateway.database, memberId, calls);
    const stolen = answers[calls.indexOf(thief)];
    expect(answers[calls.indexOf(signOut)]).toMatchObject({ status: 200 });
    if (stolen?.status === 200) {
      expect(await worksWith(tokenOf(stolen))).toBe(false);
      expect(await comeBack(credentialOf(stolen))).toMatchObject(nobody);
    } else expect(stolen).toMatchObject(nobody);
    expect(await comeBack(credentialOf(robbed))).toMatchObject(nobody);
  });
});

test('LOGIN-09 it dies on log-out, and what it was is taken from the browser', async () => {
  const entered = await login();
  const left = await gateway.call('logout', { token: tokenOf(entered) });
  expect(cookieOf(left)).toMatch(/^__Host-rm=; Max-Age=0;/);
  expect(await comeBack(credentialOf(entered))).toMatchObject(nobody);
});

test('LOGIN-09 it dies on a password change, and of a closed account it brings nobody back', async () => {
  const entered = await login();
  const body = { oldPassword: 'right', newPassword: 'lan-va-mai-88', confirmNewPassword: 'lan-va-mai-88' };
  expect(await gateway.call('changePassword', { token: tokenOf(entered), body })).toMatchObject({
    status: 200,
  });
  expect(await comeBack(credentialOf(entered))).toMatchObject(nobody);
  const again = await login({ password: 'lan-va-mai-88' });
  const members = memberService(gateway.database.queries, gateway.clock);
  const row = await members.byAccount('aurora', 'lan');
  await members.update('aurora', row?.id ?? '', { state: 'disabled' });
  expect(await comeBack(credentialOf(again))).toMatchObject(nobody);
});

test('security row 36: it counts with its own brand alone', async () => {
  const credential = credentialOf(await login());
  expect(await comeBack(credential, 'lotus')).toMatchObject(nobody);
  expect(await comeBack(credential)).toMatchObject({ status: 200 });
});

test.each([
  '',
  '__Host-rm=',
  '__Host-rm=a.b',
  '__Host-rm=.',
  `__Host-rm=${'a'.repeat(22)}.${'b'.repeat(43)}`,
])('a cookie of %j brings nobody back', async (cookie) => {
  expect(await comeBack(cookie)).toMatchObject(nobody);
});

test('security row 16: a credential is taken again for ten seconds, by a second tab, and then ends its family', async () => {
  const credential = credentialOf(await login());
  const first = await comeBack(credential);
  gateway.clock.advance(10_000);
  expect(await comeBack(credential)).toMatchObject({ status: 200 });
  expect(await worksWith(tokenOf(first))).toBe(true);
  gateway.clock.advance(1);
  expect(await comeBack(credential)).toMatchObject(nobody);
  expect(await worksWith(tokenOf(first))).toBe(false);
  expect(await comeBack(credentialOf(first))).toMatchObject(nobody);
});

test('LOGIN-09 whoever signs all other devices out stays signed in and remembered', async () => {
  const [own, other] = [await login(), await login()];
  const query = { id: 'others' };
  expect(await gateway.call('signOutDevice', { token: tokenOf(own), query })).toMatchObject({ status: 200 });
  expect([await worksWith(tokenOf(own)), await worksWith(tokenOf(other))]).toEqual([true, false]);
  expect(await comeBack(credentialOf(other))).toMatchObject(nobody);
  expect(await comeBack(credentialOf(own))).toMatchObject({ status: 200 });
});

test('LOGIN-09 a changed password ends every credential of the member, and those of no other', async () => {
  await gateway.members.create({ account: 'mai', password: 'right' });
  const body = { username: 'mai', password: 'right', type: 'username', remember: true };
  const [own, other] = [await login(), await gateway.call('login', { body })];
  const passwords = { newPassword: 'lan-va-mai-88', confirmNewPassword: 'lan-va-mai-88' };
  const change = { oldPassword: 'right', ...passwords };
  await gateway.call('changePassword', { token: tokenOf(own), body: change });
  expect(await comeBack(credentialOf(own))).toMatchObject(nobody);
  expect(await comeBack(credentialOf(other))).toMatchObject({ status: 200 });
});

test('credentials that have expired are deleted, and no other', async () => {
  const [first] = [await login(), gateway.clock.advance(12 * HOUR)];
  const second = await login();
  gateway.clock.advance(12 * HOUR + 1);
  await rememberService(gateway.database.queries, gateway.clock).sweep();
  const left = await gateway.database.queries.select().from(rememberedDevices);
  expect(left.map(({ selector }) => credentialOf(second).includes(selector))).toEqual([true]);
  expect(await comeBack(credentialOf(first))).toMatchObject(nobody);
});
