import type { Value } from '#contract/wireTypes';
import { memberService } from '../members/memberService.ts';
import { lastCode, readOutbox } from '../../testing/readOutbox.ts';
import { readCaptcha } from '../../testing/readCaptcha.ts';
import type { Refusal } from '../../platform/refusal/refusal.ts';
import { entryService } from '../entry/entryService.ts';
import { rememberService } from '../sessions/rememberService.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { hintOf } from '../credentials/hintOf.ts';
import { passwordSetter } from './setPassword.ts';

const MINUTE = 60_000;
const strong = 'hoa-sen-88-nở';

let gateway: TestGateway;
let token: string;
let memberId: string;
beforeEach(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['CHNGPASSVERIF3']);
  const made = await gateway.members.create({ account: 'lan', password: 'right' });
  [token, memberId] = [made.token, made.row.id];
  await update({ mobile: '+84912345678', email: 'lan@vidu.com' });
});
afterEach(() => gateway.close());

const update = (change: Parameters<ReturnType<typeof memberService>['update']>[2]) =>
  memberService(gateway.database.queries, gateway.clock).update('aurora', memberId, change);
const login = (password: string) =>
  gateway.call('login', { body: { username: 'lan', password, type: 'username' } });
const change = (body: object, as = token) =>
  gateway.call('changePassword', {
    token: as,
    body: { newPassword: strong, confirmNewPassword: strong, ...body },
  });
const valueOf = ({ body }: TestAnswer) => body.value as { token: string; changeTicket: string };
const statusWith = async (as: string) => (await gateway.call('memberInfo', { token: as })).status;
const expired = { status: 400, body: { message: 'code_expired' } };
const fault = (fields: object) => ({ status: 400, body: { message: 'invalid_fields', value: { fields } } });

test('PWD-01 the old password and a new one that keeps the rule change it; this session stays, others end', async () => {
  const other = valueOf(await login('right')).token;
  expect(await change({ oldPassword: 'right' })).toMatchObject({ status: 200 });
  expect(await statusWith(token)).toBe(200);
  expect(await statusWith(other)).toBe(401);
  expect(await login('right')).toMatchObject({ status: 401 });
  expect(await login(strong)).toMatchObject({ status: 200 });
});

test('PWD-01 a wrong old password, an unequal confirmation and a weak new one are refused', async () => {
  expect(await change({ oldPassword: 'wrong' })).toMatchObject({
    status: 401,
    body: { message: 'wrong_account_or_password' },
  });
  expect(await change({ oldPassword: 'right', confirmNewPassword: 'other' })).toMatchObject(
    fault({ confirmNewPassword: 'mismatch' }),
  );
  const short = { newPassword: 'a1', confirmNewPassword: 'a1' };
  expect(await change({ oldPassword: 'right', ...short })).toMatchObject(fault({ newPassword: 'pattern' }));
  const common = { newPassword: 'qwerty123', confirmNewPassword: 'qwerty123' };
  expect(await change({ oldPassword: 'right', ...common })).toMatchObject(fault({ newPassword: 'weak' }));
  expect(await login('right')).toMatchObject({ status: 200 });
});

test('PWD-01 a session left open is no place to guess the old password from', async () => {
  for (let tried = 0; tried < 10; tried += 1) await change({ oldPassword: `wrong ${tried}` });
  expect(await change({ oldPassword: 'right' })).toMatchObject({ status: 429 });
});

test('PWD-01 a ticket from the log-in stands in for the old password once, for five minutes', async () => {
  await update({ mustChange: true });
  const first = valueOf(await login('right'));
  const same = { newPassword: 'right-but-old', confirmNewPassword: 'x' };
  expect(await change({ changeTicket: first.changeTicket, ...same }, first.token)).toMatchObject({
    status: 400,
  });
  gateway.clock.advance(5 * MINUTE);
  expect(await change({ changeTicket: first.changeTicket }, first.token)).toMatchObject(expired);
  const second = valueOf(await login('right'));
  expect(await change({ changeTicket: second.changeTicket }, second.token)).toMatchObject({ status: 200 });
  expect(await change({ changeTicket: second.changeTicket }, second.token)).toMatchObject(expired);
  expect((await login(strong)).body.value).toMatchObject({ mustChange: false });
});

