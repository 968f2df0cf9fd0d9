import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { FailureValue, Value } from '#contract/wireTypes';
import type { MemberRow } from '../members/schema.ts';
import { memberService } from '../members/memberService.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { lastCode, readOutbox } from '../../testing/readOutbox.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { entryService } from './entryService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { authenticators } from '../twoFactor/schema.ts';

const MINUTE = 60_000;
const home = '192.0.2.10';
const away = '203.0.113.5';

let gateway: TestGateway;
let token: string;
let memberId: string;
beforeEach(async () => {
  gateway = await testGateway();
  const { row, token: made } = await gateway.members.create({ account: 'lan', password: 'right' });
  [token, memberId] = [made, row.id];
  await memberService(gateway.database.queries, gateway.clock).update('aurora', memberId, {
    mobile: '+84912345678',
    email: 'lan@vidu.com',
    payeeName: 'Nguyễn Thị Lan',
  });
});
afterEach(() => gateway.close());

type Check = NonNullable<FailureValue<'login'>['check']>;

const login = (ip: string) =>
  gateway.call('login', { ip, body: { username: 'lan', password: 'right', type: 'username' } });
const checkOf = async (ip: string): Promise<Check> =>
  ((await login(ip)).body.value as { check: Check }).check;
const answer = (ticket: string, method: string, text: string) =>
  gateway.call('loginCheck', { ip: away, body: { ticket, method, answer: text } });
const invalid = { status: 400, body: { message: 'code_invalid' } };

describe('LOGIN-12 from an unregistered address', () => {
  beforeEach(async () => {
    expect(await login(home)).toMatchObject({ status: 200 });
  });

  test('the log-in waits for a check, with its ways and hidden targets', async () => {
    const refused = await login(away);
    expect(refused).toMatchObject({ status: 403, body: { message: 'check_required' } });
    expect((refused.body.value as { check: Check }).check).toMatchObject({
      reason: 'unregisteredIp',
      methods: [
        { method: 'mobile', target: '*** *** 678' },
        { method: 'email', target: 'l***@vidu.com' },
        { method: 'bankName', target: null },
      ],
    });
  });

  test('a neighbour of a known address needs none, and neither does a place that passed once', async () => {
    expect(await login('192.0.2.77')).toMatchObject({ status: 200 });
    const { ticket } = await checkOf(away);
    expect(await answer(ticket, 'bankName', 'nguyen  thi LAN')).toMatchObject({ status: 200 });
    expect(await login(away)).toMatchObject({ status: 200 });
  });

  test.each([
    ['mobile', '+84912345678'],
    ['email', 'lan@vidu.com'],
  ] as const)('a code by %s passes it', async (method, recipient) => {
    const { ticket } = await checkOf(away);
    expect(await gateway.call('loginCheckCode', { body: { ticket, method } })).toMatchObject({ status: 200 });
    expect((await readOutbox(gateway)).at(-1)).toMatchObject({ recipient });
    const code = await lastCode(gateway);
    expect(await answer(ticket, method, code === '000000' ? '111111' : '000000')).toMatchObject(invalid);
    const entered = await answer(ticket, method, code);
    expect(entered).toMatchObject({ status: 200, body: { value: { token: expect.any(String) as string } } });
    expect(await answer(ticket, method, code)).toMatchObject({ body: { message: 'code_expired' } });
  });

  test('five wrong answers or five minutes end it', async () => {
    const { ticket } = await checkOf(away);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await answer(ticket, 'bankName', 'Somebody Else')).toMatchObject(invalid);
    }
    const over = { status: 400, body: { message: 'code_expired' } };
    expect(await answer(ticket, 'bankName', 'Nguyễn Thị Lan')).toMatchObject(over);
    const late = await checkOf(away);
    gateway.clock.advance(5 * MINUTE);
    expect(await answer(late.ticket, 'bankName', 'Nguyễn Thị Lan')).toMatchObject(over);
  });

  test('the name may be guessed ten times in a month over all checks', async () => {
    const guess = async (name: string) => answer((await checkOf(away)).ticket, 'bankName', name);
    for (let guessed = 0; guessed < 10; guessed += 1)
      expect(await guess('Somebody Else')).toMatchObject(invalid);
    expect(await guess('Nguyễn Thị Lan')).toMatchObject({ status: 429 });
    gateway.clock.advance(31 * 86_400_000);
    expect(await login(home)).toMatchObject({ status: 200 });
    expect(await guess('Nguyễn Thị Lan')).toMatchObject({ status: 200 });
  });

  test('a way that was not offered is refused', async () => {
    const { ticket } = await checkOf(away);
    expect(await answer(ticket, 'authenticator', '123456')).toMatchObject({
      body: { message: 'operation_not_enabled' },
    });
  });

  test('a brand may do without, and a member who has left nothing to check by is not locked out', async () => {
    await memberService(gateway.database.queries, gateway.clock).update('aurora', memberId, {
      mobile: null,
      email: null,
      payeeName: null,
    });
    expect(await login(away)).toMatchObject({ status: 200 });
    await setSetting(gateway, 'ipCheck', 'off');
    expect(await login('198.51.100.1')).toMatchObject({ status: 200 });
  });
});

