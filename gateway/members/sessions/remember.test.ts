import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { rememberService } from './rememberService.ts';
import { rememberedDevices } from './schema.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await gateway.members.create({ account: 'lan', password: 'right' });
});
afterEach(() => gateway.close());

const login = () =>
  gateway.call('login', {
    body: { username: 'lan', password: 'right', type: 'username', remember: true },
  });
const credentialOf = ({ headers }: TestAnswer): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
const comeBack = (cookie: string, brand = 'aurora') =>
  gateway.call('remembered', { brand, headers: { cookie } });
const tokenOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;
const worksWith = async (token: string) => (await gateway.call('memberInfo', { token })).status === 200;
const HOUR = 3_600_000;
const nobody = { status: 400, body: { message: 'code_expired' } };

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

test('LOGIN-09 a credential counts for a day in all, in its own brand', async () => {
  const first = await login();
  expect(first.headers['set-cookie']).toContain('; Max-Age=86400; Path=/; Secure; HttpOnly; SameSite=Strict');
  expect(await comeBack(credentialOf(first), 'lotus')).toMatchObject(nobody);
  gateway.clock.advance(20 * HOUR);
  const second = await comeBack(credentialOf(first));
  expect(second.headers['set-cookie']).toContain('; Max-Age=14400; ');
  gateway.clock.advance(4 * HOUR);
  expect(await comeBack(credentialOf(second))).toMatchObject(nobody);
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
