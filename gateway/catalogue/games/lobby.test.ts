import { eq } from 'drizzle-orm';
import { homeTabQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { games, vendors } from './schema.ts';

const named = (VI: string, EN: string) => ({ VI, EN });

const catalogue = [
  { gameCode: 'RNG0001', names: named('Kho Báu Rồng Vàng', 'Golden Dragon Hoard'), tag: 'hot' },
  { gameCode: 'RNG0002', names: named('Người Đạt Giải', 'Prize Winner'), vassalage: 'LUM', minBet: 100 },
  { gameCode: 'RNG0003', names: named('Vàng Son', 'Gilded'), vassalage: 'LUM', tag: 'new' },
  { gameCode: 'RNG0004', names: named('Bingo Đại Dương', 'Ocean Bingo'), gameClassify: 'BG' },
  { gameCode: 'RNG0005', names: named('Video Poker', 'Video Poker'), gameClassify: 'VP', lineNum: 100 },
  { gameCode: 'JP0001', names: named('Hũ Rồng', 'Dragon Pot'), gameType: 'JP', tag: 'jackpot' },
  { gameCode: 'ESPORTS0001', names: named('Đấu Trường', 'Arena'), gameType: 'ESPORTS', vassalage: 'IA' },
  { gameCode: 'ESPORTS0002', names: named('Sân Đấu', 'Pitch'), gameType: 'ESPORTS', vassalage: 'ARN' },
  { gameCode: 'SPORTS0001', names: named('Bóng Đá', 'Football'), gameType: 'SPORTS', vassalage: 'BTI' },
  {
    gameCode: 'LOTT0001',
    names: named('Miền Nam', 'South'),
    gameType: 'LOTT',
    vassalage: 'TCG_SEA',
    code: 'SEATH',
    defaultPlayType: 'top3',
  },
  {
    gameCode: 'ELOTT0001',
    names: named('Nhanh', 'Quick'),
    gameType: 'ELOTT',
    vassalage: 'ELOTT',
    tag: 'hot',
  },
] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, catalogue);
});
afterAll(() => gateway.close());

const list = async (query: Record<string, string> = {}) => {
  const { gameType, ...every } = homeTabQuery('VI', 'aurora', 'RNG');
  const { body } = await gateway.call('gameList', { query: { ...every, ...query } });
  return body.value as Value<'gameList'>;
};
const codes = async (query: Record<string, string>) =>
  (await list(query)).games.map(({ gameCode }) => gameCode);

test.each([
  ['60', 96],
  ['220', 220],
  ['300', 330],
  ['9999', 440],
])(
  'GAME-02 API-05 a list that is asked for with an imgSize of %s bears covers %i wide',
  async (imgSize, width) => {
    const [game] = (await list({ imgSize, gameType: 'JP' })).games;
    expect(game?.iconUrl).toBe(`/covers/JP0001-${width}.webp`);
  },
);

test('API-05 a lottery says the code and the play type that it opens with, any other game says neither', async () => {
  const [lottery] = (await list({ gameType: 'LOTT' })).games;
  expect(lottery).toMatchObject({ code: 'SEATH', defaultPlayType: 'top3' });
  const [slot] = (await list({ gameType: 'RNG' })).games;
  expect(slot).not.toHaveProperty('code');
  expect(slot).not.toHaveProperty('defaultPlayType');
});

test.each([
  ['dat', ['RNG0002']],
  ['ĐẠT', ['RNG0002']],
  ['vang rong', ['RNG0001']],
  ['golden', ['RNG0001']],
  ['vendor lum', ['RNG0002', 'RNG0003']],
  ['rng0005', ['RNG0005']],
])('GAME-02 %j finds by name, vendor or code, without marks: %j', async (gameName, found) => {
  expect(await codes({ gameName })).toEqual(found);
});

test('GAME-02 a name that begins with the words stands before one that has them', async () => {
  expect(await codes({ gameName: 'vang' })).toEqual(['RNG0003', 'RNG0001']);
});

test.each([
  ['rogn vang', 'RNG0001'],
  ['drgaon', 'RNG0001'],
  ['footbal', 'SPORTS0001'],
  ['binog', 'RNG0004'],
])('GAME-02 the slip in %j is forgiven, and the answer says so', async (gameName, first) => {
  const found = await list({ gameName });
  expect(found.games[0]?.gameCode).toBe(first);
  expect(found.approximate === true || gameName === 'footbal').toBe(true);
});

test('GAME-02 nonsense and wildcards find nothing', async () => {
  expect((await list({ gameName: 'qqqqqq' })).total).toBe(0);
  expect((await list({ gameName: '%' })).total).toBe(0);
});

test('GAME-02 lists are sorted by name, age or stake, and pages neither repeat nor miss a game', async () => {
  expect((await codes({ sort: 'stake' }))[0]).toBe('RNG0002');
  expect((await codes({ sort: 'newest' }))[0]).toBe('RNG0003');
  expect((await codes({ sort: 'name', language: 'EN' })).slice(0, 2)).toEqual(['ESPORTS0001', 'JP0001']);
  for (const sort of ['popular', 'name', 'newest', 'stake']) {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((pageNo) => codes({ sort, pageNo, pageSize: '3' })),
    );
    expect(new Set(pages.flat()).size).toBe(catalogue.length);
  }
});

