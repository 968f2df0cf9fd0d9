import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

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
const comeBack = (cookie: string) => gateway.call('remembered', { headers: { cookie } });
const tokenOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;
const worksWith = async (token: string) => (await gateway.call('memberInfo', { token })).status === 200;
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
