import { eq } from 'drizzle-orm';
import { memberService } from '../members/memberService.ts';
import { members } from '../members/schema.ts';
import { registerRules } from '../fieldRules/schema.ts';
import { lastCode, readOutbox } from '../../testing/readOutbox.ts';
import { readCaptcha } from '../../testing/readCaptcha.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { invitationService } from '../invitations/invitationService.ts';
import { memberProfiles } from '../profiles/schema.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3']);
});
afterEach(() => gateway.close());

const form = {
  username: 'minhanh92',
  password: 'hoa-sen-nở-88',
  confirmPassword: 'hoa-sen-nở-88',
  registerMethod: 'WEB',
  login: true,
  agreed: true,
};
const { username: _, ...mobileForm } = { ...form, mobileNum: '0912345678' };

const register = (more: object = {}, ip?: string) =>
  gateway.call('register', { ...(ip && { ip }), body: { ...form, ...more } });
const registerMobile = (more: object = {}) =>
  gateway.call('registerMobile', { body: { ...mobileForm, ...more } });
const refused = (fields: object) => ({ status: 400, body: { message: 'invalid_fields', value: { fields } } });
const tokenOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;

const setRule = (field: string, rule: Partial<typeof registerRules.$inferInsert>) =>
  gateway.database.queries
    .insert(registerRules)
    .values({
      merchant: 'aurora',
      field,
      enabled: true,
      required: false,
      minLength: 0,
      maxLength: 64,
      patternId: null,
      acceptedPattern: null,
      ...rule,
    })
    .onConflictDoUpdate({ target: [registerRules.merchant, registerRules.field], set: rule });

test('REG-01 a user name opens an account, REG-08 which is logged in at once', async () => {
  const answer = await register({
    registerUrl: 'http://aurora.localhost/register',
    domain: 'aurora.localhost',
  });
  expect(answer).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true, mustChange: false } } });
  const info = await gateway.call('memberInfo', { token: tokenOf(answer) });
  expect(info.body.value).toMatchObject({ account: 'minhanh92', type: 0 });
  const again = await gateway.call('login', {
    body: { username: 'MinhAnh92', password: 'hoa-sen-nở-88', type: 'username' },
  });
  expect(again).toMatchObject({ status: 200, body: { value: { firstTimeLogin: false } } });
});

test('REG-01 a mobile number opens an account of its own name', async () => {
  const answer = await registerMobile();
  const info = await gateway.call('memberInfo', { token: tokenOf(answer) });
  expect(info.body.value).toMatchObject({ account: '84912345678' });
  expect(await registerMobile({ mobileNum: '912345678', countryDialingCode: '+84' })).toMatchObject(
    refused({ mobileNum: 'taken' }),
  );
});

test('REG-01 by mobile number the user name is the number, and no other', async () => {
  expect(await registerMobile({ username: 'minhanh92' })).toMatchObject(refused({ username: 'unasked' }));
  const answer = await registerMobile({ username: mobileForm.mobileNum });
  const info = await gateway.call('memberInfo', { token: tokenOf(answer) });
  expect(info.body.value).toMatchObject({ account: '84912345678' });
});

test('REG-01 without MOBILENUMPASSREG3 a mobile number needs no password', async () => {
  await setFlags(gateway, ['MOBILENUMPASSREG3'], '0');
  const { password: _password, confirmPassword: _confirm, ...bare } = mobileForm;
  expect(await gateway.call('registerMobile', { body: bare })).toMatchObject({ status: 200 });
  expect(
    await gateway.call('login', { body: { username: '84912345678', password: 'any', type: 'username' } }),
  ).toMatchObject({ status: 401 });
});

test('WL-01 each variant hangs on its own flag', async () => {
  const off = { status: 403, body: { message: 'operation_not_enabled' } };
  await setFlags(gateway, ['USERNAMEREG3'], '0');
  expect(await register()).toMatchObject(off);
  expect(await registerMobile()).toMatchObject({ status: 200 });
  await setFlags(gateway, ['MOBILENUMREG3'], '0');
  expect(await registerMobile()).toMatchObject(off);
});

