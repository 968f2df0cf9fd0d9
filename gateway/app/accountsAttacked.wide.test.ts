import type { EndpointName } from '#contract/endpoints';
import { isErrorCode } from '#contract/errors';
import type { Value } from '#contract/wireTypes';
import { altchaProof } from '../members/human/altchaProof.ts';
import { memberService } from '../members/members/memberService.ts';
import { captchaWork } from '../testing/captchaWork.ts';
import { lastCode, readOutbox } from '../testing/readOutbox.ts';
import { setFlags } from '../testing/setFlags.ts';
import { setSetting } from '../testing/setSetting.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../testing/testGateway.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';

const strong = 'hoa-sen-88-nở';
const form = { registerMethod: 'WEB', login: true, agreed: true } as const;
const flags = [
  ...['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  ...['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'FREEPLAY3'],
] as Parameters<typeof setFlags>[1];

let gateway: TestGateway;
let token: string;
let memberId: string;
const begin = async (options?: Parameters<typeof testGateway>[0]) => {
  gateway = await testGateway(options);
  await setFlags(gateway, flags);
  const made = await gateway.members.create({ account: 'lan', password: 'right' });
  [token, memberId] = [made.token, made.row.id];
  await memberService(gateway.database.queries, gateway.clock).update('aurora', memberId, {
    mobile: '+84912345678',
    email: 'lan@vidu.com',
  });
};
afterEach(() => gateway.close());

/** A body of each call of accounts that is right in its shape. */
const bodies = {
  login: {
    username: 'lan',
    password: 'wrong',
    type: 'username',
    captcha: 'AAAAA',
    captchaId: 'a'.repeat(22),
  },
  loginCheck: { ticket: 'a'.repeat(43), method: 'mobile', answer: '123456' },
  loginCheckCode: { ticket: 'a'.repeat(43), method: 'mobile' },
  loginSms: { mobileNum: '0912345678', countryDialingCode: '84', purpose: 'login' },
  registerSms: { mobileNo: '0987654321', countryDialingCode: '84' },
  register: {
    ...form,
    username: 'thuha',
    password: strong,
    confirmPassword: strong,
    mobileNum: '0987654321',
    countryDialingCode: '84',
    verificationCode: '123456',
    birthday: '2000-01-31',
    referralCode: 'NOBODY',
    registerUrl: 'http://aurora.localhost/register',
    domain: 'aurora.localhost',
    firebaseIdToken: 'a.b.c',
  },
  registerMobile: { ...form, mobileNum: '0987654321', password: strong, confirmPassword: strong },
  affiliate: { code: 'NOBODY', domain: 'aurora.localhost' },
  affiliateVisit: { code: 'NOBODY', visit: 'a'.repeat(22) },
  activation: { token: 'a'.repeat(43) },
  activateAccount: { ...form, token: 'a'.repeat(43), password: strong, confirmPassword: strong },
  forgotByPhone: { mobileNum: '0912345678', verificationCode: '123456', newPassword: strong },
  passwordHint: { password: strong, names: ['lan'] },
  resetByLink: { token: 'a'.repeat(43), newPassword: strong, confirmNewPassword: strong },
  changePassword: { oldPassword: 'wrong', newPassword: strong, confirmNewPassword: strong },
  handOver: { code: 'a'.repeat(43) },
  socialStart: { provider: 'google' },
  socialFinish: { state: 'a'.repeat(43), code: 'code' },
  loginFreePlay: { os: 'Linux', platform: 'W', token: 'bm90aGluZw==', version: 3 },
} as const satisfies Partial<Record<EndpointName, object>>;

const odd: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  ['lan'],
  {},
  { $ne: '' },
  '',
  ' ',
  'x'.repeat(256),
  'x'.repeat(9_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202elan',
  'ﬁ'.repeat(64),
  '💣'.repeat(64),
  "'; drop table members; --",
  '%00',
  '../../etc/passwd',
  '+84912345678'.repeat(3),
  '٠٩١٢٣٤٥٦٧٨',
  '9'.repeat(40),
  'constructor',
];

const verdict = ({ status, body }: TestAnswer): string =>
  status < 500 && (body.success || isErrorCode(body.message)) ? 'designed' : `${status} ${body.message}`;

