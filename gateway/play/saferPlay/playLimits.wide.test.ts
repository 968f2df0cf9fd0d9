import { headers } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { betService } from '../seamlessWallet/betService.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { lotteryDesk } from '../../testing/lotteryDesk.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { sportsDesk } from '../../testing/sportsDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { covered } from '../../members/activity/activityService.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let gateway: TestGateway;
/** On the same database. */
let other: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  other = await testGateway({ beside: gateway, now: gateway.clock.now() });
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(async () => {
  await other.close();
  await gateway.close();
});

const rich = async (): Promise<TestMember> => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000_000n);
  return member;
};
const setLimit = (token: string, kind: string, period: string, amount: number | null) =>
  gateway.call('setLimit', {
    token,
    body: { kind, period, amount: amount === null ? null : String(amount) },
  });
const safer = (token: string) => desk.answered<Value<'saferPlay'>>('saferPlay', { token });
const limitOf = async (token: string, kind: string, period: string) =>
  (await safer(token)).limits.find((limit) => limit.kind === kind && limit.period === period);
const usedOf = async (token: string, kind: string, period = 'day') =>
  (await limitOf(token, kind, period))?.used.amount;

const limitRefusal = (kind: string, period: string) =>
  expect.objectContaining({
    code: 'limit_reached',
    value: { limit: expect.objectContaining({ kind, period }) as unknown },
  }) as unknown;

describe('SAFE-01 a limit of stakes', () => {
  test.each(['day', 'week', 'month'] as const)(
    'of a %s refuses the stake beyond it with the limit, and begins anew by the clock of the brand',
    async (period) => {
      const member = await rich();
      const { row } = member;
      await setLimit(member.token, 'stake', period, 300_000);
      await playRounds(gateway, row.id, [{ stake: 200_000, win: 500_000 }]);
      await expect(playRounds(gateway, row.id, [{ stake: 100_001 }])).rejects.toEqual(
        limitRefusal('stake', period),
      );
      // What was refused has not moved any money, and is not used.
      expect(await limitOf(member.token, 'stake', period)).toMatchObject({
        used: { amount: '200000' },
        left: { amount: '100000' },
      });
      await playRounds(gateway, row.id, [{ stake: 100_000, win: 0 }]);
      await expect(playRounds(gateway, row.id, [{ stake: 1 }])).rejects.toEqual(
        limitRefusal('stake', period),
      );
      const { to } = limitPeriod(period, gateway.clock.now(), 'Asia/Ho_Chi_Minh');
      const last = new Date(to.getTime() - 1);
      await expect(playRounds(gateway, row.id, [{ stake: 1, at: last }])).rejects.toEqual(
        limitRefusal('stake', period),
      );
      await playRounds(gateway, row.id, [{ stake: 300_000, at: to }]);
    },
  );

  test('takes room back where a stake is given back', async () => {
    const { row, token } = await rich();
    const vendor = vendorCalls(gateway);
    const { launched } = await playGame(gateway, { token }, 'RNG0001');
    await setLimit(token, 'stake', 'day', 300_000);
    const round = { visit: launched.visitId, round: `r-${row.id}` };
    expect((await vendor('bet', { ...round, amount: '300000' })).status).toBe(200);
    expect(await vendor('bet', { ...round, round: `s-${row.id}`, amount: '1' })).toMatchObject({
      status: 409,
      message: 'limit_reached',
    });
    // Said again, the stake that was taken is not judged again.
    expect((await vendor('bet', { ...round, amount: '300000' })).status).toBe(200);
    expect((await vendor('void', round)).status).toBe(200);
    expect(await usedOf(token, 'stake')).toBe('0');
    expect((await vendor('bet', { ...round, round: `t-${row.id}`, amount: '300000' })).status).toBe(200);
  });

  test('holds for lottery tickets, of which a slip beyond it places none', async () => {
    const lottery = lotteryDesk(gateway);
    await lottery.begin();
    const { token } = await lottery.player();
    await setLimit(token, 'stake', 'day', 5_000);
    const line = (times: number) => ({ unitStake: '1000', times });
    const beyond = await lottery.bet(token, 'VNMB', [line(3), line(3)]);
    expect([beyond.status, beyond.message]).toEqual([409, 'limit_reached']);
    expect(await usedOf(token, 'stake')).toBe('0');
    expect((await lottery.bet(token, 'VNMB', [line(3), line(2)])).status).toBe(200);
    expect((await lottery.bet(token, 'VNMB', [line(1)])).message).toBe('limit_reached');
  });

  test('holds for bets on matches', async () => {
    const sports = sportsDesk(gateway);
    await sports.begin();
    const { token } = await sports.player();
    await setLimit(token, 'stake', 'day', 150_000);
    const match = await sports.coming();
    expect((await sports.bet(token, match)).status).toBe(200);
    expect(await sports.bet(token, match)).toMatchObject({
      status: 409,
      message: 'limit_reached',
      value: { limit: { kind: 'stake', period: 'day', left: { amount: '50000' } } },
    });
  });

  test('is never passed by stakes that two gateways take at once', async () => {
    const member = await rich();
    await setLimit(member.token, 'stake', 'day', 300_000);
    const stake = (at: TestGateway) => () =>
      playRounds(at, member.row.id, [{ stake: 200_000 }]).then(
        () => 'taken',
        (refusal: { code: string }) => refusal.code,
      );
    const answers = await meetAtMember(
      gateway.database,
      member.row.id,
      [gateway, other, gateway, other].map(stake),
    );
    expect(answers.toSorted()).toEqual(['limit_reached', 'limit_reached', 'limit_reached', 'taken']);
    expect(await usedOf(member.token, 'stake')).toBe('200000');
  });
});

