import { eq } from 'drizzle-orm';
import { bets } from '../../../play/bets/schema.ts';
import { members } from '../../../members/members/schema.ts';
import { balanceOf } from '../../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../../ledger/audit/comparison.ts';
import { signingSecrets } from '../../../platform/secrets/signingSecrets.ts';
import { giveMoney, playGame } from '../../../testing/playGame.ts';
import { testGames } from '../../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, TableView } from '../engine/gameWire.ts';
import { playRound } from '../engine/playRound.ts';
import { seedHash } from '../../../platform/fairness/seedDraws.ts';
import { roundService } from '../roundService.ts';
import { sendInProcess, walletClient } from '../walletClient.ts';
import { roomRound, SHOE } from './roomClock.ts';
import { roomTables } from './roomTable.ts';
import { silentLog } from '../../../testing/silentLog.ts';

const START = 1_000_000n;
const ROOM = 'LIVE0001';
const SIDES = [{ side: 'player', stake: 10_000 }] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: ROOM, gameType: 'LIVE', art: { theme: 'felt', motif: 'baccarat' } },
    { gameCode: 'LIVE0003', gameType: 'LIVE', art: { theme: 'wine', motif: 'dice-plate' } },
    { gameCode: 'LIVE0004', gameType: 'LIVE', art: { theme: 'violet', motif: 'coin-plate' } },
    { gameCode: 'LIVE0002', gameType: 'LIVE', art: { theme: 'felt', motif: 'roulette' } },
  ]);
});
afterAll(() => gateway.close());

let keys = 0;
const key = () => `room-round-${(keys += 1)}`;

/** Lets time pass until an instant of the table. */
const until = (instant: string, by = 0): void => {
  gateway.clock.advance(Date.parse(instant) + by - gateway.clock.now().getTime());
};

const sit = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game, call } = await playGame(gateway, member, ROOM);
  return {
    member,
    game,
    call,
    look: async () => (await call<TableView>('table')).value,
    place: (round: number, named = key()) => call<PlayedView>('round', { key: named, sides: SIDES, round }),
    dealt: (id: string) => call<PlayedView>('dealt', { id }),
    money: () =>
      balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
  };
};

/** A table at the beginning of a round. */
const fresh = async ({ look }: Awaited<ReturnType<typeof sit>>): Promise<TableView> => {
  until((await look()).endsAt);
  return look();
};

const recover = async () => {
  const { app, database, clock: runtime } = gateway;
  const secrets = signingSecrets(database.queries, runtime);
  const wallet = walletClient({
    send: sendInProcess(app),
    secrets: () => secrets.valid('vendor wallet'),
    runtime,
  });
  return roundService({ database, runtime, wallet, log: silentLog }).recover();
};

test('GAME-11 a table tells a player who sits there: initials of the others, and nothing else of them', async () => {
  const players = await Promise.all([
    gateway.members.create({ account: 'annalee' }),
    gateway.members.create({ account: 'boris' }),
  ]);
  const nickname = { nickname: 'Bình Minh' };
  await gateway.database.queries.update(members).set(nickname).where(eq(members.id, players[1].row.id));
  const seen = [];
  for (const member of players) seen.push((await playGame(gateway, member, 'LIVE0004')).game.table?.seats);
  const total = expect.any(Number) as number;
  expect(seen).toEqual([
    { total, taken: 1, own: 'A', others: [] },
    { total, taken: 2, own: 'BM', others: ['A'] },
  ]);
  gateway.clock.advance(10 * 60_000);
  const again = await playGame(gateway, players[0], 'LIVE0004');
  expect(again.game.table?.seats).toEqual({ total, taken: 1, own: 'A', others: [] });
});

