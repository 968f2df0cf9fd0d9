import { endpointNames, endpoints } from '#contract/endpoints';
import type { Endpoint } from '#contract/endpoint';
import { envelopeKeyStore } from '../../http/envelope/envelopeKeys.ts';
import { policy } from '../../http/policy/policy.ts';
import { seal } from '../../testing/seal.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

const HOUR = 3_600_000;
const { method, path } = endpoints.loginFreePlay;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['FREEPLAY3']);
});
afterEach(() => gateway.close());

const tokenFor = async (merchant = 'aurora', to: string = path): Promise<string> => {
  const keys = envelopeKeyStore(gateway.database.queries, gateway.clock);
  const sealing = { ...(await keys.current(merchant)), time: gateway.clock.now().getTime() };
  const envelope = seal({ human: '' }, { method, path: to, merchant }, sealing);
  return Buffer.from(JSON.stringify(envelope)).toString('base64');
};
const play = async (token?: string, ip?: string) =>
  gateway.call('loginFreePlay', {
    ...(ip && { ip }),
    body: { os: 'Linux', platform: 'W', token: token ?? (await tokenFor()), version: 3 },
  });
const sessionOf = ({ body }: TestAnswer): string => (body.value as { token: string }).token;

test('TRIAL-01 a visitor plays with an account of type 4 that nobody else gets', async () => {
  const [one, other] = [await play(), await play()];
  const infoOf = async (answer: TestAnswer) =>
    (await gateway.call('memberInfo', { token: sessionOf(answer) })).body.value as {
      account: string;
      type: number;
    };
  const infos = [await infoOf(one), await infoOf(other)];
  expect(infos.map(({ type }) => type)).toEqual([4, 4]);
  expect(infos[0]?.account).not.toBe(infos[1]?.account);
});

test('TRIAL-01 the token of the payload is sealed for this call, once', async () => {
  const refused = { status: 400, body: { message: 'envelope_refused' } };
  const token = await tokenFor();
  expect(await play(token)).toMatchObject({ status: 200 });
  expect(await play(token)).toMatchObject(refused);
  expect(await play(await tokenFor('lotus'))).toMatchObject(refused);
  expect(await play(await tokenFor('aurora', '/wps/session/login'))).toMatchObject(refused);
  expect(await play('bm90aGluZw==')).toMatchObject(refused);
});

test('TRIAL-01 without FREEPLAY3 nobody plays', async () => {
  await setFlags(gateway, ['FREEPLAY3'], '0');
  expect(await play()).toMatchObject({ status: 403, body: { message: 'operation_not_enabled' } });
});

test('a trial account is over when its time is', async () => {
  await setSetting(gateway, 'trialHours', '1');
  await setSetting(gateway, 'idleMinutes', '30');
  const token = sessionOf(await play());
  const status = async () => (await gateway.call('memberInfo', { token })).status;
  for (let minutes = 20; minutes < 60; minutes += 20) {
    gateway.clock.advance(HOUR / 3);
    expect(await status()).toBe(200);
  }
  gateway.clock.advance(HOUR / 3);
  expect(await status()).toBe(401);
});

test('an address opens ten trial accounts an hour', async () => {
  for (let made = 0; made < 10; made += 1) expect(await play()).toMatchObject({ status: 200 });
  expect(await play()).toMatchObject({ status: 429 });
  expect(await play(undefined, '10.0.0.9')).toMatchObject({ status: 200 });
});

test('TRIAL-02 no money, no member centre, no contract and no unread messages for a trial account', () => {
  const trial = {
    merchant: 'aurora',
    memberId: '',
    account: '',
    type: 4,
    line: '',
    tokenHash: '',
    mustChange: false,
  };
  const open = endpointNames.filter((name) => policy(trial, endpoints[name]) === 'allowed');
  const closed: readonly string[] = [
    'balance',
    'unreadCount',
    'fundsConsolidated',
    'changePassword',
    'launchGame',
  ];
  expect(open.filter((name) => closed.includes(name))).toEqual([]);
  expect(open.filter((name) => (endpoints[name] as Endpoint).money === true)).toEqual([]);
});
