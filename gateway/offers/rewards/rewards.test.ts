import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { members } from '../../members/members/schema.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { loginHistory } from '../../members/history/schema.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { flags } from '../../brands/flags/schema.ts';
import { testGateway, type CallOptions, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await gateway.database.queries
    .insert(flags)
    .values({ merchant: 'aurora', module: 'REFERRAL', enabled: '1' });
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await gateway.close();
});

const DAY = 86_400_000;

const rich = async (plan: Parameters<TestGateway['members']['create']>[0] = {}) => {
  const member = await gateway.members.create(plan);
  await giveMoney(gateway, member.row.id, 10_000_000n);
  return member;
};
let keys = 0;
const claim = (
  name: 'missionClaim' | 'rewardClaim' | 'rebateClaim' | 'checkInClaim',
  token: string,
  body: CallOptions['body'],
) => gateway.call(name, { token, body, idempotencyKey: `key-${(keys += 1)}` });
const balance = async ({ token }: Pick<TestMember, 'token'>) =>
  BigInt(((await gateway.call('balance', { token })).body.value as Value<'balance'>).balance.amount);
const missions = async (token: string) =>
  (await gateway.call('missionSummary', { token, query: { language: 'VI' } })).body
    .value as Value<'missionSummary'>;
const stateOf = async (token: string, wanted: string) =>
  (await missions(token)).missions.find(({ name }) => name === wanted)?.state;
const due = async (token: string) =>
  ((await gateway.call('rewards', { token })).body.value as Value<'rewards'>).due;

const twenty = Array.from({ length: 20 }, () => ({ stake: 1_000, win: 0 }));

test('MEM-11 a mission is due once it has been done today, and the badge counts what is due', async () => {
  const { row, token } = await rich();
  expect((await missions(token)).count).toBe(0);
  await playRounds(gateway, row.id, twenty.slice(1));
  expect(await stateOf(token, 'rounds')).toBe('open');
  expect(await claim('missionClaim', token, { name: 'rounds' })).toMatchObject({
    status: 409,
    body: { message: 'reward_not_due' },
  });
  await playRounds(gateway, row.id, twenty.slice(0, 1));
  expect(await stateOf(token, 'rounds')).toBe('due');
  expect((await missions(token)).count).toBe(1);
});

test('MEM-11 to log in on five days of a week is a mission of the week, however often on one day', async () => {
  const { row, token } = await rich();
  const days = ['16', '17', '17', '18', '19'];
  const logIn = (at: string) =>
    gateway.database.queries.insert(loginHistory).values({
      id: gateway.clock.newId(),
      ...{ merchant: 'aurora', memberId: row.id, at: new Date(at), ip: '127.0.0.1', agent: 'test' },
    });
  // Sunday belongs to the week before, by the brand's clock.
  await logIn('2026-11-15T16:59:00Z');
  for (const day of days) await logIn(`2026-11-${day}T03:00:00Z`);
  expect((await missions(token)).missions.find(({ name }) => name === 'login')).toMatchObject({
    period: 'week',
    reached: '4',
    state: 'open',
  });
  await logIn('2026-11-19T17:30:00Z');
  expect(await stateOf(token, 'login')).toBe('due');
  expect(await claim('missionClaim', token, { name: 'login' })).toMatchObject({ status: 200 });
  expect(await stateOf(token, 'login')).toBe('claimed');
});

test('LOTT-02 of many claims of a mission at once one alone is paid, and tomorrow it can be done again', async () => {
  const member = await rich();
  await playRounds(gateway, member.row.id, twenty);
  const before = await balance(member);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => claim('missionClaim', member.token, { name: 'rounds' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message))).toEqual(
    new Set(['already_claimed']),
  );
  expect((await balance(member)) - before).toBe(20_000n);
  expect(await stateOf(member.token, 'rounds')).toBe('claimed');
  const board = (await gateway.call('missionLeaderboard', { token: member.token })).body
    .value as Value<'missionLeaderboard'>;
  expect(board.own).toMatchObject({ points: 40 });
  expect(board.list.find(({ own }) => own)?.name).not.toContain(member.row.account);
});