test('REG-02 the rules of the server are held to, every broken one by name', async () => {
  await setRule('email', { required: true, patternId: 'email' });
  await setRule('idNumber', { minLength: 9, maxLength: 12, patternId: 'digits' });
  expect(
    await register({ username: '9a', idNumber: '12', confirmPassword: 'x', password: 'hoa sen' }),
  ).toMatchObject(
    refused({
      username: 'pattern',
      password: 'pattern',
      confirmPassword: 'mismatch',
      email: 'required',
      idNumber: 'pattern',
    }),
  );
  expect(await register({ email: 'lan@vidu', idNumber: '123456789' })).toMatchObject(
    refused({ email: 'pattern' }),
  );
  expect(await register({ email: 'Lan@Vidu.com' })).toMatchObject({ status: 200 });
});

test('REG-02 an invitation code that the operator requires has to be there', async () => {
  await setRule('referralCode', { required: true });
  expect(await register()).toMatchObject(refused({ referralCode: 'required' }));
});

test('REG-02 a rule that is changed holds for the next registration', async () => {
  await setRule('username', {
    required: true,
    minLength: 10,
    maxLength: 12,
    patternId: 'letterThenLettersDigits',
  });
  expect(await register()).toMatchObject(refused({ username: 'pattern' }));
  await setRule('username', { minLength: 9 });
  expect(await register()).toMatchObject({ status: 200 });
});

test('REG-02 an expression of the server decides, look-ahead included; a bad one says nothing', async () => {
  await setRule('idNumber', { acceptedPattern: '^(?=.*[A-Z])(?=.*[0-9])[A-Z0-9]+$' });
  expect(await register({ idNumber: 'ABC' })).toMatchObject(refused({ idNumber: 'pattern' }));
  expect(await register({ idNumber: 'ABC1' })).toMatchObject({ status: 200 });
  await setRule('idNumber', { acceptedPattern: '(((' });
  expect(await register({ username: 'thuha', idNumber: 'anything' })).toMatchObject({ status: 200 });
});

test('REG-03 every further field is kept with the account, no password among them', async () => {
  const written = {
    line: 'line-id',
    zalo: '0912',
    occupation: 'Đầu bếp',
    birthday: '1990-02-28',
    address: 'Huế',
  };
  for (const field of Object.keys(written))
    await setRule(field, field === 'birthday' ? { patternId: 'date' } : { maxLength: 64 });
  await setRule('paymentPassword', { patternId: 'digits', minLength: 6, maxLength: 6 });
  await register({ ...written, paymentPassword: '902817' });
  const [profile] = await gateway.database.queries.select().from(memberProfiles);
  expect(profile?.fields).toEqual(written);
  const [row] = await gateway.database.queries
    .select()
    .from(members)
    .where(eq(members.accountKey, 'minhanh92'));
  expect(row?.paymentHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify([profile, row])).not.toMatch(/902817|hoa-sen/);
});

test('REG-05 a code puts the new account below its inviter, a wrong one stops it', async () => {
  const { row: agent } = await gateway.members.create({ account: 'boss', type: 1 });
  await invitationService(gateway.database.queries, gateway.clock).give(
    'aurora',
    agent.id,
    'affiliate',
    'BOSS88',
  );
  const check = (code: string, brand = 'aurora') =>
    gateway.call('affiliate', { brand, body: { code, domain: 'aurora.localhost' } });
  const wrong = { status: 400, body: { message: 'invitation_code_error' } };
  expect(await check('boss88')).toMatchObject({ status: 200, body: { value: null } });
  expect(await check('BOSS89')).toMatchObject(wrong);
  expect(await check('BOSS88', 'lotus')).toMatchObject(wrong);
  expect(await register({ affiliateCode: 'BOSS89' })).toMatchObject(wrong);
  await register({ affiliateCode: 'BOSS88' });
  const joined = await memberService(gateway.database.queries, gateway.clock).byAccount(
    'aurora',
    'minhanh92',
  );
  expect(joined?.line.startsWith(`${agent.id}/`)).toBe(true);
});