describe('LOGIN-13 with an authenticator', () => {
  const enrol = async () => {
    const { body } = await gateway.call('twoFactorEnrol', { token, body: { password: 'right' } });
    const { secret, uri } = body.value as Value<'twoFactorEnrol'>;
    expect(uri).toMatch(/^otpauth:\/\/totp\/aurora:lan\?issuer=aurora&secret=/);
    return new TOTP({ secret: Secret.fromBase32(secret) });
  };
  const codeOf = (totp: TOTP) => totp.generate({ timestamp: gateway.clock.now().getTime() });
  const turnOn = async () => {
    const totp = await enrol();
    const confirmed = await gateway.call('twoFactorConfirm', { token, body: { code: codeOf(totp) } });
    const { recoveryCodes } = confirmed.body.value as Value<'twoFactorConfirm'>;
    gateway.clock.advance(MINUTE);
    return { totp, recoveryCodes };
  };

  test('the log-in waits for its code, which counts once', async () => {
    const { totp } = await turnOn();
    const first = await checkOf(home);
    expect(first).toMatchObject({
      reason: 'twoFactor',
      methods: [{ method: 'authenticator', target: null }],
    });
    const code = codeOf(totp);
    expect(await answer(first.ticket, 'authenticator', code)).toMatchObject({ status: 200 });
    const second = await checkOf(home);
    expect(await answer(second.ticket, 'authenticator', code)).toMatchObject(invalid);
  });

  describe('its code may be guessed ten times in a day over all checks', () => {
    const guess = async (code: string) => answer((await checkOf(home)).ticket, 'authenticator', code);
    const wrong = async (times: number) => {
      for (let guessed = 0; guessed < times; guessed += 1)
        expect(await guess('aaaaa-aaaaa')).toMatchObject(invalid);
    };
    const tooMany = { status: 429, body: { message: 'too_many_requests' } };

    test('then neither a right one nor a recovery code is taken, at log-in or to switch it off', async () => {
      const { totp, recoveryCodes } = await turnOn();
      await wrong(10);
      expect(await guess(codeOf(totp))).toMatchObject(tooMany);
      expect(await guess(recoveryCodes[0] ?? '')).toMatchObject(tooMany);
      const body = { password: 'right', code: codeOf(totp) };
      expect(await gateway.call('twoFactorDisable', { token, body })).toMatchObject(tooMany);
      gateway.clock.advance(86_400_000);
      expect(await guess(codeOf(totp))).toMatchObject({ status: 200 });
    });

    test('a right one clears the count', async () => {
      const { totp, recoveryCodes } = await turnOn();
      await wrong(9);
      expect(await guess(codeOf(totp))).toMatchObject({ status: 200 });
      await wrong(9);
      expect(await guess(recoveryCodes[0] ?? '')).toMatchObject({ status: 200 });
      await wrong(10);
      expect(await guess(recoveryCodes[1] ?? '')).toMatchObject(tooMany);
    });
  });

  test('a clock half a minute wrong still passes, two minutes do not', async () => {
    const { totp } = await turnOn();
    const at = (offset: number) => totp.generate({ timestamp: gateway.clock.now().getTime() + offset });
    const { ticket } = await checkOf(home);
    expect(await answer(ticket, 'authenticator', at(-2 * MINUTE))).toMatchObject(invalid);
    expect(await answer(ticket, 'authenticator', at(30_000))).toMatchObject({ status: 200 });
  });

  test('each of ten recovery codes stands in once', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const first = await checkOf(home);
    expect(await answer(first.ticket, 'authenticator', code.toUpperCase())).toMatchObject({ status: 200 });
    const second = await checkOf(home);
    expect(await answer(second.ticket, 'authenticator', code)).toMatchObject(invalid);
    expect((await gateway.call('twoFactor', { token })).body.value).toEqual({
      enabled: true,
      recoveryCodesLeft: 9,
    });
  });

  test('an enrolment counts for nothing until confirmed, and asks for the password', async () => {
    await enrol();
    expect(await login(home)).toMatchObject({ status: 200 });
    expect(await gateway.call('twoFactorEnrol', { token, body: { password: 'wrong' } })).toMatchObject({
      body: { message: 'wrong_account_or_password' },
    });
    expect(await gateway.call('twoFactorConfirm', { token, body: { code: '000000' } })).toMatchObject(
      invalid,
    );
  });

  test('an enrolment that overlaps the confirmation does not switch it off', async () => {
    const totp = await enrol();
    const answers = await meetAt(
      gateway.database,
      (tx) => tx.select().from(authenticators).where(eq(authenticators.memberId, memberId)).for('update'),
      [
        () => gateway.call('twoFactorConfirm', { token, body: { code: codeOf(totp) } }),
        () => gateway.call('twoFactorEnrol', { token, body: { password: 'right' } }),
      ],
    );
    expect(answers).toMatchObject([{ status: 200 }, { body: { message: 'operation_not_enabled' } }]);
    expect(await checkOf(home)).toMatchObject({ reason: 'twoFactor' });
  });

  test('a device that was remembered before it was on comes back without a code no more', async () => {
    const body = { username: 'lan', password: 'right', type: 'username', remember: true };
    const entered = await gateway.call('login', { ip: home, body });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    await turnOn();
    expect(await gateway.call('remembered', { ip: home, headers: { cookie } })).toMatchObject({
      body: { message: 'code_expired' },
    });
  });

  test('a log-in that was looked at before it was on enters without a code no more', async () => {
    const { database, clock } = gateway;
    const member = await memberService(database.queries, clock).byId('aurora', memberId);
    await turnOn();
    await expect(
      entryService(database, clock).enter(member as MemberRow, {
        place: { ip: home, agent: 'test' },
        password: { mustChange: false, expired: false },
      }),
    ).rejects.toMatchObject({ code: 'try_again' });
  });

  test('SYS-05 a parent site answers for its member', async () => {
    await turnOn();
    const { database, clock } = gateway;
    const code = await oneTimeTokenStore(database.queries, clock).issue('aurora', 'handOver', { memberId });
    expect(await gateway.call('handOver', { body: { code } })).toMatchObject({ status: 200 });
  });

  test('its owner is told when it goes on and off', async () => {
    const { recoveryCodes } = await turnOn();
    const body = { password: 'right', code: recoveryCodes[0] ?? '' };
    await gateway.call('twoFactorDisable', { token, body });
    const { list } = (await gateway.call('messages', { token, query: { pageNo: '1', pageSize: '20' } })).body
      .value as Value<'messages'>;
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['twoFactorOff', 'twoFactorOn']);
  });

  test('it is switched off with password and code alone', async () => {
    const { totp, recoveryCodes } = await turnOn();
    const disable = (password: string, code: string) =>
      gateway.call('twoFactorDisable', { token, body: { password, code } });
    expect(await disable('wrong', codeOf(totp))).toMatchObject({ status: 401 });
    expect(await disable('right', 'aaaaa-aaaaa')).toMatchObject(invalid);
    expect(await disable('right', recoveryCodes[1] ?? '')).toMatchObject({ status: 200 });
    expect(await login(home)).toMatchObject({ status: 200 });
  });
});
