import { and, eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { bets } from '../../play/bets/schema.ts';
import type { PlayedView } from '../../sandbox/games/engine/gameWire.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';
import { bookPoints } from '../points/pointBooks.ts';
import { pointStore } from '../points/pointStore.ts';
import { promotionDesk, type NewPromotion } from '../promotions/promotionDesk.ts';

let gateway: TestGateway;
/** Another gateway on the same database, with connections of its own. */
let beside: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
  beside = await testGateway({ beside: gateway, now: gateway.clock.now() });
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001' },
    { gameCode: 'RNG0002' },
    { gameCode: 'ROU0001', gameType: 'ROU' },
  ]);
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await beside.close();
  await gateway.close();
});

const DAY = 86_400_000;
const rounds = { count: 5, stake: '2000', games: ['RNG0001'], days: 7 };

const offer = (plan: Partial<NewPromotion> = {}) =>
  gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      ...{ merchant: 'aurora', category: 'slots', action: 'claim', period: 'once', rules: {} },
      reward: { kind: 'rounds', rounds, times: 10, days: 7 },
      texts: { EN: { title: 'Rounds', lead: 'Lead', content: '<p>Terms</p>' } },
      ...{ image: '/art/props/spins', sort: 0, startsAt: gateway.clock.now() },
      ...plan,
    }),
  );

const claim = ({ token }: TestMember, id: number, at = gateway) =>
  at.call('promotionReward', { token, body: { id }, idempotencyKey: gateway.clock.newId() });

const listOf = async (member: TestMember) => {
  const token = await cashierDesk(gateway).again(member);
  const { body } = await gateway.call('freeRounds', { token, query: { language: 'EN' } });
  return (body.value as Value<'freeRounds'>).list;
};

const moneyOf = ({ row }: TestMember, kind: 'member' | 'bonus') =>
  balanceOf(gateway.database.queries, 'aurora', { kind, owner: row.id }, 'VND');

/** A member with free rounds and money of the member's own, and a visit to the game. */
const withRounds = async (plan: Partial<typeof rounds> = {}, gameCode = 'RNG0001') => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 100_000n);
  const { id } = await offer({
    reward: { kind: 'rounds', rounds: { ...rounds, ...plan }, times: 10, days: 7 },
  });
  expect((await claim(member, id)).body.value).toEqual({ amount: null, rounds: plan.count ?? rounds.count });
  const [given] = await listOf(member);
  if (given === undefined) throw new Error('No free rounds were given');
  const body = { gameCode, vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const answer = await gateway.call('launchGame', { token: member.token, body });
  const { visitId: visit } = answer.body.value as Value<'launchGame'>;
  let made = 0;
  return {
    member,
    promotionId: id,
    free: given.id,
    newRound: () => ({ visit, round: `r-${visit}-${(made += 1)}` }),
  };
};

const rowOf = async (round: string) => {
  const [row] = await gateway.database.queries
    .select()
    .from(bets)
    .where(and(eq(bets.merchant, 'aurora'), eq(bets.roundRef, round)));
  return row;
};

test('PROMO-03 a promotion gives rounds for a game, which takes them before money; what they win is one bonus', async () => {
  const { member } = await withRounds({ count: 12 });
  const { game, call } = await playGame(gateway, member, 'RNG0001');
  expect(game.free).toMatchObject({ stake: 2_000, left: 12, total: 12, won: 0 });
  let won = 0;
  for (let played = 1; played <= 12; played += 1) {
    const asked = { key: `free-round-${played}`, stake: 2_000, free: game.free?.id };
    const { value } = await call<PlayedView>('round', asked);
    won += value.round.win;
    expect(value.balance).toBe(100_000);
    expect(value.free).toEqual(played === 12 ? null : expect.objectContaining({ left: 12 - played, won }));
  }
  expect(won).toBeGreaterThan(0);
  expect(await moneyOf(member, 'bonus')).toBe(BigInt(won));
  const more = { key: 'free-round-13', stake: 2_000, free: game.free?.id };
  expect(await call('round', more)).toMatchObject({ status: 409, message: 'free_rounds_gone' });

  await gateway.jobs.runDue();
  expect(await moneyOf(member, 'bonus')).toBe(0n);
  expect(await moneyOf(member, 'member')).toBe(100_000n + BigInt(won));
  const { body } = await gateway.call('bonuses', { token: member.token, query: { language: 'EN' } });
  const [bonus] = (body.value as Value<'bonuses'>).list;
  expect(bonus).toMatchObject({
    reward: { source: 'freeRounds', amount: { amount: String(won) }, times: 10 },
    wagering: {
      required: { amount: String(won * 10) },
      counted: { amount: '0' },
      bound: { amount: String(won) },
    },
  });
  expect(await listOf(member)).toMatchObject([
    { left: 0, state: 'played', isPaid: true, won: { amount: String(won) } },
  ]);
  // Nothing of it was the member's stake: neither turnover nor the record counts it as one.
  const rows = await gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id));
  expect(rows.map(({ stake, win, validBet, freeStake }) => [stake, win, validBet, freeStake])).toEqual(
    Array.from({ length: 12 }, () => [0n, 0n, 0n, 2_000n]),
  );
});

