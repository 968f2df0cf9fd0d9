import { lotteryCodes } from '#contract/lotteryCodes';
import { noMarket } from '#contract/market';
import { homeTabQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import { recentService } from '../../catalogue/favourites/recentService.ts';
import { lotteryDesk } from '../../testing/lotteryDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { lotteries } from './lotteries.ts';

const lotteryGames = [
  { gameCode: 'VNQ1M', gameType: 'ELOTT', vassalage: 'ELOTT', code: 'VNQ1M', tag: 'hot' },
  { gameCode: 'VNQ5M', gameType: 'ELOTT', vassalage: 'ELOTT', code: 'VNQ5M', tag: 'hot' },
  { gameCode: 'VNMB', gameType: 'LOTT', vassalage: 'LOTT', code: 'VNMB' },
  { gameCode: 'SEALAO', gameType: 'LOTT', vassalage: 'TCG_SEA', code: 'SEALAO' },
  { gameCode: 'RNG0001', gameType: 'RNG' },
] as const;

/** The brand as it was, with every lottery. */
let before: TestGateway;
/** The same brand after it has chosen two. */
let after: TestGateway;
beforeAll(async () => {
  before = await testGateway({ brands: ['aurora'] });
  after = await testGateway({
    beside: before,
    brands: ['aurora'],
    tenant: { lotteries: ['VNQ1M', 'SEALAO'] },
  });
  await testGames(before.database.queries, lotteryGames);
  await lotteryDesk(before).begin();
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const codesOf = async (gateway: TestGateway, name: 'lotteryMenu' | 'popularLotteries') => {
  const query = { language: 'VI', ...(name === 'popularLotteries' && { count: '60', device: 'WEB' }) };
  const { list } = (await gateway.call(name, { query })).body.value as Value<'lotteryMenu'>;
  return list.map(({ gameCode }) => gameCode);
};

test('every code of a lottery names one', () => {
  expect(lotteries.map(({ code }) => code).toSorted()).toEqual(lotteryCodes.toSorted());
});

test('LOTT-01 the lists of lotteries hold those that the brand offers', async () => {
  for (const name of ['lotteryMenu', 'popularLotteries'] as const) {
    expect(await codesOf(before, name)).toHaveLength(lotteries.length);
    expect(await codesOf(after, name)).toEqual(['VNQ1M', 'SEALAO']);
  }
});

test('LOTT-01 a lottery that the brand does not offer opens nowhere', async () => {
  const { token } = await lotteryDesk(before).player();
  const status = async (name: 'lotteryLobby' | 'openedNumbers', gameCode: string) =>
    (
      await after.call(name, {
        token,
        query: { gameCode, language: 'VI', ...(name === 'openedNumbers' && { pageSize: '1' }) },
      })
    ).status;
  expect([await status('lotteryLobby', 'SEALAO'), await status('lotteryLobby', 'VNMB')]).toEqual([200, 404]);
  expect([await status('openedNumbers', 'VNQ1M'), await status('openedNumbers', 'VNMB')]).toEqual([200, 404]);
  const body = { lottoArea: 'VN', launchMode: 'LOTT', view: 'betting', device: 'WEB', backUrl: '/lott' };
  expect(
    (await after.call('lotteryLaunch', { token, body: { ...body, gameCode: 'VNMB', language: 'VI' } }))
      .status,
  ).toBe(404);
});

test('LOTT-01 no bet is taken on it, and what was bet before is drawn and paid', async () => {
  const desk = lotteryDesk(before);
  const { token } = await desk.player();
  const { status, tickets } = await desk.bet(token, 'VNQ5M', [{}]);
  expect(status).toBe(200);
  const drawNo = tickets[0]?.drawNo ?? '';
  expect(
    (await lotteryDesk(after).bet(token, 'VNQ5M', [{}], { drawNo, idempotencyKey: 'key-of-the-second-bet' }))
      .status,
  ).toBe(404);

  after.clock.advance(600_000);
  await after.jobs.runDue();
  const [ticket] = (await lotteryDesk(after).tickets(token)).list;
  expect(ticket).toMatchObject({ gameCode: 'VNQ5M', drawNo });
  expect(ticket?.winning).toMatch(/^\d+$/);
});

test('GAME-02 GAME-03 GAME-09 lists, menus and vendors leave out the games of other lotteries', async () => {
  const listed = async (gameType: string) => {
    const query = { ...homeTabQuery('VI', 'aurora', 'LOTT'), gameType };
    const { body } = await after.call('gameList', { query });
    return (body.value as Value<'gameList'>).games.map(({ gameCode }) => gameCode);
  };
  expect(await listed('ELOTT')).toEqual(['VNQ1M']);
  expect(await listed('LOTT')).toEqual(['SEALAO']);

  const query = { platform: 'html5-desktop', language: 'VI' };
  const { menus } = (await after.call('gameMenus', { query })).body.value as Value<'gameMenus'>;
  expect(menus.map(({ gameCategory, total }) => [gameCategory, total])).toContainEqual(['LOTT', 1]);
  const { list } = (await after.call('vendorGameTypes', { query: { language: 'VI' } })).body
    .value as Value<'vendorGameTypes'>;
  const vendors = list.map(({ vassalage }) => vassalage);
  expect(vendors).toContain('TCG_SEA');
  expect(vendors).not.toContain('LOTT');

  const hot = { merchantCode: 'aurora', isPlatform: '2', platform: 'html5-desktop', language: 'VI' };
  const { body } = await after.call('hotGames', { query: hot });
  expect((body.value as Value<'hotGames'>).list.map(({ gameCode }) => gameCode)).toEqual(['VNQ1M']);
  const detail = { query: { gameCode: 'VNQ5M', language: 'VI' } };
  expect((await before.call('gameDetail', detail)).status).toBe(200);
  expect((await after.call('gameDetail', detail)).status).toBe(404);
});

test('GAME-09 what others play and what a member opened last leave them out too', async () => {
  const { queries } = before.database;
  const members = await Promise.all([1, 2, 3].map(() => before.members.create()));
  for (const { row } of members)
    for (const gameCode of ['VNQ5M', 'VNQ1M'])
      await recentService(queries).note(
        { merchant: 'aurora', memberId: row.id },
        gameCode,
        before.clock.now(),
      );
  const token = members[0]?.token ?? '';
  const listed = async (gateway: TestGateway, name: 'popularGames' | 'recentGames') => {
    const { body } = await gateway.call(name, { token, query: { language: 'VI' } });
    return (body.value as Value<'popularGames'>).list.map(({ gameCode }) => gameCode).toSorted();
  };
  for (const name of ['popularGames', 'recentGames'] as const) {
    expect(await listed(before, name)).toEqual(['VNQ1M', 'VNQ5M']);
    expect(await listed(after, name)).toEqual(['VNQ1M']);
  }
});

test('LOTT-01 a market without lotteries has none, on no page', async () => {
  const market = { ...noMarket, hiddenCategories: ['LOTT', 'ELOTT'] as const };
  const without = await testGateway({ beside: before, brands: ['aurora'], tenant: { market } });
  expect(await codesOf(without, 'lotteryMenu')).toEqual([]);
  await lotteryDesk(without).begin();
  await without.close();
});
