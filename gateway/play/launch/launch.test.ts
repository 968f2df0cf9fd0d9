import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { vendors } from '../../catalogue/games/schema.ts';
import { vendorPages } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const HOUR = 3_600_000;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001' },
    { gameCode: 'RNG0002', supportPlay: '1' },
    { gameCode: 'RNG0003', isGame: 'VASSALAGE' },
    { gameCode: 'LUM1', vassalage: 'LUM' },
    { gameCode: 'LUM2', vassalage: 'LUM', gameType: 'PVP' },
    { gameCode: 'SPORTS0001', gameType: 'SPORTS', vassalage: 'BTI' },
    { gameCode: 'LOTT0001', gameType: 'LOTT', vassalage: 'TCG_SEA' },
  ]);
});
afterEach(() => gateway.close());

const bodyOf = (gameCode: string, vassalage = 'NVP') => ({
  gameCode,
  vassalage,
  platform: 'WEB',
  language: 'VI',
});
type Call = 'launchGame' | 'launchGameFb' | 'launchTrial';
const launch = (token: string | undefined, gameCode: string, vassalage?: string, name: Call = 'launchGame') =>
  gateway.call(name, { ...(token && { token }), body: bodyOf(gameCode, vassalage) });

test('GAME-06 a guest is asked to log in and a trial account for a real one', async () => {
  expect(await launch(undefined, 'RNG0001')).toMatchObject({
    status: 401,
    body: { message: 'not_logged_in' },
  });
  const { token } = await gateway.members.create({ type: 4 });
  expect(await launch(token, 'RNG0001')).toMatchObject({
    status: 403,
    body: { message: 'need_real_account' },
  });
});

test('GAME-06 a launched game lies on an origin of its own, and its ticket opens it once', async () => {
  const { token } = await gateway.members.create();
  const opened = (await launch(token, 'RNG0001')).body.value as Value<'launchGame'>;
  expect(opened).toMatchObject({ origin: 'http://games.aurora.localhost', display: 'frame' });
  expect(new URL(opened.url).origin).toBe(opened.origin);
  const pages = vendorPages(gateway);
  expect(await pages.open(opened.url)).toMatchObject({ status: 200, value: { gameCode: 'RNG0001' } });
  expect(await pages.open(opened.url)).toMatchObject({ status: 401 });
});

test('GAME-06 a ticket is good for a minute and for its own brand', async () => {
  const { token } = await gateway.members.create();
  const url = async () => ((await launch(token, 'RNG0001')).body.value as Value<'launchGame'>).url;
  const pages = vendorPages(gateway);
  expect(await pages.open((await url()).replace('merchant=aurora', 'merchant=lotus'))).toMatchObject({
    status: 401,
  });
  const late = await url();
  gateway.clock.advance(60_000);
  expect(await pages.open(late)).toMatchObject({ status: 401 });
});

test('GAME-06 lottery vendors are no games to launch, a vendor list neither, and the vendor has to be right', async () => {
  const { token } = await gateway.members.create();
  expect(await launch(token, 'LOTT0001', 'TCG_SEA')).toMatchObject({
    body: { message: 'operation_not_enabled' },
  });
  expect(await launch(token, 'RNG0003')).toMatchObject({ status: 400 });
  expect(await launch(token, 'RNG0001', 'LUM')).toMatchObject({ status: 404 });
  expect(await launch(token, 'NOTHING')).toMatchObject({ status: 404 });
});

test('GAME-06 a game of a vendor under maintenance says until when, and offers others', async () => {
  const { token } = await gateway.members.create();
  const until = new Date(gateway.clock.now().getTime() + HOUR);
  await gateway.database.queries
    .update(vendors)
    .set({ maintenanceEnd: until })
    .where(eq(vendors.vassalage, 'LUM'));
  const answer = await launch(token, 'LUM1', 'LUM');
  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'game_maintenance', value: { maintenanceEnd: until.toISOString() } },
  });
  const { others } = answer.body.value as { others: { gameCode: string }[] };
  expect(others.map(({ gameCode }) => gameCode)).toEqual(['RNG0001', 'RNG0002']);
  gateway.clock.advance(HOUR);
  expect(await launch((await gateway.members.create()).token, 'LUM1', 'LUM')).toMatchObject({ status: 200 });
});

test('GAME-06 sports open in a window, by their own call too', async () => {
  const { token } = await gateway.members.create();
  for (const name of ['launchGame', 'launchGameFb'] as const) {
    const { body } = await launch(token, 'SPORTS0001', 'BTI', name);
    expect(body.value).toMatchObject({ display: 'window' });
  }
  expect(await launch(token, 'RNG0001', 'NVP', 'launchGameFb')).toMatchObject({ status: 404 });
});

test('GAME-01 free trial opens where the game offers it, for members and trial accounts', async () => {
  const [member, trial] = [await gateway.members.create(), await gateway.members.create({ type: 4 })];
  for (const { token } of [member, trial]) {
    expect(await launch(token, 'RNG0001', 'NVP', 'launchTrial')).toMatchObject({ status: 200 });
  }
  expect(await launch(member.token, 'RNG0002', 'NVP', 'launchTrial')).toMatchObject({
    body: { message: 'operation_not_enabled' },
  });
});

test('GAME-09 what was launched last stands first among the recent games', async () => {
  const { token } = await gateway.members.create();
  for (const code of ['RNG0001', 'RNG0002', 'RNG0001']) {
    gateway.clock.advance(1_000);
    await launch(token, code);
  }
  const { body } = await gateway.call('recentGames', { token, query: { language: 'VI' } });
  const { list } = body.value as Value<'recentGames'>;
  expect(list.map(({ gameCode }) => gameCode)).toEqual(['RNG0001', 'RNG0002']);
});

test("security row 23: another member's visit is not found", async () => {
  const [own, other] = [await gateway.members.create(), await gateway.members.create()];
  const { visitId } = (await launch(own.token, 'RNG0001')).body.value as Value<'launchGame'>;
  expect(await gateway.call('gameVisit', { token: own.token, query: { visitId } })).toMatchObject({
    status: 200,
    body: { value: { rounds: 0, net: { amount: '0', currency: 'VND' } } },
  });
  expect(await gateway.call('gameVisit', { token: other.token, query: { visitId } })).toMatchObject({
    status: 404,
  });
});