test('MEM-09 rounds are paid back once, by the rates of their category, under parallel claims too', async () => {
  const member = await rich();
  await playRounds(gateway, member.row.id, [
    { stake: 200_000, win: 0 },
    { stake: 100_000, win: 150_000, gameType: 'LIVE' },
    { stake: 500_000, win: 0, gameType: 'PVP' },
    { stake: 70_000 },
  ]);
  const view = (await gateway.call('rebate', { token: member.token })).body.value as Value<'rebate'>;
  expect(view.list.map(({ gameType, amount }) => [gameType, amount.amount])).toEqual([
    ['LIVE', '800'],
    ['PVP', '0'],
    ['RNG', '2400'],
  ]);
  const before = await balance(member);
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim('rebateClaim', member.token, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect((await balance(member)) - before).toBe(3_200n);
});

test('MEM-09 a sum below the least is not paid, and its rounds stay for the next time', async () => {
  const member = await rich();
  await playRounds(gateway, member.row.id, [{ stake: 50_000, win: 0 }]);
  expect(await claim('rebateClaim', member.token, {})).toMatchObject({ body: { message: 'reward_not_due' } });
  await playRounds(gateway, member.row.id, [{ stake: 50_000, win: 0 }]);
  expect((await claim('rebateClaim', member.token, {})).body.value).toEqual({
    amount: { amount: '1200', currency: 'VND' },
  });
});

test('MEM-09 a rebate of exactly the least is paid, one of less is not', async () => {
  const claimOf = async (stakes: readonly number[]) => {
    const member = await rich();
    await playRounds(
      gateway,
      member.row.id,
      stakes.map((stake) => ({ stake, win: 0, gameType: 'LIVE' })),
    );
    return (await claim('rebateClaim', member.token, {})).body;
  };
  expect(await claimOf([124_875])).toMatchObject({ message: 'reward_not_due' });
  expect(await claimOf([125_000])).toMatchObject({ value: { amount: { amount: '1000' } } });
});

test('MEM-10 whoever brings in a friend is rewarded once the friend has wagered enough, once a friend', async () => {
  const inviter = await rich();
  const friend = await rich({ upline: inviter.row });
  const view = async () =>
    (await gateway.call('referral', { token: inviter.token })).body.value as Value<'referral'>;
  await playRounds(gateway, friend.row.id, [{ stake: 499_999, win: 0 }]);
  expect((await view()).friends).toMatchObject([{ state: 'open', wagered: { amount: '499999' } }]);
  expect(await due(inviter.token)).toEqual([]);
  await playRounds(gateway, friend.row.id, [{ stake: 1, win: 0 }]);
  const before = await balance(inviter);
  const [reward] = await due(inviter.token);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => claim('rewardClaim', inviter.token, { id: reward?.id })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await balance(inviter)) - before).toBe(288_000n);
  expect(await view()).toMatchObject({ friends: [{ state: 'claimed' }], earned: { amount: '288000' } });
  expect((await view()).friends[0]?.name).not.toContain(friend.row.account);
  expect(await due(inviter.token)).toEqual([]);
});

test('MEM-10 the friend after two hundred is rewarded as the first is, and the newest are shown', async () => {
  const inviter = await rich();
  const [first, last] = [await rich({ upline: inviter.row }), await rich({ upline: inviter.row })];
  const between = Array.from({ length: 200 }, (_, place) => {
    const id = gateway.clock.newId();
    const account = `friend${place}`;
    const line = `${inviter.row.line}${id}/`;
    return {
      ...first.row,
      id,
      account,
      accountKey: account,
      line,
      createdAt: new Date(Date.UTC(2026, 9, 2)),
    };
  });
  await gateway.database.queries.insert(members).values(between);
  await gateway.database.queries
    .update(members)
    .set({ createdAt: new Date(Date.UTC(2026, 9, 1)) })
    .where(eq(members.id, first.row.id));
  for (const { row } of [first, last]) await playRounds(gateway, row.id, [{ stake: 500_000, win: 0 }]);
  expect((await due(inviter.token)).map(({ subject }) => subject).sort()).toEqual(
    [first.row.id, last.row.id].sort(),
  );
  const { friends } = (await gateway.call('referral', { token: inviter.token })).body
    .value as Value<'referral'>;
  expect(friends).toHaveLength(200);
  expect(friends[0]).toMatchObject({ state: 'due', joinedAt: last.row.createdAt.toISOString() });
});

test('HOME-07 without the referral promotion there is nothing to invite for', async () => {
  const { token } = await gateway.members.create({ merchant: 'lotus' });
  expect(await gateway.call('referral', { token, brand: 'lotus' })).toMatchObject({
    status: 403,
    body: { message: 'operation_not_enabled' },
  });
});

