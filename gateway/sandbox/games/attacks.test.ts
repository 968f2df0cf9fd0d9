import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { giveMoney, playGame, vendorPages } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { ProvenRound } from './engine/gameWire.ts';

const START = 10_000n;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001' },
    { gameCode: 'ROU0001', gameType: 'ROU' },
  ]);
});
afterAll(() => gateway.close());

const atTable = async (gameCode: string) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const opened = await playGame(gateway, member, gameCode);
  const money = () =>
    balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
  return { member, money, ...opened };
};

let keys = 0;
const key = () => `attack-${(keys += 1)}`;

test('security row 25: thirty spins at once over the money of ten take it once and leave nothing below zero', async () => {
  const { call, money } = await atTable('RNG0001');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => call<{ round: { win: number } }>('round', { key: key(), stake: 1_000 })),
  );
  const played = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ message }) => message === 'insufficient_funds');
  expect(played.length + refused.length).toBe(30);
  expect(played.length).toBeGreaterThanOrEqual(10);
  const won = played.reduce((sum, { value }) => sum + value.round.win, 0);
  expect(await money()).toBe(START - BigInt(played.length) * 1_000n + BigInt(won));
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

const straight = (stake: unknown, choice: unknown = 7, kind = 'straight') => ({ kind, choice, stake });

test.each([
  [[straight(0)]],
  [[straight(-1_000)]],
  [[straight(1.5)]],
  [[straight(null)]],
  [[straight('1000')]],
  [[straight(1e400)]],
  [[straight(Number.MAX_SAFE_INTEGER)]],
  [[straight(2 ** 53)]],
  [Array.from({ length: 100 }, () => straight(Number.MAX_SAFE_INTEGER))],
  [[straight(1_000, 37)]],
  [[straight(1_000, -1)]],
  [[straight(1_000, 60, 'split')]],
  [[straight(1_000, 2, 'colour')]],
  [[straight(1_000, 0, '__proto__')]],
  [[straight(1_000, 0, 'constructor')]],
  [Array.from({ length: 200 }, () => straight(1_000))],
])('security row 27: chips that no table takes are refused and move nothing (%#)', async (bets) => {
  const { call, money } = await atTable('ROU0001');
  expect(await call('round', { key: key(), bets })).toMatchObject({ status: 400 });
  expect(await money()).toBe(START);
});

test.each([-1_000, 0.1, 1e400, 1e21, '1000', [1_000], { valueOf: 1_000 }, null, true])(
  'security row 27: a stake of %p on a slot is refused and moves nothing',
  async (stake) => {
    const { call, money } = await atTable('RNG0001');
    expect(await call('round', { key: key(), stake })).toMatchObject({ status: 400 });
    expect(await money()).toBe(START);
  },
);

test("security row 23: another player's round, key and seeds are out of reach", async () => {
  const [one, other] = [await atTable('RNG0001'), await atTable('RNG0001')];
  const shared = key();
  const { value } = await one.call<{ round: { id: string } }>('round', { key: shared, stake: 1_000 });
  expect(await other.call('shown', { id: value.round.id })).toMatchObject({ status: 200 });
  const again = await playGame(gateway, one.member, 'RNG0001');
  expect(again.game.unfinished?.id).toBe(value.round.id);
  // The same key is another player's own round.
  const own = await other.call<{ round: { id: string } }>('round', { key: shared, stake: 1_000 });
  expect(own.value.round.id).not.toBe(value.round.id);
  const seen = (await other.call<ProvenRound[]>('rounds')).value;
  expect(seen.map(({ id }) => id)).toEqual([own.value.round.id]);
});

test('security row 23: tokens of the site and of the vendor open nothing of each other', async () => {
  const { member, game } = await atTable('RNG0001');
  const pages = vendorPages(gateway);
  for (const token of [member.token, game.token.slice(0, -1), '', 'null']) {
    expect(await pages.call('game', { token })).toMatchObject({ status: 401 });
  }
  expect(await gateway.call('balance', { token: game.token })).toMatchObject({ status: 401 });
  expect(await vendorPages(gateway, 'aurora.localhost').call('game', { token: game.token })).toMatchObject({
    status: 404,
  });
});

test('GAME-12 of twenty that open one launch ticket at once, one plays', async () => {
  const { token } = await gateway.members.create();
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const { url } = (await gateway.call('launchGame', { token, body })).body.value as { url: string };
  const pages = vendorPages(gateway);
  const opened = await Promise.all(Array.from({ length: 20 }, () => pages.open(url)));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('GAME-12 taking new seeds while rounds are drawn tells no outcome before its stake is settled', async () => {
  const { call, money } = await atTable('RNG0001');
  const acts = Array.from({ length: 12 }, (_, at) =>
    at % 3 === 2 ? call('seed', { clientSeed: `mine${at}` }) : call('round', { key: key(), stake: 500 }),
  );
  await Promise.all(acts);
  gateway.clock.advance(61_000);
  const { value: rounds } = await call<ProvenRound[]>('rounds');
  const after = rounds.reduce((sum, { stake, win }) => sum + BigInt(win) - BigInt(stake), START);
  const { database } = gateway;
  expect(booksAreSound(await compareBalances(database))).toBe(true);
  expect(rounds.length).toBeLessThanOrEqual(8);
  // What was given up is either back already or comes back with the next recovery: never more than was staked.
  const difference = (await money()) - after;
  expect(difference % 500n === 0n || difference > -START).toBe(true);
});
