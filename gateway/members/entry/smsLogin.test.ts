import { memberService } from '../members/memberService.ts';
import { lastCode, readOutbox } from '../../testing/readOutbox.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['MOBILEVERCODELOGIN3']);
  const { row } = await gateway.members.create({ account: 'lan' });
  await memberService(gateway.database.queries, gateway.clock).update('aurora', row.id, {
    mobile: '+84912345678',
  });
});
afterEach(() => gateway.close());

const ask = (mobileNum: string, more: { ip?: string; brand?: string } = {}) =>
  gateway.call('loginSms', { ...more, body: { mobileNum } });
const enter = (username: string, password: string, ip?: string) =>
  gateway.call('login', { ...(ip && { ip }), body: { username, password, type: 'sms' } });
const sentCode = async () => {
  await ask('0912345678');
  const code = await lastCode(gateway);
  return { code, wrong: code === '000000' ? '111111' : '000000' };
};
const invalid = { status: 400, body: { message: 'code_invalid' } };
const expired = { status: 400, body: { message: 'code_expired' } };

test('LOGIN-16 a mobile number logs in with the code sent to it, however the number is written', async () => {
  expect(await ask('0912 345 678')).toMatchObject({ status: 200, body: { value: { expiredMinutes: 1 } } });
  const [message] = await readOutbox(gateway);
  expect(message).toMatchObject({ channel: 'sms', recipient: '+84912345678' });
  const entered = await enter('+84 912 345 678', await lastCode(gateway));
  expect(entered).toMatchObject({ status: 200, body: { value: { mustChange: false } } });
  const { token } = entered.body.value as { token: string };
  expect((await gateway.call('memberInfo', { token })).body.value).toMatchObject({ account: 'lan' });
});

test('WL-01 without MOBILEVERCODELOGIN3 no code is sent and none is taken', async () => {
  await setFlags(gateway, ['MOBILEVERCODELOGIN3'], '0');
  const refused = { status: 403, body: { message: 'operation_not_enabled' } };
  expect(await ask('0912345678')).toMatchObject(refused);
  expect(await enter('0912345678', '123456')).toMatchObject(refused);
  expect(await readOutbox(gateway)).toEqual([]);
});

test('ERR-01 a code counts once, for its number and purpose', async () => {
  await setFlags(gateway, ['CHNGPASSVERIF3']);
  await ask('0912345678');
  const code = await lastCode(gateway);
  const reset = { mobileNum: '0912345678', verificationCode: code, newPassword: 'lan-va-mai-88' };
  expect(await gateway.call('forgotByPhone', { body: reset })).toMatchObject(invalid);
  expect(await enter('0912345679', code)).toMatchObject(invalid);
  expect(await enter('0912345678', code)).toMatchObject({ status: 200 });
  expect(await enter('0912345678', code)).toMatchObject(invalid);
});

test('ERR-01 a code is over after five minutes, and after five wrong ones', async () => {
  await ask('0912345678');
  gateway.clock.advance(5 * MINUTE);
  expect(await enter('0912345678', await lastCode(gateway))).toMatchObject(expired);
  const { code, wrong } = await sentCode();
  for (let tried = 0; tried < 5; tried += 1) expect(await enter('0912345678', wrong)).toMatchObject(invalid);
  expect(await enter('0912345678', code)).toMatchObject(expired);
});

const stranger = '10.7.7.7';
const tooMany = { status: 429, body: { message: 'too_many_requests' } };
const times = async <Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act(index));
  return answers;
};

test('security §4 SMS: a stranger takes the code of nobody, and is soon refused', async () => {
  const { code, wrong } = await sentCode();
  const answers = await times(150, () => enter('0912345678', wrong, stranger));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array<number>(10).fill(400),
    ...Array<number>(140).fill(429),
  ]);
  gateway.clock.advance(MINUTE);
  const refused = await enter('0912345678', code, stranger);
  expect(refused).toMatchObject(tooMany);
  expect(refused.headers['retry-after']).toBe('240');
  expect(await enter('0912345678', code)).toMatchObject({ status: 200 });
});

test('security §4 SMS: the code for a new password is taken from nobody either', async () => {
  await setFlags(gateway, ['CHNGPASSVERIF3']);
  await gateway.call('loginSms', { body: { mobileNum: '0912345678', purpose: 'password' } });
  const code = await lastCode(gateway);
  const reset = (verificationCode: string, ip?: string) =>
    gateway.call('forgotByPhone', {
      ...(ip && { ip }),
      body: { mobileNum: '0912345678', verificationCode, newPassword: 'lan-va-mai-88' },
    });
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await times(11, () => reset(wrong, stranger))).at(-1)).toMatchObject(tooMany);
  expect(await reset(code)).toMatchObject({ status: 200 });
});

test('security §4 SMS: after twenty wrong tries from anywhere a code is over for everybody', async () => {
  const { code, wrong } = await sentCode();
  await times(20, (index) => enter('0912345678', wrong, `10.7.7.${index % 4}`));
  expect(await enter('0912345678', code)).toMatchObject(expired);
});