describe('REG-06 with REGMOBVERF3', () => {
  beforeEach(() => setFlags(gateway, ['REGMOBVERF3']));
  const send = () => gateway.call('registerSms', { body: { mobileNo: '0912345678' } });

  test('the number has to answer with a code, by which it logs in afterwards', async () => {
    expect(await register()).toMatchObject(refused({ mobileNum: 'required' }));
    expect(await send()).toMatchObject({ status: 200, body: { value: { expiredMinutes: 1 } } });
    const verificationCode = await lastCode(gateway);
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    expect(await registerMobile({ verificationCode: wrong })).toMatchObject({
      body: { message: 'code_invalid' },
    });
    expect(await registerMobile()).toMatchObject({ body: { message: 'code_invalid' } });
    expect(await registerMobile({ verificationCode })).toMatchObject({ status: 200 });
    gateway.clock.advance(60_000);
    await gateway.call('loginSms', { body: { mobileNum: '0912345678' } });
    expect(await readOutbox(gateway)).toHaveLength(2);
  });

  test('a form that is refused leaves the code to be used', async () => {
    await gateway.members.create({ account: 'minhanh92' });
    await send();
    const code = { verificationCode: await lastCode(gateway), mobileNum: '0912345678' };
    expect(await register(code)).toMatchObject(refused({ username: 'taken' }));
    expect(await register({ ...code, username: 'thuha' })).toMatchObject({ status: 200 });
  });

  test('a number belongs to one account', async () => {
    await send();
    await registerMobile({ verificationCode: await lastCode(gateway) });
    gateway.clock.advance(60_000);
    await send();
    const code = { verificationCode: await lastCode(gateway), mobileNum: '0912345678' };
    expect(await register(code)).toMatchObject(refused({ mobileNum: 'taken' }));
  });
});

