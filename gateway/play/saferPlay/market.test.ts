import { noMarket, type MarketRules } from '#contract/market';
import type { Value } from '#contract/wireTypes';
import { profileRepository } from '../../members/profiles/profileRepository.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';

const MINUTE = 60_000;

const market: MarketRules = {
  ...noMarket,
  id: 'test-like',
  realityCheck: { mandatory: true, usualMinutes: 20, leastMinutes: 10, mostMinutes: 30 },
  requiredLimits: ['loss', 'session'],
  slotsLeastMilliseconds: 2_500,
  slotsMostStakes: [
    { fromAge: 18, most: 2_000 },
    { fromAge: 25, most: 5_000 },
  ],
  timeOutDays: [1, 42],
  exclusionMonths: [3, 6],
  autoplay: false,
  quickSpin: false,
  withoutAccount: false,
  hiddenCategories: ['PVP', 'COCKFIGHT', 'ELOTT'],
  requiredFields: ['fullName', 'birthday'],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ tenant: { market, modules: { COMM3: '1', FREEPLAY3: '1' } } });
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001' },
    { gameCode: 'RNG0002', minBet: 3_000 },
    { gameCode: 'PVP0001', gameType: 'PVP' },
  ]);
});
afterAll(() => gateway.close());

const limit = (token: string, kind: string, amount: string) =>
  gateway.call('setLimit', { token, body: { kind, period: 'day', amount } });
const launch = (token: string, gameCode = 'RNG0001') =>
  gateway.call('launchGame', {
    token,
    body: { gameCode, vassalage: 'NVP', platform: 'WEB', language: 'VI' },
  });
const ready = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  await limit(member.token, 'loss', '500000');
  await limit(member.token, 'session', '120');
  return member;
};

test('SAFE-01 nobody plays before the limits are set that the market asks for', async () => {
  const { token } = await gateway.members.create();
  await limit(token, 'loss', '500000');
  expect((await launch(token)).body).toMatchObject({
    message: 'limit_required',
    value: { requiredLimits: ['loss', 'session'] },
  });
  await limit(token, 'session', '120');
  expect((await launch(token)).status).toBe(200);
});

test('SAFE-02 the market’s reality check holds for who has set none, and cannot be switched off', async () => {
  const { token } = await ready();
  const view = (await gateway.call('saferPlay', { token })).body.value as Value<'saferPlay'>;
  expect(view.realityCheck).toMatchObject({
    minutes: 20,
    mandatory: true,
    leastMinutes: 10,
    mostMinutes: 30,
  });
  for (const minutes of [null, 45]) {
    const { body } = await gateway.call('setRealityCheck', { token, body: { minutes } });
    expect(body.message).toBe('amount_out_of_range');
  }
  for (let minute = 0; minute < 20; minute += 1) {
    gateway.clock.advance(MINUTE);
    await gateway.call('memberInfo', { token });
  }
  expect((await launch(token)).body.message).toBe('reality_check_due');
});

test('a stake that comes sooner than the market allows is refused, and a repeated one is not', async () => {
  const member = await ready();
  const { launched } = await playGame(gateway, member, 'RNG0001');
  const vendor = vendorCalls(gateway);
  const bet = (round: string) => vendor('bet', { visit: launched.visitId, round, amount: '1000' });
  const [first, second] = [gateway.clock.newId(), gateway.clock.newId()];
  expect((await bet(first)).status).toBe(200);
  gateway.clock.advance(2_000);
  expect(await bet(second)).toMatchObject({ message: 'too_many_requests' });
  expect((await bet(first)).status).toBe(200);
  gateway.clock.advance(500);
  expect((await bet(second)).status).toBe(200);
});

test('a game’s page is told what the market forbids', async () => {
  const member = await ready();
  const { launched } = await playGame(gateway, member, 'RNG0001');
  const { searchParams } = new URL(launched.url);
  expect(searchParams.get('forbid')).toBe('autoplay,quickSpin');
  expect(searchParams.get('pace')).toBe('2500');
});

