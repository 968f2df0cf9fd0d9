import { memberService } from '../member/memberService.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const login = (username: string, password: string, more: { brand?: string; ip?: string } = {}) =>
  gateway.call('login', { ...more, body: { username, password, type: 'username' } });

const tokenOf = (answer: Awaited<ReturnType<typeof login>>): string =>
  (answer.body.value as { token: string }).token;

const wrong = {
  status: 401,
  body: { success: false, message: 'wrong_account_or_password', value: { captcha: false } },
};

test('LOGIN-02 username is trimmed and compared without case, the password is neither', async () => {
  await gateway.members.create({ account: 'MinhAnh92', password: ' Mật khẩu 8 ' });
  expect(await login('  minhanh92\t', ' Mật khẩu 8 ')).toMatchObject({ status: 200 });
  expect(await login('minhanh92', 'Mật khẩu 8')).toMatchObject(wrong);
  expect(await login('minhanh92', ' mật khẩu 8 ')).toMatchObject(wrong);
});

test('LOGIN-02 name and password typed in another Unicode form are the same', async () => {
  await gateway.members.create({ account: 'hồngnhung', password: 'Mật khẩu' });
  expect(await login('hồngnhung'.normalize('NFD'), 'Mật khẩu'.normalize('NFD'))).toMatchObject({
    status: 200,
  });
});

test('LOGIN-02 an unknown field beside the payload of the table is refused', async () => {
  const answer = await gateway.call('login', {
    body: { username: 'a', password: 'b', type: 'username', isAgent: true },
  });
  expect(answer).toMatchObject({ status: 400, body: { message: 'bad_request' } });
});

test('a first log-in says so, later ones show the time before', async () => {
  await gateway.members.create({ account: 'lan', password: 'pass-word' });
  const first = await login('lan', 'pass-word');
  expect(first.body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
  gateway.clock.advance(MINUTE);
  const second = await login('lan', 'pass-word');
  expect(second.body.value).toMatchObject({ firstTimeLogin: false });
  const info = await gateway.call('memberInfo', { token: tokenOf(second) });
  expect(info.body.value).toMatchObject({ account: 'lan', lastLoginAt: '2026-11-20T05:00:00.000Z' });
});

test('security row 21: an unknown account, a wrong password and a disabled account get one answer', async () => {
  const { row } = await gateway.members.create({ account: 'known', password: 'right' });
  const answers = [await login('known', 'wrong'), await login('nobody', 'wrong')];
  await memberService(gateway.database.queries, gateway.clock).update('aurora', row.id, {
    state: 'disabled',
  });
  answers.push(await login('known', 'right'));
  for (const { status, body } of answers) expect({ status, body }).toEqual(wrong);
});

test('security row 36: an account of one brand does not exist in another', async () => {
  await gateway.members.create({ account: 'lan', password: 'pass-word', merchant: 'lotus' });
  expect(await login('lan', 'pass-word')).toMatchObject(wrong);
  expect(await login('lan', 'pass-word', { brand: 'lotus' })).toMatchObject({ status: 200 });
});

test('security row 18: an account takes twenty tries in fifteen minutes, from wherever they come', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  for (let tried = 0; tried < 20; tried += 1) {
    expect(await login('lan', `wrong ${tried}`, { ip: `10.0.0.${tried}` })).toMatchObject({ status: 401 });
  }
  const refused = await login('LAN ', 'right', { ip: '10.0.1.1' });
  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(refused.headers['retry-after']).toBe('300');

  gateway.clock.advance(15 * MINUTE + 1);
  expect(await login('lan', 'right', { ip: '10.0.1.1' })).toMatchObject({ status: 200 });
});

test('security row 18: tries at the same moment are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => login('lan', `wrong ${at}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('security row 18: a success clears the count of its account', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 15; tried += 1) await login('lan', 'wrong');
    expect(await login('lan', 'right')).toMatchObject({ status: 200 });
  }
});