test("PWD-01 another member's ticket changes nothing", async () => {
  await update({ mustChange: true });
  const { changeTicket } = valueOf(await login('right'));
  const mai = await gateway.members.create({ account: 'mai', password: 'hers' });
  expect(await change({ changeTicket }, mai.token)).toMatchObject(expired);
});

test('LOGIN-06 the first log-in with a password from somebody else asks for another until it is changed', async () => {
  await update({ mustChange: true });
  const entered = await login('right');
  expect(entered.body.value).toMatchObject({ firstTimeLogin: true, mustChange: true });
  const { token: session, changeTicket } = valueOf(entered);
  const first = await gateway.call('firstLogin', { token: session });
  expect(first.body.value).toEqual({ mustChange: true });
  await change({ changeTicket }, session);
  expect((await gateway.call('firstLogin', { token: session })).body.value).toEqual({ mustChange: false });
});

describe('forgotten, by e-mail', () => {
  const ask = (username: string, email: string, more: object = {}) =>
    gateway.call('forgotByEmail', { body: { username, email, ...more } });
  const linkIn = (text = '') => /http:\/\/\S+/.exec(text)?.[0] ?? '';
  const reset = (code: string, more: object = {}) =>
    gateway.call('resetByLink', {
      body: { token: code, newPassword: strong, confirmNewPassword: strong, ...more },
    });
  const codeOf = (link: string) => new URL(link).hash.replace('#reset=', '');

  test('PWD-02 a one-use link comes to the address, PWD-05 by which the password is set and everybody logged out', async () => {
    expect(await ask(' LAN ', 'Lan@vidu.com')).toMatchObject({ status: 200, body: { value: null } });
    const [mail] = await readOutbox(gateway);
    expect(mail).toMatchObject({ channel: 'email', recipient: 'lan@vidu.com' });
    const link = linkIn(mail?.text);
    expect(link).toMatch(/^http:\/\/aurora\.localhost\/login#reset=[\w-]{43}$/);
    expect(await reset(codeOf(link), { newPassword: 'a', confirmNewPassword: 'a' })).toMatchObject(
      fault({ newPassword: 'pattern' }),
    );
    expect(await reset(codeOf(link))).toMatchObject({ status: 200, body: { value: null } });
    expect(await statusWith(token)).toBe(401);
    expect(await login(strong)).toMatchObject({ status: 200 });
    expect(await reset(codeOf(link))).toMatchObject(expired);
  });

  test('PWD-02 a link is over after half an hour, and of one that is used the others too', async () => {
    await ask('lan', 'lan@vidu.com');
    await ask('lan', 'lan@vidu.com');
    const [first, second] = (await readOutbox(gateway)).map(({ text }) => codeOf(linkIn(text)));
    expect(await reset(second ?? '')).toMatchObject({ status: 200 });
    expect(await reset(first ?? '')).toMatchObject(expired);
    await ask('lan', 'lan@vidu.com');
    gateway.clock.advance(30 * MINUTE);
    expect(await reset(codeOf(linkIn((await readOutbox(gateway)).at(-1)?.text)))).toMatchObject(expired);
  });

  test('security row 21: an unknown name, a wrong address and a closed account get the same answer, and no mail', async () => {
    const known = await ask('lan', 'lan@vidu.com');
    await update({ state: 'disabled' });
    const others = [
      await ask('nobody', 'lan@vidu.com'),
      await ask('lan', 'other@vidu.com'),
      await ask('lan', 'lan@vidu.com'),
    ];
    for (const { status, body } of others) expect([status, body]).toEqual([known.status, known.body]);
    expect(await readOutbox(gateway)).toHaveLength(1);
  });

  test('a link leads to a host of the brand by its own port, whatever Host was sent', async () => {
    const body = { username: 'lan', email: 'lan@vidu.com' };
    for (const host of ['10.9.8.7', '10.9.8.7:8443', 'aurora.localhost:8443'])
      await gateway.call('forgotByEmail', { headers: { host }, body });
    const mails = await readOutbox(gateway);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(linkIn(text)).toMatch(/^http:\/\/aurora\.localhost\/login#/);
  });

  test('PWD-02 it is a form, and the only one: JSON calls take no form, a field twice is refused', async () => {
    const post = (url: string, payload: string) =>
      gateway.app.inject({
        method: 'POST',
        url,
        headers: {
          host: 'aurora.localhost',
          'x-marquee-client': 'site',
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        payload,
      });
    const path = '/wps/member/password/email';
    expect((await post(path, 'username=lan&email=lan%40vidu.com')).statusCode).toBe(200);
    expect((await post(path, 'username=lan&email=a%40b.vn&email=c%40d.vn')).statusCode).toBe(400);
    expect((await post(path, 'username=lan&email=a%40b.vn&type=1')).statusCode).toBe(400);
    expect((await post('/wps/verification/sms/noLogin', 'mobileNum=0912345678')).statusCode).toBe(415);
  });

  test('the captcha is asked for where the brand wants it, and an account gets three mails an hour', async () => {
    await setSetting(gateway, 'captchaPassword', 'on');
    expect(await ask('lan', 'lan@vidu.com')).toMatchObject({ body: { message: 'captcha_missing' } });
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await ask('lan', 'x@vidu.com', await readCaptcha(gateway, 'password'))).toMatchObject({
        status: 200,
      });
    }
    expect(await ask('lan', 'x@vidu.com', await readCaptcha(gateway, 'password'))).toMatchObject({
      status: 429,
    });
    // Who does not know the address has used up nothing of its owner's.
    expect(await ask('lan', 'lan@vidu.com', await readCaptcha(gateway, 'password'))).toMatchObject({
      status: 200,
    });
  });
});

describe('forgotten, by phone', () => {
  const send = () => gateway.call('loginSms', { body: { mobileNum: '0912345678', purpose: 'password' } });
  const reset = (verificationCode: string, newPassword = strong) =>
    gateway.call('forgotByPhone', { body: { mobileNum: '0912345678', verificationCode, newPassword } });

  test('PWD-03 the code of the number sets a new password and logs in', async () => {
    await send();
    const code = await lastCode(gateway);
    expect(await reset(code, 'short')).toMatchObject(fault({ newPassword: 'pattern' }));
    const entered = await reset(code);
    expect(await statusWith(valueOf(entered).token)).toBe(200);
    expect(await statusWith(token)).toBe(401);
    expect(await login('right')).toMatchObject({ status: 401 });
  });

  test('LOGIN-07 a password that was set again is typed without the captcha that failures had asked for', async () => {
    for (let tried = 0; tried < 5; tried += 1) await login('wrong');
    expect(await login('wrong')).toMatchObject({ body: { message: 'captcha_missing' } });
    await send();
    await reset(await lastCode(gateway));
    expect(await login(strong)).toMatchObject({ status: 200 });
  });

  test('PWD-04 without CHNGPASSVERIF3 the way is closed', async () => {
    await setFlags(gateway, ['CHNGPASSVERIF3'], '0');
    const off = { status: 403, body: { message: 'operation_not_enabled' } };
    expect(await send()).toMatchObject(off);
    expect(await reset('123456')).toMatchObject(off);
  });

  test('PWD-05 an account with an authenticator is not entered by its phone alone', async () => {
    const { authenticators } = await import('../twoFactor/schema.ts');
    await gateway.database.queries.insert(authenticators).values({
      memberId,
      merchant: 'aurora',
      secret: 'JBSWY3DPEHPK3PXP',
      confirmedAt: gateway.clock.now(),
    });
    await send();
    expect(await reset(await lastCode(gateway))).toMatchObject({ status: 200, body: { value: null } });
  });
});

test('PWD-03 an account that is a number does not take the number for its password', async () => {
  const { row } = await gateway.members.create({ account: '84912345677' });
  await memberService(gateway.database.queries, gateway.clock).update('aurora', row.id, {
    mobile: '+84912345677',
  });
  const answer = await gateway.call('forgotByPhone', {
    body: { mobileNum: '0912345677', verificationCode: '123456', newPassword: '84912345677' },
  });
  expect(answer).toMatchObject(fault({ newPassword: 'weak' }));
});

const withoutPassword = async () => {
  const { token: fresh, row } = await gateway.members.create({ account: 'mai' });
  return { fresh, row };
};
const stateOf = async (as: string) =>
  ((await gateway.call('memberProfile', { token: as })).body.value as Value<'memberProfile'>).loginPassword;

test('PWD-01 an account without a password gets its first one from a session that has just begun', async () => {
  const { fresh } = await withoutPassword();
  expect(await stateOf(fresh)).toBe('missing');
  expect(await change({ newPassword: 'a1', confirmNewPassword: 'a1' }, fresh)).toMatchObject(
    fault({ newPassword: 'pattern' }),
  );
  expect(await change({}, fresh)).toMatchObject({ status: 200 });
  expect(await stateOf(fresh)).toBe('set');
  const again = { newPassword: 'another-88-nở', confirmNewPassword: 'another-88-nở' };
  expect(await change(again, fresh)).toMatchObject({ status: 401 });
  const entered = await gateway.call('login', {
    body: { username: 'mai', password: strong, type: 'username' },
  });
  expect(entered).toMatchObject({ status: 200 });
});

test('PWD-01 a session left open, or brought back by a device, makes no first password', async () => {
  const { fresh, row } = await withoutPassword();
  const logInAgain = { status: 403, body: { message: 'log_in_again' } };
  gateway.clock.advance(16 * MINUTE);
  expect(await stateOf(fresh)).toBe('unproven');
  expect(await change({}, fresh)).toMatchObject(logInAgain);
  const { database, clock } = gateway;
  const remembered = rememberService(database.queries, clock);
  const { value } = await remembered.next(remembered.begin('aurora', row.id));
  const place = { ip: '203.0.113.9', agent: 'test' };
  const back = (await entryService(database, clock).comeBack('aurora', value, place))?.value.token ?? '';
  expect(await stateOf(back)).toBe('unproven');
  expect(await change({}, back)).toMatchObject(logInAgain);
});

test('PWD-01 of two first passwords at once one is kept', async () => {
  const { row } = await withoutPassword();
  const set = passwordSetter(gateway.database, gateway.clock);
  const choose = (hash: string) => () =>
    set(row, hash, { ip: '203.0.113.9' }).then(
      () => 'kept',
      ({ code }: Refusal) => code,
    );
  const done = await meetAtMember(gateway.database, row.id, [choose('one hash'), choose('another hash')]);
  expect(done.toSorted()).toEqual(['kept', 'try_again']);
});

test.each(['setWithdrawPassword', 'changeContact', 'addBankAccount', 'twoFactorEnrol'] as const)(
  '%s says that there is no log-in password yet',
  async (name) => {
    const { fresh } = await withoutPassword();
    const bodies = {
      setWithdrawPassword: { newPassword: '902817', confirmNewPassword: '902817' },
      changeContact: { channel: 'email', recipient: 'mai@vidu.com', code: '123456' },
      addBankAccount: { bankName: 'Vietcombank', number: '0123456789', ownerName: 'MAI' },
      twoFactorEnrol: {},
    };
    const body = { ...bodies[name], password: 'any' };
    expect(await gateway.call(name, { token: fresh, body })).toMatchObject({
      status: 409,
      body: { message: 'login_password_missing' },
    });
  },
);

test('PWD-01 a new password of the brand, the name or common words was taken: it is refused (SOUND-04)', async () => {
  for (const weak of ['aurora88', 'Aurora@2026', 'matkhau1', 'lan12345', 'abcdef1']) {
    const body = { oldPassword: 'right', newPassword: weak, confirmNewPassword: weak };
    expect([weak, await change(body)]).toMatchObject([weak, fault({ newPassword: 'weak' })]);
  }
});

test.each([
  ['matkhau1', 'common'],
  ['minhanh92', 'personal'],
  ['Aurora@2026', 'personal'],
  ['abcdef1', 'pattern'],
  ['20101992', 'pattern'],
  ['cam-vang-xanh-79', null],
])('a hint says why %s would be refused: %s (SOUND-04)', async (password, weakness) => {
  const hint = await gateway.call('passwordHint', { body: { password, names: ['minhanh92'] } });
  expect(hint.body).toEqual({ success: true, value: { weakness } });
});

test('hints are counted by address, and the answer says when there are more (SOUND-04)', async () => {
  const ask = () =>
    gateway.call('passwordHint', { ip: '203.0.113.77', body: { password: 'matkhau1', names: [] } });
  const answers = [];
  for (let asked = 0; asked < 61; asked += 1) answers.push(await ask());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('hints cannot hold up a password that is sent: of thirty at once nine are answered (SOUND-04)', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 30 }, (_, place) => hintOf(`mot-hai-ba-${place}`, undefined)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.every(({ reason }) => (reason as Refusal).code === 'try_again')).toBe(true);
});