test('categories that the market hides are neither listed nor opened', async () => {
  const { token } = await ready();
  expect((await launch(token, 'PVP0001')).body.message).toBe('not_found');
  const detail = await gateway.call('gameDetail', { query: { gameCode: 'PVP0001', language: 'VI' } });
  expect(detail.body.message).toBe('not_found');
  const lists = await gateway.call('gameVendors', { query: { platform: 'html5-desktop', language: 'VI' } });
  expect(JSON.stringify(lists.body.value)).not.toContain('PVP');
  const sport = { sport: 'COCKFIGHT', language: 'VI' };
  expect((await gateway.call('sportsMatches', { query: sport })).body.message).toBe('not_found');
  const line = { playType: 'big', picks: ['big'], unitStake: '1000', times: 1 };
  const body = { gameCode: 'VNQ1M', drawNo: '20261121', language: 'VI', lines: [line] };
  const bet = await gateway.call('lotteryBet', { token, body, idempotencyKey: gateway.clock.newId() });
  expect(bet.body.message).toBe('not_found');
});

test('the registration asks for what the market demands, and free play without an account is off', async () => {
  const setting = (await gateway.call('registerSetting', { query: { language: 'VI' } })).body
    .value as Value<'registerSetting'>;
  const asked = setting.rules.filter(({ required }) => required).map(({ field }) => field);
  expect(asked).toEqual(expect.arrayContaining(['fullName', 'birthday']));
  const flags = (await gateway.call('whitelabel')).body.value as Value<'whitelabel'>;
  expect(flags.find(({ modId }) => modId === 'FREEPLAY3')?.enabled).toBe('0');
});

test('SAFE-03 the time-outs that the market allows are offered, and no other is taken', async () => {
  const { token } = await gateway.members.create({ password: 'right' });
  const view = (await gateway.call('saferPlay', { token })).body.value as Value<'saferPlay'>;
  expect(view.timeOutDays).toEqual([1, 42]);
  const timeOut = (days: number) => gateway.call('takeTimeOut', { token, body: { days, password: 'right' } });
  expect((await timeOut(7)).body.message).toBe('amount_out_of_range');
  const { until } = (await timeOut(42)).body.value as Value<'takeTimeOut'>;
  expect(Date.parse(until ?? '') - gateway.clock.now().getTime()).toBe(42 * 24 * 60 * MINUTE);
});

test('SAFE-03 the self-exclusions that the market allows are offered, and no other is taken', async () => {
  const { token } = await gateway.members.create({ password: 'right' });
  const view = (await gateway.call('saferPlay', { token })).body.value as Value<'saferPlay'>;
  expect(view.exclusionMonths).toEqual([3, 6]);
  const exclude = (months: unknown) =>
    gateway.call('selfExclude', { token, body: { months, password: 'right' } });
  for (const months of [1, 12, 60, 'indefinite'])
    expect((await exclude(months)).body.message).toBe('amount_out_of_range');
  expect((await exclude(0)).status).toBe(400);
  const { kind, until } = (await exclude(3)).body.value as Value<'selfExclude'>;
  expect([kind, until?.slice(0, 10)]).toEqual(['selfExclusion', '2027-02-20']);
});

const born = (memberId: string, birthday: string) =>
  profileRepository(gateway.database.queries).insert({ memberId, merchant: 'aurora', fields: { birthday } });

test.each([
  ['1990-05-01', '5000'],
  // The birthday is today.
  ['11-20-2001', '5000'],
  ['2001-11-21', '2000'],
  [undefined, '2000'],
])('of a member born on %s a round of a slot stakes at most %s', async (birthday, most) => {
  const member = await ready();
  if (birthday !== undefined) await born(member.row.id, birthday);
  const { launched } = await playGame(gateway, member, 'RNG0001');
  expect(new URL(launched.url).searchParams.get('most')).toBe(most);
  const vendor = vendorCalls(gateway);
  const bet = (amount: string) =>
    vendor('bet', { visit: launched.visitId, round: gateway.clock.newId(), amount });
  const before = (await vendor('balance', { visit: launched.visitId })).value?.balance;
  expect(await bet(String(Number(most) + 1))).toMatchObject({
    message: 'stake_above_market',
    value: { mostStake: { amount: most, currency: 'VND' } },
  });
  expect((await vendor('balance', { visit: launched.visitId })).value?.balance).toBe(before);
  expect((await bet(most)).status).toBe(200);
});

test('a slot whose smallest stake is above the cap is not opened, and its sheet says no more than the cap', async () => {
  const { token } = await ready();
  expect((await launch(token, 'RNG0002')).body).toMatchObject({
    message: 'stake_above_market',
    value: { mostStake: { amount: '2000' } },
  });
  const sheet = await gateway.call('gameDetail', { query: { gameCode: 'RNG0001', language: 'VI' } });
  expect(sheet.body.value).toMatchObject({ maxBet: { amount: '5000' } });
});
