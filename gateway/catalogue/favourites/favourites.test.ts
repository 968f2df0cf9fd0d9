import type { Value } from '#contract/wireTypes';
import { testGames } from '../../testing/testGames.ts';
import { recentService } from './recentService.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  for (const merchant of ['aurora', 'lotus']) {
    await testGames(
      gateway.database.queries,
      ['A1', 'A2', 'A3'].map((gameCode) => ({ gameCode })),
      merchant,
    );
  }
});
afterAll(() => gateway.close());

const heart = (nodeId: number, vendor = 'NVP') => ({ nodeId, vendor, gameType: 'RNG' });
const add = (token: string, nodeId: number, vendor?: string) => {
  gateway.clock.advance(1_000);
  return gateway.call('addFavourite', { token, body: heart(nodeId, vendor) });
};
const marks = async (token: string) =>
  ((await gateway.call('favourites', { token })).body.value as Value<'favourites'>).list;
const page = async (token: string, pageNo: string, pageSize = '2') =>
  (await gateway.call('favouriteList', { token, query: { pageNo, pageSize, language: 'VI' } })).body
    .value as Value<'favouriteList'>;

test('GAME-08 favourites are added once, listed by page with the last first, and removed', async () => {
  const { token } = await gateway.members.create();
  for (const nodeId of [100_000, 100_001, 100_002, 100_000]) {
    expect(await add(token, nodeId)).toMatchObject({ status: 200 });
  }
  expect(await marks(token)).toEqual([heart(100_002), heart(100_001), heart(100_000)]);
  expect(await page(token, '1')).toMatchObject({
    content: [{ gameCode: 'A3' }, { gameCode: 'A2' }],
    pageNum: 1,
    totalPages: 2,
    total: 3,
  });
  expect((await page(token, '2')).content.map(({ gameCode }) => gameCode)).toEqual(['A1']);
  const query = { ...heart(100_001), nodeId: '100001' };
  for (let times = 0; times < 2; times += 1) {
    expect(await gateway.call('removeFavourite', { token, query })).toMatchObject({ status: 200 });
  }
  expect((await marks(token)).map(({ nodeId }) => nodeId)).toEqual([100_002, 100_000]);
});

test("GAME-08 nobody sees or changes another's favourites", async () => {
  const [one, other] = [await gateway.members.create(), await gateway.members.create()];
  await add(one.token, 100_000);
  expect(await marks(other.token)).toEqual([]);
  await gateway.call('removeFavourite', {
    token: other.token,
    query: { ...heart(100_000), nodeId: '100000' },
  });
  expect(await marks(one.token)).toHaveLength(1);
});

test('GAME-08 a game that the brand has not, or of another vendor, is no favourite', async () => {
  const { token } = await gateway.members.create();
  expect(await add(token, 999_999)).toMatchObject({ status: 404 });
  expect(await add(token, 100_000, 'LUM')).toMatchObject({ status: 404 });
});

test('GAME-08 a visitor is asked to log in, a trial account for a real one', async () => {
  const body = heart(100_000);
  expect(await gateway.call('addFavourite', { body })).toMatchObject({ status: 401 });
  const { token } = await gateway.members.create({ type: 4 });
  expect(await gateway.call('addFavourite', { token, body })).toMatchObject({
    status: 403,
    body: { message: 'need_real_account' },
  });
});

test('GAME-02 popular is what three members or more opened within a week, the most opened first', async () => {
  const { queries } = gateway.database;
  const now = gateway.clock.now();
  const note = async (count: number, gameCode: string, daysAgo: number) => {
    for (let one = 0; one < count; one += 1) {
      const { row } = await gateway.members.create();
      await recentService(queries).note(
        { merchant: 'aurora', memberId: row.id },
        gameCode,
        new Date(now.getTime() - daysAgo * 86_400_000),
      );
    }
  };
  await note(3, 'A1', 2);
  await note(4, 'A2', 6);
  // Two are too few to hide who they are, and what was opened earlier is not of this week.
  await note(2, 'A3', 1);
  await note(5, 'A3', 8);
  const read = async () => {
    const { body } = await gateway.call('popularGames', { query: { language: 'VI' } });
    return (body.value as Value<'popularGames'>).list.map(({ gameCode }) => gameCode);
  };
  expect(await read()).toEqual(['A2', 'A1']);
  await note(1, 'A3', 0);
  expect(await read()).toEqual(['A2', 'A1']);
  gateway.clock.advance(600_000);
  expect(await read()).toEqual(['A2', 'A1', 'A3']);
});
