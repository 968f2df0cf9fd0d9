import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HumanAction } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { altchaProof } from './altchaProof.ts';
import { geetestProof } from './geetestProof.ts';

const MINUTE = 60_000;
const asText = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ human: altchaProof });
  await gateway.members.create({ account: 'lan', password: 'right' });
});
afterEach(() => gateway.close());

const challengeFor = async (action: HumanAction, brand = 'aurora') => {
  const { body } = await gateway.call('humanChallenge', { brand, query: { action } });
  const value = body.value as Value<'humanChallenge'>;
  if (value.provider !== 'altcha') throw new Error('Another provider');
  return value.challenge;
};
const solve = async (challenge: Awaited<ReturnType<typeof challengeFor>>) =>
  asText({ challenge, solution: await solveChallenge({ challenge: challenge as Challenge, deriveKey }) });
const proofFor = async (action: HumanAction) => solve(await challengeFor(action));
const login = (human?: string, password = 'right', brand = 'aurora') =>
  gateway.call('login', { brand, body: { username: 'lan', password, type: 'username', human } });
const refused = { status: 400, body: { message: 'verification_required' } };

test('LOGIN-04 a log-in by user name needs a proof, found by work of the browser', async () => {
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({ human: { login: true } });
  expect(await login()).toMatchObject(refused);
  expect(await login(await proofFor('login'))).toMatchObject({ status: 200 });
});

test('LOGIN-04 a brand may do without', async () => {
  await setSetting(gateway, 'humanLogin', 'off');
  expect(await login()).toMatchObject({ status: 200 });
});

test('security row 19: a proof counts once, right or wrong password, for its action, for five minutes', async () => {
  const proof = await proofFor('login');
  expect(await login(proof, 'wrong')).toMatchObject({ status: 401 });
  expect(await login(proof)).toMatchObject(refused);
  expect(await login(await proofFor('register'))).toMatchObject(refused);
  const late = await proofFor('login');
  gateway.clock.advance(5 * MINUTE);
  expect(await login(late)).toMatchObject(refused);
});

test('security row 36: a proof made for one brand is none in another', async () => {
  const proof = await proofFor('login');
  expect(await login(proof, 'right', 'lotus')).toMatchObject(refused);
  expect(await login(proof)).toMatchObject({ status: 200 });
});

test('security row 19: of many that use one proof at once, one passes', async () => {
  const proof = await proofFor('login');
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('security row 19: a proof that was not worked for, or was altered, is refused', async () => {
  const challenge = await challengeFor('login');
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  const altered = [
    '',
    'not base64 at all',
    asText(null),
    asText([]),
    asText({}),
    asText({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    asText({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
    asText({
      challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
      solution,
    }),
    asText({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
    asText({
      challenge: {
        ...challenge,
        parameters: { ...challenge.parameters, data: { action: 'login', until: '2099-01-01T00:00:00.000Z' } },
      },
      solution,
    }),
  ];
  for (const proof of altered) expect(await login(proof)).toMatchObject(refused);
  expect(await login(asText({ challenge, solution }))).toMatchObject({ status: 200 });
});

test('ERR-05 codes, registrations and forgotten passwords ask for it too', async () => {
  await setFlags(gateway, ['MOBILEVERCODELOGIN3', 'USERNAMEREG3', 'FREEPLAY3']);
  expect(await gateway.call('loginSms', { body: { mobileNum: '0912345678' } })).toMatchObject(refused);
  const form = { registerMethod: 'WEB', login: true, agreed: true, username: 'a' };
  expect(await gateway.call('register', { body: form })).toMatchObject(refused);
  const mail = { username: 'lan', email: 'lan@vidu.com' };
  expect(await gateway.call('forgotByEmail', { body: mail })).toMatchObject(refused);
  expect(
    await gateway.call('forgotByEmail', { body: { ...mail, human: await proofFor('password') } }),
  ).toMatchObject({ status: 200 });
});

describe('LOGIN-04 with Geetest by configuration', () => {
  let server: Server;
  let asked: URLSearchParams[];
  let says: string;
  beforeEach(async () => {
    asked = [];
    says = JSON.stringify({ status: 'success', result: 'success' });
    server = createServer((request, response) => {
      let text = new URL(request.url ?? '', 'http://x').search.slice(1);
      request.on('data', (part: Buffer) => (text += `&${part.toString()}`));
      request.on('end', () => {
        asked.push(new URLSearchParams(text));
        response.end(says);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await gateway.close();
    gateway = await testGateway({
      human: (database, runtime) =>
        geetestProof(database, runtime, {
          captchaId: 'id-of-ours',
          captchaKey: 'key-of-ours',
          url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        }),
    });
    await gateway.members.create({ account: 'lan', password: 'right' });
  });
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const widget = { lot_number: 'lot-1', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };

  test('the result of its widget is checked with the provider, signed, once', async () => {
    expect((await gateway.call('humanChallenge', { query: { action: 'login' } })).body.value).toEqual({
      provider: 'geetest',
      captchaId: 'id-of-ours',
    });
    expect(await login(asText(widget))).toMatchObject({ status: 200 });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      captcha_id: 'id-of-ours',
      ...widget,
      sign_token: createHmac('sha256', 'key-of-ours').update('lot-1').digest('hex'),
    });
    expect(await login(asText(widget))).toMatchObject(refused);
  });

  test('what the provider refuses is refused, and nothing passes while it is away', async () => {
    says = JSON.stringify({ status: 'success', result: 'fail' });
    expect(await login(asText(widget))).toMatchObject(refused);
    expect(await login(asText({ lot_number: 'lot-1' }))).toMatchObject(refused);
    says = 'not JSON';
    expect(await login(asText(widget))).toMatchObject({ status: 503, body: { message: 'try_again' } });
  });
});