test('security §4 SMS: an address has fifty wrong tries in five minutes, whatever the numbers', async () => {
  const answers = await times(51, (index) => enter(`09120000${10 + index}`, '000000', stranger));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(50).fill(400), 429]);
  gateway.clock.advance(5 * MINUTE);
  expect(await enter('0912000099', '000000', stranger)).toMatchObject(invalid);
});

test('security §4 SMS: right codes count against no address', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    const { code, wrong } = await sentCode();
    await times(3, () => enter('0912345678', wrong));
    expect(await enter('0912345678', code)).toMatchObject({ status: 200 });
    gateway.clock.advance(MINUTE);
  }
});

test.each(['', 'abc', '12', '+1 900 555', '+4915112345678', '0912345678901234'])(
  'ERR-01 %j is no number that is called',
  async (number) => {
    expect(await ask(number)).toMatchObject({ status: 400, body: { message: 'phone_invalid' } });
  },
);

test('security row 20: one code a minute and five a day go to a number', async () => {
  expect(await ask('0912345678')).toMatchObject({ status: 200 });
  const soon = await ask('0912345678');
  expect(soon).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(soon.headers['retry-after']).toBe('300');
  for (let sent = 1; sent < 5; sent += 1) {
    gateway.clock.advance(MINUTE);
    expect(await ask('0912345678', { ip: `10.0.0.${sent}` })).toMatchObject({ status: 200 });
  }
  gateway.clock.advance(MINUTE);
  expect(await ask('0912345678', { ip: '10.0.0.9' })).toMatchObject({
    status: 429,
    body: { message: 'quota_exceeded' },
  });
  gateway.clock.advance(DAY);
  expect(await ask('0912345678')).toMatchObject({ status: 200 });
});

test('a refused code counted against the five a day of its number: strangers could use them up (SOUND-04)', async () => {
  await setSetting(gateway, 'smsPerPrefix', '1');
  const from = (at: number) => ({ ip: `10.2.0.${at}` });
  expect(await ask('0912345679')).toMatchObject({ status: 200 });
  for (let sent = 0; sent < 6; sent += 1) {
    gateway.clock.advance(MINUTE);
    expect(await ask('0912345678', from(sent))).toMatchObject({ body: { message: 'quota_exceeded' } });
  }
  await setSetting(gateway, 'smsPerPrefix', '100');
  expect(await ask('0912345678')).toMatchObject({ status: 200 });
});

test('a code that its provider did not take counts against no number (SOUND-04)', async () => {
  await gateway.close();
  let broken = true;
  gateway = await testGateway({
    providers: { send: () => (broken ? Promise.reject(new Error('down')) : Promise.resolve()) },
  });
  await setFlags(gateway, ['REGMOBVERF3']);
  const send = () => gateway.call('registerSms', { body: { mobileNo: '0912345678' } });
  for (let sent = 0; sent < 6; sent += 1) {
    expect(await send()).toMatchObject({ body: { message: 'try_again' } });
  }
  broken = false;
  expect(await send()).toMatchObject({ status: 200 });
});

test('security row 20: ten codes an hour are sent for an address, whatever the numbers', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    expect(await ask(`09120000${10 + sent}`)).toMatchObject({ status: 200 });
  expect(await ask('0912000099')).toMatchObject({ status: 429 });
  expect(await ask('0912000099', { ip: '10.9.9.9' })).toMatchObject({ status: 200 });
});

test('security row 20: numbers alike share a limit, and the day has a budget', async () => {
  await setSetting(gateway, 'smsPerPrefix', '2');
  const from = (at: number) => ({ ip: `10.1.0.${at}` });
  expect(await ask('0912000001', from(1))).toMatchObject({ status: 200 });
  expect(await ask('0912000002', from(2))).toMatchObject({ status: 200 });
  expect(await ask('0912000003', from(3))).toMatchObject({ body: { message: 'quota_exceeded' } });
  await setSetting(gateway, 'smsPerDay', '3');
  expect(await ask('0987000001', from(4))).toMatchObject({ status: 200 });
  expect(await ask('0977000001', from(5))).toMatchObject({ body: { message: 'quota_exceeded' } });
});

test('security row 21: a number that belongs to nobody gets the same answer and no message', async () => {
  const known = await ask('0912345678');
  const unknown = await ask('0987654321');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await readOutbox(gateway)).map(({ recipient }) => recipient)).toEqual(['+84912345678']);
  expect(await enter('0987654321', '123456')).toMatchObject(invalid);
});

test('REG-10 dialling codes come in the words of the language, the own country first in mind', async () => {
  const codes = async (language: string) =>
    (await gateway.call('countryCodes', { query: { language } })).body.value as {
      preferred: string;
      codes: { country: string; name: string; dialingCode: string }[];
    };
  const vietnamese = await codes('VI');
  expect(vietnamese.preferred).toBe('84');
  expect(vietnamese.codes).toContainEqual({ country: 'TH', name: 'Thái Lan', dialingCode: '66' });
  expect((await codes('EN')).codes).toContainEqual({ country: 'VN', name: 'Vietnam', dialingCode: '84' });
});