test('GAME-11 all at a live table play the same cards, which nobody is told while bets are taken', async () => {
  const [one, other] = [await sit(), await sit()];
  expect(one.game).toMatchObject({ engine: 'baccarat', table: { round: expect.any(Number) } });
  const table = await fresh(one);
  expect(table.dealt).toBeNull();
  const [first, second] = [(await one.place(table.round)).value, (await other.place(table.round)).value];
  expect(first.round).toMatchObject({ win: 0, outcome: { engine: 'table', dealtAt: table.dealtAt } });
  expect((await one.dealt(first.round.id)).value.round.outcome.engine).toBe('table');
  until(table.dealtAt);
  const ended = [(await one.dealt(first.round.id)).value, (await other.dealt(second.round.id)).value];
  expect(ended[0]?.round.outcome).toEqual(ended[1]?.round.outcome);
  const { dealt, past } = await one.look();
  if (dealt?.engine !== 'baccarat') throw new Error('The table dealt no cards');
  expect(past.at(-1)).toEqual(dealt);
  const { player, banker, winner } = dealt.round;
  expect(ended[0]?.round.outcome).toMatchObject({
    engine: 'baccarat',
    round: { player, banker, winner },
  });
  const win = ended[0]?.round.win ?? 0;
  expect(await one.money()).toBe(START - 10_000n + BigInt(win));
  expect((await one.dealt(first.round.id)).value.round.win).toBe(win);
  expect(await one.money()).toBe(START - 10_000n + BigInt(win));
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('GAME-11 a live table takes no bet for a round that is closed, over or yet to come', async () => {
  const seat = await sit();
  const table = await fresh(seat);
  expect(await seat.place(table.round + 1)).toMatchObject({ message: 'draw_closed' });
  expect(await seat.place(table.round - 1)).toMatchObject({ message: 'draw_closed' });
  expect(await seat.call('round', { key: key(), sides: SIDES })).toMatchObject({ status: 400 });
  until(table.bettingUntil);
  expect(await seat.place(table.round)).toMatchObject({ message: 'draw_closed' });
  until(table.dealtAt);
  expect(await seat.place(table.round)).toMatchObject({ message: 'draw_closed' });
  expect(await seat.money()).toBe(START);
});

test('GAME-11 of many bets at once of one player one lies on the table', async () => {
  const seat = await sit();
  const { round } = await fresh(seat);
  const answers = await Promise.all(Array.from({ length: 12 }, () => seat.place(round)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await seat.money()).toBe(START - 10_000n);
});

test('GAME-11 bets whose player has gone are booked by what the table dealt', async () => {
  const seat = await sit();
  const table = await fresh(seat);
  const { value } = await seat.place(table.round);
  until(table.dealtAt, 61_000);
  await recover();
  const [row] = await gateway.database.queries
    .select()
    .from(bets)
    .where(eq(bets.memberId, seat.member.row.id));
  expect(row?.state).toBe('settled');
  expect(await seat.money()).toBe(START - 10_000n + (row?.win ?? 0n));
  const again = await playGame(gateway, seat.member, ROOM);
  expect(again.game.unfinished).toMatchObject({ id: value.round.id, win: Number(row?.win) });
});

test('GAME-11 a table that is reopened after its round was dealt gets the result at once, which is paid and sent once only', async () => {
  const seat = await sit();
  const table = await fresh(seat);
  const { value } = await seat.place(table.round);
  const during = await playGame(gateway, seat.member, ROOM);
  expect(during.game.unfinished).toMatchObject({ id: value.round.id, outcome: { engine: 'table' } });
  until(table.endsAt);
  const after = await playGame(gateway, seat.member, ROOM);
  const { unfinished, balance } = after.game;
  expect(unfinished).toMatchObject({ id: value.round.id, outcome: { engine: 'baccarat' } });
  expect(BigInt(balance)).toBe(START - 10_000n + BigInt(unfinished?.win ?? 0));
  expect(await seat.money()).toBe(BigInt(balance));
  await after.call('shown', { id: value.round.id });
  expect((await playGame(gateway, seat.member, ROOM)).game.unfinished).toBeNull();
});

test('GAME-11 of two rounds that ended unseen the newer is told, and the older is not told after it', async () => {
  const seat = await sit();
  for (let times = 0; times < 2; times += 1) {
    const table = await fresh(seat);
    await seat.place(table.round);
    until(table.dealtAt, 61_000);
    await recover();
  }
  const again = await playGame(gateway, seat.member, ROOM);
  const newer = again.game.unfinished;
  expect(newer).not.toBeNull();
  await again.call('shown', { id: newer?.id ?? '' });
  expect((await playGame(gateway, seat.member, ROOM)).game.unfinished).toBeNull();
});

test('GAME-11 what a live table dealt can be proved once its shoe is over, and not before', async () => {
  const seat = await sit();
  const table = await fresh(seat);
  const { value } = await seat.place(table.round);
  until(table.dealtAt);
  await seat.dealt(value.round.id);
  const rounds = async () => (await seat.call<ProvenRound[]>('rounds')).value;
  expect((await rounds())[0]?.serverSeed).toBeNull();
  const hidden = (await rounds())[0]?.hash;
  // To the next shoe, at which somebody else looks.
  gateway.clock.advance(SHOE * 32_000);
  const later = await sit();
  await later.look();
  const [proven] = await rounds();
  expect(await seedHash(proven?.serverSeed ?? '')).toBe(hidden);
  const { request, clientSeed = '', nonce = 0, outcome, win } = proven ?? {};
  if (request === undefined) throw new Error('No round');
  expect(await playRound(request, { serverSeed: proven?.serverSeed ?? '', clientSeed, nonce })).toEqual({
    outcome,
    win,
  });
});

test('GAME-11 a gateway whose clock is behind does not tell the seed of the shoe that has just begun', async () => {
  const seat = await sit();
  const { round } = await seat.look();
  const last = roomRound(ROOM, round - (round % SHOE) + SHOE - 1);
  until(last.endsAt.toISOString(), 100);
  const late = await sit();
  const table = await late.look();
  expect(table.round).toBe(last.number + 1);
  expect((await late.place(table.round)).status).toBe(200);
  const { database, clock } = gateway;
  const behind = { ...clock, now: () => new Date(clock.now().getTime() - 200) };
  const seen = await roomTables({ database, runtime: behind }).look({
    merchant: 'aurora',
    gameCode: ROOM,
    engine: 'baccarat',
  });
  expect(seen.round).toBe(last.number);
  until(table.dealtAt);
  const [played] = (await late.call<ProvenRound[]>('rounds')).value;
  expect(played).toMatchObject({ nonce: 0, serverSeed: null });
});

test('GAME-11 a live game that is no room has no table to look at', async () => {
  const member = await gateway.members.create();
  const { game, call } = await playGame(gateway, member, 'LIVE0002');
  expect([game.engine, game.table]).toEqual(['roulette', null]);
  expect(await call('table')).toMatchObject({ status: 404 });
});

test.each([
  ['LIVE0003', 'taixiu', { dice: [{ kind: 'size', choice: 0, stake: 10_000 }] }],
  ['LIVE0004', 'xocdia', { coins: [{ side: 'even', stake: 10_000 }] }],
] as const)(
  'STAGE-03 all at the live table %s of %s play the same throw, told when the bowl is lifted and not before',
  async (code, engine, chips) => {
    const seat = async () => {
      const member = await gateway.members.create();
      await giveMoney(gateway, member.row.id, START);
      const { game, call } = await playGame(gateway, member, code);
      const money = () =>
        balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
      return { game, call, money };
    };
    const [one, other] = [await seat(), await seat()];
    expect(one.game).toMatchObject({ engine, table: { past: expect.any(Array) } });
    until((await one.call<TableView>('table')).value.endsAt);
    const table = (await one.call<TableView>('table')).value;
    expect(table.dealt).toBeNull();
    const place = ({ call }: typeof one) =>
      call<PlayedView>('round', { key: key(), ...chips, round: table.round });
    // Chips for no round, and for one that is over, are refused.
    expect(await one.call('round', { key: key(), ...chips })).toMatchObject({ status: 400 });
    expect(await one.call('round', { key: key(), ...chips, round: table.round - 1 })).toMatchObject({
      message: 'draw_closed',
    });
    const [first, second] = [(await place(one)).value.round, (await place(other)).value.round];
    expect(first).toMatchObject({ win: 0, outcome: { engine: 'table' } });
    until(table.dealtAt);
    const ended = (await one.call<PlayedView>('dealt', { id: first.id })).value.round;
    const seen = (await other.call<PlayedView>('dealt', { id: second.id })).value.round;
    expect(seen.outcome).toEqual(ended.outcome);
    const { dealt } = (await other.call<TableView>('table')).value;
    if (dealt?.engine === 'taixiu')
      expect(ended.outcome).toMatchObject({ round: { dice: dealt.round.dice } });
    else if (dealt?.engine === 'xocdia')
      expect(ended.outcome).toMatchObject({ round: { coins: dealt.round.coins } });
    else throw new Error('Nothing was thrown');
    expect([0, 19_800]).toContain(ended.win);
    expect(await one.money()).toBe(START - 10_000n + BigInt(ended.win));
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  },
);
