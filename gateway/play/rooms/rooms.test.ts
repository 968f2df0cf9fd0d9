import { eq } from 'drizzle-orm';
import { roomLimits } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { sweep } from '../../app/housekeeping.ts';
import { games } from '../../catalogue/games/schema.ts';
import { playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TableView } from '../../sandbox/games/engine/gameWire.ts';
import { seatsOf } from '../../sandbox/games/room/roomGuests.ts';
import { dealers } from './dealers.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { testTenants } from '../../testing/testTenants.ts';

const art = { theme: 'felt', motif: 'baccarat' } as const;
/** The first code with so many seats. */
const withSeats = (seats: number): string => {
  for (let place = 1; ; place += 1) {
    const code = `LIVE${String(place).padStart(4, '0')}`;
    if (seatsOf(code) === seats) return code;
  }
};
const SMALL = withSeats(7);
const LARGE = withSeats(200);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: SMALL, gameType: 'LIVE', art },
    { gameCode: LARGE, gameType: 'LIVE', art },
    { gameCode: 'LIVE9001', gameType: 'LIVE', art: { theme: 'felt', motif: 'roulette' } },
    { gameCode: 'LIVE9002', gameType: 'LIVE', art, isGame: 'VASSALAGE' },
    { gameCode: 'BAC0001', gameType: 'BAC', art },
  ]);
});
afterAll(() => gateway.close());

const query = { language: 'VI' };
const list = async (): Promise<Value<'roomList'>['list']> =>
  ((await gateway.call('roomList', { query })).body.value as Value<'roomList'>).list;
const roomOf = async (code: string) => {
  const found = (await list()).find(({ roomId }) => roomId === code);
  if (found === undefined) throw new Error(`No room ${code}`);
  return found;
};

const launch = (token: string, gameCode: string) =>
  gateway.call('launchGame', {
    token,
    body: { gameCode, vassalage: 'NVP', platform: 'WEB', language: 'VI' },
  });

test('GAME-11 the room list shows every table with its game, limits, seats and last results, to guests too', async () => {
  const rooms = await list();
  expect(rooms.map(({ roomId }) => roomId)).toEqual([SMALL, LARGE]);
  expect(rooms[0]).toMatchObject({
    game: { gameCode: SMALL, gameType: 'LIVE' },
    players: 0,
    seats: 7,
    minBet: { amount: '1000', currency: 'VND' },
    maxBet: { amount: '1000000', currency: 'VND' },
  });
  expect(rooms[0]?.results).toHaveLength(24);
});

test('GAME-11 a room takes bets until the time that it tells, and then is open without taking any', async () => {
  const room = await roomOf(LARGE);
  const until = Date.parse(room.bettingUntil ?? '');
  const at = async (instant: number) => {
    gateway.clock.advance(instant - gateway.clock.now().getTime());
    return (await roomOf(LARGE)).state;
  };
  const next = until + 12_000 + 1_000;
  expect(await at(next)).toBe('betting');
  expect(await at(next + roomLimits.betting)).toBe('open');
});

test('GAME-11 the results of a room are those that its table has dealt', async () => {
  const member = await gateway.members.create();
  const { call } = await playGame(gateway, member, LARGE);
  const table = (await call<TableView>('table')).value;
  const winners = table.past.map((deal) => (deal.engine === 'baccarat' ? deal.round.winner : undefined));
  expect((await roomOf(LARGE)).results).toEqual(winners);
});

test('GAME-11 a room with a player on every chair is full, takes no other one in, and lets its own come back', async () => {
  const seated = [];
  for (let chair = 0; chair < 7; chair += 1) {
    const member = await gateway.members.create();
    await playGame(gateway, member, SMALL);
    seated.push(member);
  }
  expect(await roomOf(SMALL)).toMatchObject({ state: 'full', players: 7 });
  const late = await gateway.members.create();
  expect(await launch(late.token, SMALL)).toMatchObject({ status: 409, body: { message: 'room_full' } });
  expect(await launch(seated[0]?.token ?? '', SMALL)).toMatchObject({ status: 200 });
  gateway.clock.advance(11 * 60_000);
  expect(await roomOf(SMALL)).toMatchObject({ players: 0 });
  expect(await launch(late.token, SMALL)).toMatchObject({ status: 200 });
});