test('PROMO-03 forty stakes at once at two gateways take no more rounds than there are', async () => {
  const { member, free, newRound } = await withRounds({ count: 7 });
  const say = [vendorCalls(gateway), vendorCalls(beside)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      say[place % 2]?.('bet', { ...newRound(), amount: '2000', free }),
    ),
  );
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(7);
  expect(new Set(answers.map((answer) => answer?.message))).toEqual(new Set([undefined, 'free_rounds_gone']));
  expect(await moneyOf(member, 'member')).toBe(100_000n);
  expect(await listOf(member)).toMatchObject([{ left: 0, total: 7 }]);
});

test('PROMO-03 a free round is taken, won and given back once, however often and wherever it is said', async () => {
  const { member, free, newRound } = await withRounds();
  const [one, other] = [vendorCalls(gateway), vendorCalls(beside)];
  const round = newRound();
  for (const say of [one, other, one])
    expect(await say('bet', { ...round, amount: '2000', free })).toMatchObject({ status: 200 });
  expect(await listOf(member)).toMatchObject([{ left: 4 }]);
  const wins = await Promise.all(
    [one, other, one, other].map((say) => say('win', { ...round, amount: '9000' })),
  );
  expect(wins.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await moneyOf(member, 'bonus')).toBe(9_000n);
  expect(await one('win', { ...round, amount: '9001' })).toMatchObject({ status: 422 });
  expect(await one('void', round)).toMatchObject({ message: 'operation_not_enabled' });

  const voided = newRound();
  await one('bet', { ...voided, amount: '2000', free });
  expect(await listOf(member)).toMatchObject([{ left: 3 }]);
  await Promise.all([one('void', voided), other('void', voided)]);
  expect(await listOf(member)).toMatchObject([{ left: 4 }]);
  expect(await one('bet', { ...voided, amount: '2000', free })).toMatchObject({
    message: 'operation_not_enabled',
  });
  expect(await rowOf(voided.round)).toMatchObject({ state: 'void', stake: 0n, win: 0n });
});

test('FIX-05 a free round could win any sum: it wins no more than the game pays for its stake', async () => {
  const { member, free, newRound } = await withRounds();
  const say = vendorCalls(gateway);
  const round = newRound();
  await say('bet', { ...round, amount: '2000', free });
  expect(await say('win', { ...round, amount: '999999999999999' })).toMatchObject({
    message: 'amount_out_of_range',
  });
  expect(await moneyOf(member, 'bonus')).toBe(0n);
  expect(await say('win', { ...round, amount: '8000' })).toMatchObject({ status: 200 });
  expect(await moneyOf(member, 'bonus')).toBe(8_000n);
});

test('PROMO-03 another stake, another game, another member and a round for money take no free round', async () => {
  const { member, free, newRound } = await withRounds();
  const elsewhere = await withRounds({}, 'RNG0002');
  const say = vendorCalls(gateway);
  const refused = { status: 409, message: 'free_rounds_gone' };
  expect(await say('bet', { ...newRound(), amount: '4000', free })).toMatchObject(refused);
  expect(await say('bet', { ...elsewhere.newRound(), amount: '2000', free: elsewhere.free })).toMatchObject(
    refused,
  );
  expect(await say('bet', { ...newRound(), amount: '2000', free: elsewhere.free })).toMatchObject(refused);
  const round = newRound();
  await say('bet', { ...round, amount: '2000' });
  expect(await say('bet', { ...round, amount: '2000', free })).toMatchObject({ status: 422 });
  const taken = newRound();
  await say('bet', { ...taken, amount: '2000', free });
  expect(await say('bet', { ...taken, amount: '2000' })).toMatchObject({ status: 422 });
  expect(await listOf(member)).toMatchObject([{ left: 4 }]);
  expect(await say('freeRounds', { visit: elsewhere.newRound().visit })).toMatchObject({
    value: { free: null },
  });
});