describe('SAFE-01 a limit of losses', () => {
  test('counts stakes less what they brought; a bet in play counts as lost, and a win is no more than none', async () => {
    const { row, token } = await rich();
    await setLimit(token, 'loss', 'week', 300_000);
    await playRounds(gateway, row.id, [
      { stake: 300_000, win: 200_000 },
      { stake: 200_000, win: 150_000 },
    ]);
    expect(await usedOf(token, 'loss', 'week')).toBe('150000');
    await playRounds(gateway, row.id, [{ stake: 100_000 }]);
    expect(await usedOf(token, 'loss', 'week')).toBe('250000');
    await expect(playRounds(gateway, row.id, [{ stake: 50_001 }])).rejects.toEqual(
      limitRefusal('loss', 'week'),
    );
    await playRounds(gateway, row.id, [{ stake: 50_000, win: 900_000 }]);
    expect(await usedOf(token, 'loss', 'week')).toBe('0');
    await expect(playRounds(gateway, row.id, [{ stake: 300_001 }])).rejects.toEqual(
      limitRefusal('loss', 'week'),
    );
  });

  test('a win of a bet of yesterday makes no room today', async () => {
    const { row, token } = await rich();
    const yesterday = new Date(gateway.clock.now().getTime() - 24 * HOUR);
    const { database, clock } = gateway;
    const visit = {
      id: clock.newId(),
      merchant: 'aurora',
      memberId: row.id,
      vassalage: 'NVP',
      gameCode: 'RNG0001',
      gameType: 'RNG',
    };
    const call = {
      visit,
      roundRef: clock.newId(),
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      id: clock.newId(),
      now: yesterday,
    } as const;
    await database.transaction((tx) => betService(tx).place(call, 100_000n));
    await playRounds(gateway, row.id, [{ stake: 200_000, win: 0 }]);
    await database.transaction((tx) => betService(tx).settle({ ...call, now: clock.now() }, 500_000n));
    expect([await usedOf(token, 'loss'), await usedOf(token, 'loss', 'week')]).toEqual(['200000', '0']);
  });
});

describe('SAFE-01 a limit of time', () => {
  const stretch = (begun: number, seen: number) => ({ begunAt: new Date(begun), seenAt: new Date(seen) });
  test('counts stretches that overlap once, and of a period only what lies in it', () => {
    const period = { from: new Date(100), to: new Date(200) };
    expect(covered([stretch(0, 110), stretch(105, 120), stretch(150, 160), stretch(190, 250)], period)).toBe(
      40,
    );
  });

  /** Presses on for so many minutes, one call a minute. */
  const active = async (token: string, minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      gateway.clock.advance(MINUTE);
      await gateway.call('memberInfo', { token });
    }
  };
  const minutesOf = async (token: string) => (await safer(token)).timeLimits[0]?.used;

  test('counts minutes of activity, and not those of a page that was left open', async () => {
    const member = await rich();
    await active(member.token, 5);
    expect(await minutesOf(member.token)).toBe(5);
    for (let minute = 0; minute < 11; minute += 1) {
      gateway.clock.advance(MINUTE);
      await gateway.call('unreadCount', { token: member.token, headers: { [headers.background]: '1' } });
    }
    await active(member.token, 3);
    expect(await minutesOf(member.token)).toBe(7);
  });

  test('ends play when it is used up, and leaves the session to withdraw', async () => {
    const member = await rich();
    const { token } = member;
    await setLimit(token, 'session', 'day', 15);
    const vendor = vendorCalls(gateway);
    const { launched } = await playGame(gateway, { token }, 'RNG0001');
    const bet = () =>
      vendor('bet', { visit: launched.visitId, round: gateway.clock.newId(), amount: '1000' });
    await active(token, 14);
    expect((await bet()).status).toBe(200);
    await active(token, 1);
    expect(await bet()).toMatchObject({ status: 409, message: 'limit_reached' });
    const play = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
    expect((await gateway.call('launchGame', { token, body: play })).body).toMatchObject({
      message: 'limit_reached',
      value: { timeLimit: { kind: 'session', period: 'day', amount: 15, left: 0 } },
    });
    expect((await gateway.call('withdrawDesk', { token })).status).toBe(200);
  });

  test.each([14, 24 * 60, 0])('of %p minutes a day is refused', async (minutes) => {
    const { token } = await gateway.members.create();
    expect((await setLimit(token, 'session', 'day', minutes)).status).toBe(400);
  });
});

describe('SAFE-01 at the first deposit', () => {
  const offers = async (token: string) =>
    (await desk.answered<Value<'depositDesk'>>('depositDesk', { token })).offerLimits;

  test('limits are offered until one is set, or they are declined, or money was paid in', async () => {
    const [setting, declining, paying] = [
      await gateway.members.create(),
      await gateway.members.create(),
      await gateway.members.create(),
    ];
    for (const { token } of [setting, declining, paying]) expect(await offers(token)).toBe(true);
    await setLimit(setting.token, 'loss', 'day', 100_000);
    expect(await offers(setting.token)).toBe(false);
    expect((await gateway.call('declineLimits', { token: declining.token })).status).toBe(200);
    expect(await offers(declining.token)).toBe(false);
    await desk.deposit(paying.token, 200_000);
    expect(await offers(paying.token)).toBe(true);
    await desk.after(6);
    expect(await offers(paying.token)).toBe(false);
  });
});
