import sharp from 'sharp';
import { memberService } from '../members/memberService.ts';
import { readCaptcha } from '../../testing/readCaptcha.ts';
import { flags } from '../../brands/flags/schema.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const login = (username: string, password: string, more: { brand?: string; ip?: string } = {}) =>
  gateway.call('login', { ...more, body: { username, password, type: 'username' } });

/** With the captcha read, as a person does. */
const loginReading = async (username: string, password: string, ip?: string) =>
  gateway.call('login', {
    ...(ip && { ip }),
    body: { username, password, type: 'username', ...(await readCaptcha(gateway, 'login')) },
  });

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
    expect(await loginReading('lan', `wrong ${tried}`, `10.0.0.${tried}`)).toMatchObject({ status: 401 });
  }
  const refused = await login('LAN ', 'right', { ip: '10.0.1.1' });
  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(refused.headers['retry-after']).toBe('300');

  gateway.clock.advance(15 * MINUTE + 1);
  expect(await login('lan', 'right', { ip: '10.0.1.1' })).toMatchObject({ status: 200 });
});

test('security row 18: tries at the same moment are counted one by one', async () => {
  const read = [];
  for (let at = 0; at < 30; at += 1) read.push(await readCaptcha(gateway, 'login'));
  const answers = await Promise.all(
    read.map((proof, at) =>
      gateway.call('login', {
        body: { username: 'lan', password: `wrong ${at}`, type: 'username', ...proof },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('security row 18: a success clears the count of its account', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 15; tried += 1) await loginReading('lan', 'wrong');
    expect(await loginReading('lan', 'right')).toMatchObject({ status: 200 });
  }
});

test('LOGIN-07 after five failures the captcha is asked for, of an unknown account alike', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  for (const account of ['lan', 'nobody']) {
    const flags = [];
    for (let tried = 0; tried < 5; tried += 1) flags.push((await login(account, 'wrong')).body.value);
    expect(flags).toEqual([false, false, false, false, true].map((captcha) => ({ captcha })));
    expect(await login(account, 'right')).toMatchObject({
      status: 400,
      body: { message: 'captcha_missing', value: { captcha: true } },
    });
  }
  expect(await loginReading('lan', 'right')).toMatchObject({ status: 200 });
  expect(await login('lan', 'right')).toMatchObject({ status: 200 });
});

test('security row 19: a captcha counts once, for its action, in its brand, for five minutes', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  for (let tried = 0; tried < 5; tried += 1) await login('lan', 'wrong');
  const failed = { status: 400, body: { message: 'captcha_failed', value: { captcha: true } } };
  const answer = (proof: object) =>
    gateway.call('login', { body: { username: 'lan', password: 'wrong', type: 'username', ...proof } });

  const once = await readCaptcha(gateway, 'login');
  expect(await answer(once)).toMatchObject({ status: 401 });
  expect(await answer(once)).toMatchObject(failed);
  const misread = await readCaptcha(gateway, 'login');
  expect(await answer({ ...misread, captcha: 'WRONG' })).toMatchObject(failed);
  expect(await answer(misread)).toMatchObject(failed);
  expect(await answer(await readCaptcha(gateway, 'register'))).toMatchObject(failed);
  expect(await answer(await readCaptcha(gateway, 'login', 'lotus'))).toMatchObject(failed);
  const old = await readCaptcha(gateway, 'login');
  gateway.clock.advance(5 * MINUTE);
  expect(await answer(old)).toMatchObject(failed);
});

test('LOGIN-07 the captcha is a PNG in base64, and asking again replaces it', async () => {
  const query = { id: 'a'.repeat(22), action: 'login' };
  const first = (await gateway.call('captcha', { query })).body.value as string;
  const second = (await gateway.call('captcha', { query })).body.value as string;
  for (const picture of [first, second]) {
    const { format, width } = await sharp(Buffer.from(picture, 'base64')).metadata();
    expect([format, width]).toEqual(['png', 180]);
  }
  expect(second).not.toBe(first);
});

test('LOGIN-14 an agent form takes agents alone, a trial account logs in by no password', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  await gateway.members.create({ account: 'boss', password: 'right', type: 1 });
  await gateway.members.create({ account: 'guest', password: 'right', type: 4 });
  const enter = (username: string, agent: boolean, password = 'right') =>
    gateway.call('login', { body: { username, password, type: 'username', agent } });
  expect(await enter('lan', true)).toMatchObject({ status: 403, body: { message: 'non_agent' } });
  expect(await enter('lan', true, 'wrong')).toMatchObject(wrong);
  expect(await enter('boss', true)).toMatchObject({ status: 200 });
  expect(await enter('guest', false)).toMatchObject({ status: 403, body: { message: 'non_member' } });
});

test('LOGIN-08 the weak default and an expired password have to be changed, the latter where the brand says so', async () => {
  await gateway.members.create({ account: 'weak', password: '123456' });
  await gateway.members.create({ account: 'old', password: 'right' });
  expect((await login('weak', '123456')).body.value).toMatchObject({
    mustChange: true,
    passwordExpired: false,
    changeTicket: expect.any(String) as string,
  });
  gateway.clock.advance(90 * 24 * 60 * MINUTE);
  expect((await login('old', 'right')).body.value).toMatchObject({ mustChange: false });
  await gateway.database.queries
    .insert(flags)
    .values({ merchant: 'aurora', module: 'PWDEXPFORCECHANGE3', enabled: '1' });
  expect((await login('old', 'right')).body.value).toMatchObject({ mustChange: true, passwordExpired: true });
});

test('WL-01 without COMM3 nobody logs in by user name', async () => {
  await gateway.members.create({ account: 'lan', password: 'right' });
  await gateway.database.queries.insert(flags).values({ merchant: 'aurora', module: 'COMM3', enabled: '0' });
  expect(await login('lan', 'right')).toMatchObject({
    status: 403,
    body: { message: 'operation_not_enabled' },
  });
});
