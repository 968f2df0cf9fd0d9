import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { catalogueBounds } from './catalogueBounds.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const validBet = (rtp: number, gameCode: string) => {
  const vendors = { of: () => ({ facts: () => ({ rtp }) }), outside: new Map() };
  const bounds = catalogueBounds({ ...gateway, runtime: gateway.clock, vendors } as never);
  const visit = { merchant: 'aurora', gameCode, vassalage: 'NVP' } as const;
  return bounds.validBet(gateway.database.queries, visit, 1_000n);
};

test.each([
  [9_600, 1_000n],
  [9_750, 1_000n],
  [9_900, 400n],
  [10_000, 0n],
])(
  'FIX-04 a round of a game that returns %d counted in full: without a valid bet of its vendor %d count',
  async (rtp, counted) => {
    expect(await validBet(rtp, 'RNG0001')).toBe(counted);
  },
);

test('FIX-04 a game that left the catalogue counts by its stake', async () => {
  expect(await validBet(9_900, 'RNG0009')).toBe(1_000n);
});