test('INFO-05 what has been wagered raises the level, each new one with its gift, and no level is lost', async () => {
  const member = await rich();
  await giveMoney(gateway, member.row.id, 50_000_000n);
  await playRounds(gateway, member.row.id, [{ stake: 21_000_000, win: 0 }]);
  const { body } = await gateway.call('vip', { token: member.token });
  expect(body.value).toMatchObject({ level: 2, reached: { amount: '21000000' } });
  const gifts = (await due(member.token)).filter(({ source }) => source === 'vip');
  expect(gifts.map(({ subject, amount }) => [subject, amount.amount]).sort()).toEqual([
    ['1', '18000'],
    ['2', '58000'],
  ]);
  await gateway.database.queries.update(members).set({ vipLevel: 4 }).where(eq(members.id, member.row.id));
  expect((await gateway.call('vip', { token: member.token })).body.value).toMatchObject({ level: 4 });
  expect((await due(member.token)).filter(({ source }) => source === 'vip')).toHaveLength(2);
});

test('MEM-09 a gift past its day cannot be claimed, nor can another member', async () => {
  const [member, other] = [await rich(), await rich()];
  await giveMoney(gateway, member.row.id, 50_000_000n);
  await playRounds(gateway, member.row.id, [{ stake: 5_000_000, win: 0 }]);
  const [gift] = await due(member.token);
  expect(await claim('rewardClaim', other.token, { id: gift?.id })).toMatchObject({ status: 404 });
  gateway.clock.advance(31 * 86_400_000);
  const place = { ip: '127.0.0.1', agent: 'test' };
  const token = await sessionService(gateway.database.queries, gateway.clock).begin(
    'aurora',
    member.row.id,
    place,
  );
  expect(await claim('rewardClaim', token, { id: gift?.id })).toMatchObject({
    body: { message: 'reward_not_due' },
  });
});

test('MEM-09 what is claimed has to be wagered as often as it says, and bets fill that', async () => {
  const member = await rich();
  const { status } = await claim('checkInClaim', member.token, {});
  expect(status).toBe(200);
  const { memberId, merchant } = { memberId: member.row.id, merchant: 'aurora' };
  await gateway.database.transaction((tx) =>
    turnoverService(tx, gateway.clock).count({
      merchant,
      memberId,
      gameType: 'RNG',
      validBet: 500n,
      at: gateway.clock.now(),
    }),
  );
  expect(
    (await gateway.call('bonuses', { token: member.token, query: { language: 'EN' } })).body.value,
  ).toMatchObject({
    list: [
      {
        reward: { source: 'checkIn', amount: { amount: '2000' } },
        wagering: { required: { amount: '2000' }, counted: { amount: '500' }, endedAt: null },
      },
    ],
  });
});

test('a claim without a key is refused, and one that is sent again is answered as the first', async () => {
  const { token } = await rich();
  expect(await gateway.call('checkInClaim', { token, body: {} })).toMatchObject({
    status: 400,
  });
  const once = { token, body: {}, idempotencyKey: 'the same' };
  const [first, again] = [await gateway.call('checkInClaim', once), await gateway.call('checkInClaim', once)];
  expect(again.body).toEqual(first.body);
  expect(first.status).toBe(200);
});

test('INFO-05 each day in a row is worth more, once a day under parallel claims too, and a gap begins again', async () => {
  const { row } = await rich();
  const token = async () =>
    sessionService(gateway.database.queries, gateway.clock).begin('aurora', row.id, {
      ip: '127.0.0.1',
      agent: 'test',
    });
  const states = async () =>
    ((await gateway.call('checkIn', { token: await token() })).body.value as Value<'checkIn'>).days.map(
      ({ state }) => state[0],
    );
  const take = async () => claim('checkInClaim', await token(), {});
  const sums: (string | undefined)[] = [];
  for (let day = 0; day < 8; day += 1) {
    const { body } = await take();
    sums.push((body.value as Value<'checkInClaim'>).amount.amount);
    gateway.clock.advance(DAY);
  }
  expect(sums).toEqual(['2000', '3000', '4000', '5000', '6000', '8000', '20000', '2000']);
  expect((await states()).join('')).toBe('cdooooo');
  const answers = await Promise.all(Array.from({ length: 6 }, take));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  gateway.clock.advance(2 * DAY);
  expect((await states()).join('')).toBe('doooooo');
});