describe('odd bodies', () => {
  beforeEach(() => begin({ perMinute: 1_000_000 }));

  test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    'security row 22: %s answers whatever is in its fields by design, and nobody gets in by it',
    async (name) => {
      const right = bodies[name] as Readonly<Record<string, unknown>>;
      let asked = 0;
      const send = (body: object) => {
        asked += 1;
        const ip = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
        return gateway.call(name, { body, ip, ...(name === 'changePassword' && { token }) });
      };
      const wrong: string[] = [];
      for (const field of Object.keys(right))
        for (const value of odd) {
          const answer = await send({ ...right, [field]: value });
          const said = verdict(answer);
          if (said !== 'designed') wrong.push(`${field} = ${JSON.stringify(value)?.slice(0, 40)}: ${said}`);
          if (name.startsWith('login') || name === 'handOver' || name === 'changePassword')
            if (answer.body.success && name !== 'loginSms') wrong.push(`${field} let somebody in`);
        }
      for (const body of [[], 'lan', 7, null, true]) {
        const said = verdict(await send(body as object));
        if (said !== 'designed') wrong.push(`${JSON.stringify(body)}: ${said}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('what is good once', () => {
  beforeEach(() => begin());

  const countAccepted = async (act: () => Promise<TestAnswer>): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: 8 }, act));
    for (const answer of answers) expect(verdict(answer)).toBe('designed');
    return answers.filter(({ status }) => status === 200).length;
  };

  test('a code to a mobile opens one account, however many ask with it at once', async () => {
    await gateway.call('registerSms', { body: { mobileNo: '0987654321' } });
    const verificationCode = await lastCode(gateway);
    const body = { ...bodies.registerMobile, verificationCode };
    expect(await countAccepted(() => gateway.call('registerMobile', { body }))).toBe(1);
  });

  test('two forms with the same name at the same moment open one account, as does one sent twice', async () => {
    await setFlags(gateway, ['REGMOBVERF3'], '0');
    const body = { ...form, username: 'thuha', password: strong, confirmPassword: strong };
    expect(await countAccepted(() => gateway.call('register', { body }))).toBe(1);
    // The same to the eye: another case, spaces around it.
    for (const username of ['THUHA', ' thuha ', 'ThuHa'])
      expect(await gateway.call('register', { body: { ...body, username } })).toMatchObject({ status: 400 });
  });

  test('a code for a new password sets one', async () => {
    await gateway.call('loginSms', { body: { mobileNum: '0912345678', purpose: 'password' } });
    const verificationCode = await lastCode(gateway);
    const body = { ...bodies.forgotByPhone, verificationCode };
    expect(await countAccepted(() => gateway.call('forgotByPhone', { body }))).toBe(1);
  });

  test('a code to log in does not set a password, nor the other way round', async () => {
    await gateway.call('loginSms', { body: { mobileNum: '0912345678' } });
    const verificationCode = await lastCode(gateway);
    const reset = await gateway.call('forgotByPhone', {
      body: { ...bodies.forgotByPhone, verificationCode },
    });
    expect(reset).toMatchObject({ body: { message: 'code_invalid' } });
    const login = { username: '0912345678', password: verificationCode, type: 'sms' };
    expect(await countAccepted(() => gateway.call('login', { body: login }))).toBe(1);
  });

  test('a link for a new password sets one', async () => {
    await gateway.call('forgotByEmail', { body: { username: 'lan', email: 'lan@vidu.com' } });
    const [mail] = await readOutbox(gateway);
    const link = /#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { ...bodies.resetByLink, token: link };
    expect(await countAccepted(() => gateway.call('resetByLink', { body }))).toBe(1);
  });

  test('a code that hands somebody over logs in once, in its brand', async () => {
    const code = await oneTimeTokenStore(gateway.database.queries, gateway.clock).issue(
      'aurora',
      'handOver',
      {
        memberId,
      },
    );
    expect(await gateway.call('handOver', { body: { code }, brand: 'lotus' })).not.toMatchObject({
      status: 200,
    });
    expect(await countAccepted(() => gateway.call('handOver', { body: { code } }))).toBe(1);
  });

  test('work in place of a picture stands for one picture', async () => {
    await setSetting(gateway, 'captchaPassword', 'on');
    const body = {
      username: 'nobody',
      email: 'nobody@vidu.com',
      captchaWork: await captchaWork(gateway, 'password'),
    };
    expect(await countAccepted(() => gateway.call('forgotByEmail', { body }))).toBe(1);
  });
});

test('security row 19: a signed challenge with a solution that is none is refused by design', async () => {
  await begin({ human: altchaProof });
  const query = { action: 'login' };
  const given = (await gateway.call('humanChallenge', { query })).body.value as Extract<
    Value<'humanChallenge'>,
    { provider: 'altcha' }
  >;
  const derivedKeys = ['', 'zz', '00', '00'.repeat(32), '💣', 'f'.repeat(255)];
  const counters = [0, 1, 2 ** 31, 2 ** 32, 2 ** 53, 1e300];
  for (const derivedKey of derivedKeys)
    for (const counter of counters) {
      const proof = { challenge: given.challenge, solution: { counter, derivedKey } };
      const human = Buffer.from(JSON.stringify(proof)).toString('base64');
      expect(await gateway.call('login', { body: { ...bodies.login, human } })).toMatchObject({
        status: 400,
        body: { message: 'verification_required' },
      });
    }
});