test('PROMO-03 at their end rounds are over; what was won is paid, once an open round has ended', async () => {
  const { member, free, newRound } = await withRounds();
  const say = vendorCalls(gateway);
  const [won, open] = [newRound(), newRound()];
  await say('bet', { ...won, amount: '2000', free });
  await say('win', { ...won, amount: '6000' });
  await say('bet', { ...open, amount: '2000', free });
  await gateway.jobs.passTo(new Date(gateway.clock.now().getTime() + 7 * DAY));
  expect(await say('bet', { ...newRound(), amount: '2000', free })).toMatchObject({
    message: 'free_rounds_gone',
  });
  expect(await listOf(member)).toMatchObject([{ left: 3, state: 'ended', isPaid: false }]);
  expect(await moneyOf(member, 'bonus')).toBe(6_000n);
  await say('win', { ...open, amount: '1000' });
  await gateway.jobs.passTo(new Date(gateway.clock.now().getTime() + 61_000));
  expect(await listOf(member)).toMatchObject([{ left: 3, state: 'ended', isPaid: true }]);
  expect(await moneyOf(member, 'bonus')).toBe(0n);
  expect(await moneyOf(member, 'member')).toBe(107_000n);
});

test('PROMO-03 a claim from two gateways at once gives the rounds once', async () => {
  const member = await gateway.members.create();
  const { id } = await offer();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => claim(member, id, place % 2 === 0 ? gateway : beside)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await listOf(member)).toHaveLength(1);
});

test('SAFE-04 who rests is not shown free rounds and plays none', async () => {
  const { member, free, newRound } = await withRounds();
  await coolOffService(gateway.database.queries).take(
    { merchant: 'aurora', memberId: member.row.id },
    { kind: 'break', until: new Date(gateway.clock.now().getTime() + 3_600_000) },
    gateway.clock.now(),
  );
  expect(await listOf(member)).toEqual([]);
  expect(await vendorCalls(gateway)('bet', { ...newRound(), amount: '2000', free })).toMatchObject({
    message: 'on_break',
  });
});

test('GAME-12 tables and trials take no free rounds', async () => {
  const { member } = await withRounds({ games: ['RNG0001', 'ROU0001'] });
  const { game } = await playGame(gateway, member, 'ROU0001');
  expect(game.free).toBeNull();
  const trial = await playGame(gateway, member, 'RNG0001', 'launchTrial');
  expect(trial.game.free).toBeNull();
  const asked = { key: 'trial-round-1', stake: 2_000, free: gateway.clock.newId() };
  expect(await trial.call('round', asked)).toMatchObject({ status: 400 });
});

test('PROMO-01 an offer of rounds says how many, of what stake, in which games and until when', async () => {
  const member = await gateway.members.create();
  const { id } = await offer();
  const look = async () =>
    (await gateway.call('promotion', { token: member.token, query: { id: String(id), language: 'EN' } })).body
      .value as Value<'promotion'>;
  expect((await look()).reward).toMatchObject({
    kind: 'rounds',
    rounds: { count: 5, stake: { amount: '2000', currency: 'VND' }, games: ['RNG0001'], days: 7 },
    times: 10,
  });
  await claim(member, id);
  expect((await look()).entry?.rounds).toMatchObject({ left: 5, total: 5, won: { amount: '0' } });
});

test('POINT-01 rounds are had for points, for as many pieces as were redeemed, and stand in the history', async () => {
  const { row, token } = await gateway.members.create();
  const owner = { merchant: 'aurora', memberId: row.id };
  const { database, clock } = gateway;
  await database.transaction((tx) =>
    bookPoints(tx, clock, owner, {
      reason: 'points.earned',
      lines: [
        {
          ...{ type: 'slots', quantity: 1, pointsEach: 500, currency: 'VND' },
          amountEach: 1n,
          changed: 500n,
        },
      ],
      now: clock.now(),
    }),
  );
  const reward = await pointStore(database.queries).addReward({
    ...{ merchant: 'aurora', kind: 'rounds', category: 'rounds', image: '/art/props/spins', points: 200 },
    ...{ texts: { EN: { title: 'Rounds', lead: '' } }, rounds, times: 10, days: 7, sort: 0 },
  });
  const { body } = await gateway.call('pointsRedeem', {
    token,
    idempotencyKey: clock.newId(),
    body: {
      ...{ id: reward.id, quantity: 2, points: 200 },
      ticket: await cashierDesk(gateway).ticket({ row, token }),
    },
  });
  expect(body.value).toMatchObject({ status: 'approved', amount: null, rounds: 10, points: 100 });
  expect(await listOf({ row, token })).toMatchObject([{ source: 'points', total: 10, left: 10 }]);
  const again = await cashierDesk(gateway).again({ row, token });
  const query = { language: 'EN', pageNo: '1', pageSize: '20' };
  const history = (await gateway.call('pointsRedeemList', { token: again, query })).body.value;
  expect((history as Value<'pointsRedeemList'>).list).toMatchObject([{ amount: null, rounds: 10 }]);
});

test('cashier: free rounds hold back nothing of the member’s own money', async () => {
  const { member } = await withRounds();
  expect(await cashierDesk(gateway).balance(member.token)).toBe('100000');
  const { body } = await gateway.call('wallets', { token: member.token });
  expect((body.value as Value<'wallets'>).withdrawable.amount).toBe('100000');
});