test('GAME-11 a room under maintenance is closed: nobody deals there, and it says when it is back', async () => {
  const { queries } = gateway.database;
  const maintenanceEnd = new Date(gateway.clock.now().getTime() + 3_600_000);
  await queries.update(games).set({ maintenanceEnd }).where(eq(games.gameCode, LARGE));
  expect(await roomOf(LARGE)).toMatchObject({
    state: 'closed',
    bettingUntil: null,
    modelId: null,
    results: [],
    game: { maintenanceEnd: maintenanceEnd.toISOString() },
  });
  await queries.update(games).set({ maintenanceEnd: null }).where(eq(games.gameCode, LARGE));
});

test('GAME-11 models on duty are told with their tables, and change with the shift', async () => {
  const models = async () =>
    ((await gateway.call('liveModels', { query })).body.value as Value<'liveModels'>).list;
  const first = await models();
  expect(
    first
      .map(({ roomIds }) => roomIds)
      .flat()
      .sort(),
  ).toEqual([SMALL, LARGE].sort());
  const rooms = await list();
  for (const { modelId, roomIds } of first) {
    expect(rooms.filter((room) => room.modelId === modelId).map(({ roomId }) => roomId)).toEqual(roomIds);
  }
  expect(dealers.map(({ name }) => name)).toContain(first[0]?.name);
  gateway.clock.advance(Date.parse(first[0]?.until ?? '') - gateway.clock.now().getTime());
  expect((await models())[0]?.modelId).not.toBe(first[0]?.modelId);
});

const say = (token: string, text?: string, roomId = LARGE) =>
  gateway.call('liveChat', { token, body: { roomId, ...(text !== undefined && { text }) } });
const words = (answer: Awaited<ReturnType<typeof say>>) => (answer.body.value as Value<'liveChat'>).list;

test('GAME-11 what is said at a table is read there by all members, under masked names', async () => {
  const [one, other] = [await gateway.members.create(), await gateway.members.create()];
  await say(one.token, '  Chào\u200b cả \t bàn ');
  const read = words(await say(other.token));
  expect(read).toMatchObject([{ text: 'Chào cả bàn', isOwn: false }]);
  expect(read[0]?.from).toContain('***');
  expect(words(await say(one.token))[0]?.isOwn).toBe(true);
  expect(words(await say(other.token, undefined, SMALL))).toEqual([]);
});

test('GAME-11 the talk of a table refuses nothing, too much and too often, and rooms that are none', async () => {
  const { token } = await gateway.members.create();
  expect(await say(token, ' \u200b ')).toMatchObject({ status: 400 });
  expect(await say(token, 'a'.repeat(roomLimits.chatText + 1))).toMatchObject({ status: 400 });
  expect(await say(token, 'hello', 'LIVE9001')).toMatchObject({ status: 404 });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await say(token, `word ${time}`)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await gateway.call('liveChat', { body: { roomId: LARGE } })).toMatchObject({ status: 401 });
});

test('GAME-11 who takes a break reads at a table and says nothing', async () => {
  const { token } = await gateway.members.create();
  await gateway.call('takeBreak', { token, body: { minutes: 15 } });
  expect(await say(token, 'hello')).toMatchObject({ body: { message: 'on_break' } });
  expect(await say(token)).toMatchObject({ status: 200 });
});

test('GAME-11 words said at a table are forgotten after a day', async () => {
  const { token } = await gateway.members.create();
  await say(token, 'gone tomorrow');
  gateway.clock.advance(25 * 3_600_000);
  await sweep({
    database: gateway.database,
    runtime: gateway.clock,
    tenants: testTenants(['aurora']),
    log: silentLog,
  });
  const reader = await gateway.members.create();
  expect(words(await say(reader.token))).toEqual([]);
});