test('REG-06 a third party proves the number where it is configured, else the registration ends', async () => {
  await gateway.close();
  const numberOf = (token: string) => Promise.resolve(token === 'good' ? '+84912345678' : undefined);
  gateway = await testGateway({ providers: { phone: { numberOf } } });
  await setFlags(gateway, ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3']);
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({ sms: 'firebase' });
  expect(await gateway.call('registerSms', { body: { mobileNo: '0912345678' } })).toMatchObject({
    body: { message: 'operation_not_enabled' },
  });
  const channel = { firebaseChannel: 'sms' };
  const invalid = { status: 400, body: { message: 'code_invalid' } };
  expect(await registerMobile()).toMatchObject(invalid);
  expect(await registerMobile({ ...channel, firebaseIdToken: 'bad' })).toMatchObject(invalid);
  expect(
    await registerMobile({ ...channel, firebaseIdToken: 'good', mobileNum: '0912345679' }),
  ).toMatchObject(invalid);
  expect(await registerMobile({ ...channel, firebaseIdToken: 'good' })).toMatchObject({ status: 200 });
});

test('REG-07 the age of the brand is reached on the birthday itself', async () => {
  await setRule('birthday', { patternId: 'date' });
  expect(await register({ birthday: '2005-11-21' })).toMatchObject(refused({ birthday: 'age' }));
  expect(await register({ birthday: '11-20-2005' })).toMatchObject({ status: 200 });
});

test('REG-07 a birthday begins by the clock of the brand', async () => {
  await setRule('birthday', { patternId: 'date' });
  gateway.clock.advance(12 * 3_600_000);
  expect(await register({ birthday: '2005-11-21' })).toMatchObject({ status: 200 });
});

test('REG-07 without consent nothing is registered', async () => {
  expect(await register({ agreed: false })).toMatchObject({ status: 400, body: { message: 'bad_request' } });
});

test('REG-09 the captcha is asked for only when the setting says so', async () => {
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({ captcha: { register: false } });
  await setSetting(gateway, 'captchaRegister', 'on');
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({ captcha: { register: true } });
  expect(await register()).toMatchObject({ body: { message: 'captcha_missing' } });
  expect(await register(await readCaptcha(gateway, 'login'))).toMatchObject({
    body: { message: 'captcha_failed' },
  });
  expect(await register(await readCaptcha(gateway, 'register'))).toMatchObject({ status: 200 });
});

test('passwords that are guessed soon passed a list of the commonest: they are refused at every door (SOUND-04)', async () => {
  await setRule('password', { required: true, minLength: 4, maxLength: 64, patternId: 'any' });
  const weak = [
    ...[
      '123456',
      'Password1',
      'minhanh92',
      'aaaaaa',
      'abcdef',
      'matkhau',
      'Matkhau123',
      'mật khẩu',
      'anhyeuem',
    ],
    ...['aurora', 'Aurora@2026', 'MinhAnh92!', 'qwertyuiop', 'Hanoi2024'],
  ];
  for (const password of weak) {
    const body = { password, confirmPassword: password };
    expect([password, await register(body)]).toMatchObject([password, refused({ password: 'weak' })]);
  }
  const own = { password: '0912345678', confirmPassword: '0912345678' };
  expect(await registerMobile(own)).toMatchObject(refused({ password: 'weak' }));
  const long = { password: 'p4ssw0rd'.repeat(8), confirmPassword: 'p4ssw0rd'.repeat(8) };
  expect(await register(long)).toMatchObject(refused({ password: 'weak' }));
  for (const [at, password] of ['lan-va-mai-88', 'xanh-song-nui-47', 'Tr0ng-dong-1954'].entries()) {
    const body = { password, confirmPassword: password, username: `thuha${at}x` };
    expect([password, await register(body)]).toMatchObject([password, { status: 200 }]);
  }
});

test('a name is taken once, also by two at the same moment', async () => {
  const answers = await Promise.all([register(), register({ username: 'MINHANH92' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject(refused({ username: 'taken' }));
});

test('security row 33: names that pass for others are refused, by whatever rule', async () => {
  await setRule('username', { required: true, patternId: 'any' });
  for (const username of ['аdmin', 'admın', 'αdmin'])
    expect(await register({ username })).toMatchObject(refused({ username: 'pattern' }));
  // What is invisible or full-width is read as it looks, and then it is the name of the house.
  for (const username of ['adm\u200bin', 'ad\u00admin', 'ａｄｍｉｎ', '\u202eadmin'])
    expect(await register({ username })).toMatchObject(refused({ username: 'taken' }));
  expect(await register({ username: 'hồng nhung' })).toMatchObject({ status: 200 });
});

test('a field that its rule switches off was stored unchecked when sent: it is refused at the field (SOUND-04)', async () => {
  for (const [field, text] of Object.entries({
    nickname: '\u202enimda'.repeat(40),
    email: 'lan@vidu.com\nBcc: all@vidu.com',
    paymentPassword: 'x',
    address: 'Huế',
    verificationCode: '123456',
  })) {
    expect(await register({ [field]: text })).toMatchObject(refused({ [field]: 'unasked' }));
    expect(await registerMobile({ [field]: text })).toMatchObject(refused({ [field]: 'unasked' }));
  }
  expect(await register({ countryDialingCode: '84' })).toMatchObject(
    refused({ countryDialingCode: 'unasked' }),
  );
  expect(await registerMobile({ username: 'minhanh92' })).toMatchObject(refused({ username: 'unasked' }));
  await setFlags(gateway, ['MOBILENUMPASSREG3'], '0');
  expect(await registerMobile()).toMatchObject(refused({ password: 'unasked', confirmPassword: 'unasked' }));
  expect(await register({ nickname: '', paymentPassword: '' })).toMatchObject({ status: 200 });
});

test('names, e-mail and PIN passed where the rule of the brand accepts anything: ours hold there too (SOUND-04)', async () => {
  const wrong = [
    ['email', 'lan@vidu', 'pattern'],
    ['email', 'lan@vi\ndu.com', 'pattern'],
    ['paymentPassword', 'x', 'pattern'],
    ['paymentPassword', '12345', 'pattern'],
    ['paymentPassword', '000000', 'weak'],
    ['paymentPassword', '987654', 'weak'],
    ['nickname', 'ad\u200bmin', 'pattern'],
    ['fullName', 'La\ufeffn', 'pattern'],
    ['payeeName', 'L\u202ean', 'pattern'],
    ['address', 'Hu\u2066ế', 'pattern'],
  ] as const;
  for (const [field, text, fault] of wrong) {
    await setRule(field, { patternId: null, acceptedPattern: '*' });
    expect(await register({ [field]: text })).toMatchObject(refused({ [field]: fault }));
    expect(await registerMobile({ [field]: text })).toMatchObject(refused({ [field]: fault }));
  }
});

test('FIX-02 a user name was refused for an invisible mark around it: the name is registered without it', async () => {
  await setRule('username', { required: true, patternId: 'any' });
  expect(await register({ username: '\u3000minhanh92\u00a0' })).toMatchObject({ status: 200 });
  for (const blank of ['\ufeff', '\u00a0', '\u2028', '\u3000', '\u200e', '\n', ' '])
    expect(await register({ username: `${blank}minhanh92${blank}` })).toMatchObject(
      refused({ username: 'taken' }),
    );
});

test('names that speak for the house were free to register: they are taken (SOUND-04)', async () => {
  await setRule('nickname', { maxLength: 32 });
  for (const name of [
    'admin',
    'Support',
    'NULL',
    'undefined',
    'cskh',
    'admin99',
    'Aurora',
    'AuroraSupport',
  ]) {
    expect(await register({ username: name })).toMatchObject(refused({ username: 'taken' }));
    expect(await register({ nickname: name })).toMatchObject(refused({ nickname: 'taken' }));
  }
  expect(await register({ username: 'administrate' })).toMatchObject({ status: 200 });
});

test('an address of the form that is none is not stored (SOUND-04)', async () => {
  const none = { status: 400, body: { message: 'bad_request' } };
  for (const registerUrl of ['https://x.example/\u202ea', 'javascript:alert(1)']) {
    expect(await register({ registerUrl })).toMatchObject(none);
  }
  expect(await register({ domain: 'a b' })).toMatchObject(none);
});

test('security row 22: a field that the payload does not have is refused', async () => {
  for (const field of ['type', 'merchant', 'vipLevel', 'upline', 'state', 'balance', 'mustChange']) {
    expect(await register({ [field]: 1 })).toMatchObject({ status: 400, body: { message: 'bad_request' } });
  }
});

test('ERR-03 thirty forms an hour are taken from one address', async () => {
  for (let sent = 0; sent < 30; sent += 1) await register({ username: 'x' }, '10.0.0.1');
  const over = await register({}, '10.0.0.1');
  expect(over).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(over.headers['retry-after']).toBe('300');
  expect(await register({}, '10.0.0.2')).toMatchObject({ status: 200 });
});

test('SYS-06 a member who registers another account leaves: the session of the browser is replaced', async () => {
  const first = tokenOf(await register());
  const second = await gateway.call('register', { token: first, body: { ...form, username: 'another92' } });
  expect(second).toMatchObject({ status: 200 });
  expect(await gateway.call('memberInfo', { token: first })).toMatchObject({ status: 401 });
  expect(await gateway.call('memberInfo', { token: tokenOf(second) })).toMatchObject({ status: 200 });
});

test('PWD-03 a number given at registration got no code for a new password: its owner sets one (SOUND-05)', async () => {
  await setFlags(gateway, ['CHNGPASSVERIF3']);
  await register({ mobileNum: '0912345678' });
  const ask = () => gateway.call('loginSms', { body: { mobileNum: '912 345 678', purpose: 'password' } });
  expect(await ask()).toMatchObject({ status: 200 });
  const body = {
    mobileNum: '0912345678',
    verificationCode: await lastCode(gateway),
    newPassword: 'lan-va-mai-88',
  };
  expect(await gateway.call('forgotByPhone', { body })).toMatchObject({ status: 200 });
  const login = { username: 'minhanh92', password: 'lan-va-mai-88', type: 'username' };
  expect(await gateway.call('login', { body: login })).toMatchObject({ status: 200 });
});

test('PWD-03 a number that two members gave, or another one has proved, opens none of their accounts', async () => {
  await setFlags(gateway, ['CHNGPASSVERIF3']);
  await register({ mobileNum: '0912345678' });
  await register({ username: 'thuha92x', mobileNum: '0912345678' });
  await gateway.call('loginSms', { body: { mobileNum: '0912345678', purpose: 'password' } });
  await gateway.sent();
  expect(await readOutbox(gateway)).toEqual([]);
});

test('LOGIN-12 who gave a number alone was not asked at a log-in from a new address: the code goes there (SOUND-05)', async () => {
  await register({ mobileNum: '0912345678' }, '10.1.1.1');
  const login = (ip: string) =>
    gateway.call('login', { ip, body: { username: 'minhanh92', password: form.password, type: 'username' } });
  expect(await login('10.1.1.1')).toMatchObject({ status: 200 });
  const asked = await login('10.9.9.9');
  expect(asked.body).toMatchObject({
    message: 'check_required',
    value: { check: { reason: 'unregisteredIp', methods: [{ method: 'mobile' }] } },
  });
  const { ticket } = (asked.body.value as { check: { ticket: string } }).check;
  await gateway.call('loginCheckCode', { ip: '10.9.9.9', body: { ticket, method: 'mobile' } });
  const body = { ticket, method: 'mobile', answer: await lastCode(gateway) };
  expect(await gateway.call('loginCheck', { ip: '10.9.9.9', body })).toMatchObject({ status: 200 });
});