test('GAME-02 with `withVendors` the vendors of all that the other filters leave are counted', async () => {
  const { vendors: found } = await list({ gameType: 'RNG', vassalage: 'LUM', withVendors: '1' });
  expect(found).toEqual([
    { vassalage: 'NVP', displayName: 'Vendor NVP', total: 3 },
    { vassalage: 'LUM', displayName: 'Vendor LUM', total: 2 },
  ]);
  expect(await list({ gameType: 'RNG' })).not.toHaveProperty('vendors');
});

test('NAV-12 e-sports games of IA stand under sports and not under e-sports', async () => {
  expect(await codes({ gameType: 'SPORTS' })).toEqual(['ESPORTS0001', 'SPORTS0001']);
  expect(await codes({ gameType: 'ESPORTS' })).toEqual(['ESPORTS0002']);
  expect((await list({ gameType: 'SPORTS' })).games.map(({ gameType }) => gameType)).toEqual([
    'SPORTS',
    'SPORTS',
  ]);
});

test('NAV-12 in Thai e-lottery holds the lotteries, a blank vendor code filters nothing and 123BET is BTI', async () => {
  const thai = { language: 'TY' };
  expect(await codes({ ...thai, gameType: 'ELOTT' })).toEqual(['LOTT0001', 'ELOTT0001']);
  expect((await list({ ...thai, gameType: 'ELOTT' })).games[0]).toMatchObject({
    vassalage: '',
    gameType: 'ELOTT',
  });
  expect(await codes({ ...thai, gameType: 'ELOTT', vassalage: '' })).toHaveLength(2);
  expect(await codes({ ...thai, vassalage: '123BET' })).toEqual(['SPORTS0001']);
});

test('GAME-03 the menus name slot classes that have games, bingo only where the brand speaks Thai', async () => {
  const query = { platform: 'html5-desktop', language: 'VI' };
  const menusOf = async (from: TestGateway) =>
    ((await from.call('gameMenus', { query })).body.value as Value<'gameMenus'>).menus;
  const slots = (await menusOf(gateway)).find(({ gameCategory }) => gameCategory === 'RNG');
  expect(slots).toEqual({ gameCategory: 'RNG', total: 5, classifies: ['VP'] });
  const thai = await testGateway({ tenant: { languages: ['TY', 'EN'] } });
  await testGames(thai.database.queries, catalogue);
  expect((await menusOf(thai))[0]?.classifies).toEqual(['VP', 'BG']);
  await thai.close();
});

test('GAME-04 each vendor is named with the categories it has games in', async () => {
  const { body } = await gateway.call('vendorGameTypes', { query: { language: 'VI' } });
  expect((body.value as Value<'vendorGameTypes'>).list).toContainEqual({
    vassalage: 'IA',
    displayName: 'Vendor IA',
    gameTypes: ['SPORTS'],
  });
});

test('GAME-09 hot games are those marked hot, of one vendor where one is named', async () => {
  const query = { merchantCode: 'aurora', isPlatform: '2', platform: 'html5-desktop', language: 'VI' };
  const hot = async (more: Record<string, string> = {}) => {
    const { body } = await gateway.call('hotGames', { query: { ...query, ...more } });
    return (body.value as Value<'hotGames'>).list.map(({ gameCode }) => gameCode);
  };
  expect(await hot()).toEqual(['RNG0001', 'ELOTT0001']);
  expect(await hot({ vassalage: 'ELOTT' })).toEqual(['ELOTT0001']);
  expect((await gateway.call('hotGames', { query: { ...query, merchantCode: 'lotus' } })).status).toBe(400);
});

test('GAME-06 what an operator changes in the catalogue shows with the next list, and so does a game that opens again', async () => {
  const { queries } = gateway.database;
  const closedUntil = async () =>
    (await list()).games.find(({ gameCode }) => gameCode === 'RNG0001')?.maintenanceEnd;
  expect(await closedUntil()).toBeNull();
  const until = new Date(gateway.clock.now().getTime() + 60_000);
  await queries.update(games).set({ maintenanceEnd: until }).where(eq(games.gameCode, 'RNG0001'));
  expect(await closedUntil()).toBe(until.toISOString());
  gateway.clock.advance(60_000);
  expect(await closedUntil()).toBeNull();
  const { total } = await list();
  await testGames(queries, [{ gameCode: 'RNG0009', nodeId: 200_000, sort: 900 }]);
  expect((await list()).total).toBe(total + 1);
  await queries.delete(games).where(eq(games.gameCode, 'RNG0009'));
  expect((await list()).total).toBe(total);
  await queries.update(games).set({ maintenanceEnd: null }).where(eq(games.gameCode, 'RNG0001'));
});

test('GAME-06 games of a vendor under maintenance say when they are expected back', async () => {
  const { queries } = gateway.database;
  const until = new Date(gateway.clock.now().getTime() + 3_600_000);
  await queries.update(vendors).set({ maintenanceEnd: until }).where(eq(vendors.vassalage, 'LUM'));
  const [game] = (await list({ vassalage: 'LUM' })).games;
  expect(game?.maintenanceEnd).toBe(until.toISOString());
  await queries.update(vendors).set({ maintenanceEnd: null });
});
