import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { bets } from '../../play/bets/schema.ts';
import { games } from '../../catalogue/games/schema.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { giveMoney, playGame, vendorPages } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { playRound } from './engine/playRound.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001', lineNum: 20, minBet: 1_000 },
    { gameCode: 'ROU0001', gameType: 'ROU', minBet: 1_000 },
  ]);
});
afterAll(() => gateway.close());

const balanceOf = async (token: string) => {
  const { body } = await gateway.call('balance', { token });
  return Number((body.value as Value<'balance'>).balance.amount);
};
const memberWith = async (amount: bigint) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, amount);
  return member;
};
const key = (number: number) => `round-key-${number}`;

test('GAME-12 each round moves the balance by its stake and its win, and stands in the betting record', async () => {
  const member = await memberWith(1_000_000n);
  const { game, call, launched } = await playGame(gateway, member, 'RNG0001');
  expect(game).toMatchObject({
    engine: 'slots',
    balance: 1_000_000,
    stakes: expect.arrayContaining([1_000]),
  });
  let expected = 1_000_000;
  for (let number = 0; number < 25; number += 1) {
    const { value } = await call<PlayedView>('round', { key: key(number), stake: 2_000 });
    expected += value.round.win - 2_000;
    expect(value.balance).toBe(expected);
  }
  expect(await balanceOf(member.token)).toBe(expected);
  const rows = await gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id));
  expect(rows).toHaveLength(25);
  const net = rows.reduce((sum, { win, stake }) => sum + win - stake, 0n);
  expect(Number(net)).toBe(expected - 1_000_000);
  const { body } = await gateway.call('gameVisit', {
    token: member.token,
    query: { visitId: launched.visitId },
  });
  expect(body.value).toMatchObject({ rounds: 25, net: { amount: String(net), currency: 'VND' } });
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('GAME-12 the same key is the same round: nothing moves twice, and another stake with it is refused', async () => {
  const member = await memberWith(10_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  const first = await call<PlayedView>('round', { key: key(1), stake: 1_000 });
  const again = await call<PlayedView>('round', { key: key(1), stake: 1_000 });
  expect(again.value.round).toEqual(first.value.round);
  expect(again.value.balance).toBe(first.value.balance);
  expect(await call('round', { key: key(1), stake: 2_000 })).toMatchObject({ status: 422 });
});

test('GAME-12 a hundred requests at once with one key play one round', async () => {
  const member = await memberWith(1_000_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call<PlayedView>('round', { key: key(7), stake: 1_000 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { value } of answers) expect(value).toEqual(answers[0]?.value);
  const rows = await gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id));
  expect(rows).toHaveLength(1);
});

test('GAME-12 without the money there is no round, and with it the next one is played', async () => {
  const member = await memberWith(500n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  expect(await call('round', { key: key(1), stake: 1_000 })).toMatchObject({
    status: 409,
    message: 'insufficient_funds',
  });
  expect(await balanceOf(member.token)).toBe(500);
  await giveMoney(gateway, member.row.id, 10_000n);
  expect(await call('round', { key: key(2), stake: 1_000 })).toMatchObject({ status: 200 });
});

test.each([{ stake: 1_001 }, { stake: 0 }, {}, { bets: [] }, { stake: 1_000, extra: 1 }])(
  'GAME-12 a stake that the game does not offer is refused: %j',
  async (asked) => {
    const { call } = await playGame(gateway, await memberWith(10_000n), 'RNG0001');
    expect(await call('round', { key: key(1), ...asked })).toMatchObject({ status: 400 });
  },
);

test('GAME-12 a table pays each field by its odds', async () => {
  const member = await memberWith(1_000_000n);
  const { game, call } = await playGame(gateway, member, 'ROU0001');
  expect(game.engine).toBe('roulette');
  const asked = [
    { kind: 'colour', choice: 0, stake: 10_000 },
    { kind: 'colour', choice: 1, stake: 10_000 },
  ];
  const { value } = await call<PlayedView>('round', { key: key(1), bets: asked });
  const { outcome } = value.round;
  const number = outcome.engine === 'roulette' ? outcome.round.number : -1;
  expect(value.round.win).toBe(number === 0 ? 0 : 20_000);
  const wrong = [{ kind: 'colour', choice: 2, stake: 10_000 }];
  expect(await call('round', { key: key(2), bets: wrong })).toMatchObject({ status: 400 });
});

test('GAME-12 a player can prove every round: the seed told afterwards fits the hash shown before and gives the same outcome', async () => {
  const { game, call } = await playGame(gateway, await memberWith(1_000_000n), 'RNG0001');
  const own = await call<SeedChange>('seed', { clientSeed: 'my own luck' });
  expect(await seedHash(own.value.before?.serverSeed ?? '')).toBe(game.seed.hash);
  for (let number = 0; number < 3; number += 1) await call('round', { key: key(number), stake: 1_000 });
  const hidden = (await call<ProvenRound[]>('rounds')).value;
  expect(hidden.map(({ serverSeed }) => serverSeed)).toEqual([null, null, null]);
  const { before } = (await call<SeedChange>('seed', { clientSeed: 'next' })).value;
  expect(await seedHash(before?.serverSeed ?? '')).toBe(own.value.seed.hash);
  for (const { clientSeed, nonce, serverSeed, outcome, win, stake } of (await call<ProvenRound[]>('rounds'))
    .value) {
    expect(clientSeed).toBe('my own luck');
    const request = { engine: 'slots', model: game.model, lines: game.lines, stake } as const;
    const replayed = await playRound(request, { serverSeed: serverSeed ?? '', clientSeed, nonce });
    expect(replayed).toEqual({ outcome, win });
  }
});

test('GAME-12 a round whose page was lost is shown when the game is opened again, until it was seen', async () => {
  const member = await memberWith(1_000_000n);
  const first = await playGame(gateway, member, 'RNG0001');
  const { value } = await first.call<PlayedView>('round', { key: key(1), stake: 1_000 });
  const second = await playGame(gateway, member, 'RNG0001');
  expect(second.game.unfinished).toEqual(value.round);
  await second.call('shown', { id: value.round.id });
  expect((await playGame(gateway, member, 'RNG0001')).game.unfinished).toBeNull();
});

test('GAME-12 opening a game anew closes its other pages, whose seed is then told', async () => {
  const member = await memberWith(1_000_000n);
  const first = await playGame(gateway, member, 'RNG0001');
  await playGame(gateway, member, 'RNG0001');
  expect(await first.call('round', { key: key(1), stake: 1_000 })).toMatchObject({ status: 401 });
});

test('SYS-09 after logging out no stake is taken', async () => {
  const member = await memberWith(10_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  await gateway.call('logout', { token: member.token });
  expect(await call('round', { key: key(1), stake: 1_000 })).toMatchObject({ status: 401 });
});

test('TRIAL-02 a trial game plays without money: no ledger, no betting record', async () => {
  const trial = await gateway.members.create({ type: 4 });
  const { game, call } = await playGame(gateway, trial, 'RNG0001', 'launchTrial');
  expect(game).toMatchObject({ mode: 'trial', balance: 5_000_000 });
  const { value } = await call<PlayedView>('round', { key: key(1), stake: 1_000 });
  expect(value.balance).toBe(5_000_000 - 1_000 + value.round.win);
  expect(await gateway.database.queries.select().from(bets).where(eq(bets.memberId, trial.row.id))).toEqual(
    [],
  );
});

test("security row 11: the vendor's host serves nothing of the site, and the site's host nothing of the vendor's", async () => {
  const at = async (host: string, url: string) =>
    (await gateway.app.inject({ url, headers: { host, 'x-marquee-client': 'x' } })).statusCode;
  expect(await at('games.aurora.localhost', '/wps/system/status')).toBe(404);
  expect(await at('games.aurora.localhost', '/')).toBe(404);
  expect(await at('aurora.localhost', '/play/api/game')).toBe(404);
  expect(await at('games.aurora.localhost', '/healthz')).toBe(200);
  expect(await vendorPages(gateway).call('game')).toMatchObject({ status: 401 });
});

test('GAME-06 a game that closes while it is open takes no new round, and one begun before is told', async () => {
  const member = await memberWith(1_000_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  const first = { key: 'before-it-closed', stake: 1_000 };
  const played = await call<PlayedView>('round', first);
  const named = eq(games.gameCode, 'RNG0001');
  const close = (maintenanceEnd: Date | null) =>
    gateway.database.queries.update(games).set({ maintenanceEnd }).where(named);
  await close(new Date(gateway.clock.now().getTime() + 60_000));
  expect(await call('round', { key: 'after-it-closed', stake: 1_000 })).toMatchObject({
    status: 503,
    message: 'game_maintenance',
  });
  expect((await call<PlayedView>('round', first)).value.round.id).toBe(played.value.round.id);
  await close(null);
  expect(await call('round', { key: 'open-once-more', stake: 1_000 })).toMatchObject({ status: 200 });
});

test('SAFE-01 a round that a limit refuses tells the page of the game which limit', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  await giveMoney(gateway, member.row.id, 1_000_000n);
  await gateway.call('setLimit', { token, body: { kind: 'stake', period: 'day', amount: '1500' } });
  const { call, game } = await playGame(gateway, member, 'RNG0001');
  const [stake] = game.stakes;
  const spin = () => call('round', { key: gateway.clock.newId(), stake });
  const answers = [await spin(), await spin()];
  expect(answers.at(-1)).toMatchObject({
    message: 'limit_reached',
    value: { limit: { kind: 'stake', period: 'day', amount: { amount: '1500' } } },
  });
});
