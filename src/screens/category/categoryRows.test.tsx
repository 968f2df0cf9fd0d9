import { screen, within } from '@testing-library/react';
import type { Game } from '#contract/wireTypes';
import { testBoot, testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { treatAllAsNear } from '@/testing/testNear';
import { CategoryScreen } from './CategoryScreen';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const game: Game = {
  nodeId: 1,
  gameCode: 'RNG1',
  gameName: 'Hũ Vàng',
  showIcon: '/covers/RNG1',
  vassalage: 'LUMEN',
  vendorName: 'Lumen',
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: '0',
  tag: 'hot',
  maintenanceEnd: null,
};

const show = (address: string, rows: readonly string[]) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('gameMenus', { menus: [] });
  gateway.answers('gameList', { games: [game], pageNum: 1, totalPages: 1, total: 1 });
  gateway.answers('jackpots', {
    at: '2026-11-20T13:45:00.000Z',
    count: 1,
    total: { amount: '18462907', currency: 'VND' },
    pots: [{ gameCode: 'RNG1', amount: { amount: '18462907', currency: 'VND' } }],
    largest: [],
    hits: [],
  });
  const site = testSite({ brand: { ...testBoot.brand, gameRows: { RNG: rows } } });
  return renderPage(<CategoryScreen />, { visited: [address], site });
};

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('STAGE-01 rows by theme stand above the games, in the order of the brand', async () => {
  await show('/rng', ['jackpots', 'popular']);
  await screen.findByRole('region', { name: 'Phổ biến' });
  expect(titles().filter((title) => !title.startsWith('Nhà cung cấp'))).toEqual([
    'Trò nổ hũ',
    'Phổ biến',
    'Tất cả trò chơi',
  ]);
  const tags = gateway.asked.map(({ url }) => new URL(url).searchParams.get('tag'));
  expect(tags).toEqual(expect.arrayContaining(['jackpot', 'hot']));
});

test('STAGE-01 what is like the last game is left out for a visitor', async () => {
  await show('/rng', ['popular', 'similar']);
  await screen.findByRole('region', { name: 'Phổ biến' });
  expect(screen.queryByRole('region', { name: /bạn đã chơi/ })).toBeNull();
});

test('STAGE-01 a narrowed list has no rows above it', async () => {
  await show('/rng?tag=new', ['popular']);
  await screen.findByRole('article', { name: 'Hũ Vàng' });
  expect(screen.queryByRole('region', { name: 'Phổ biến' })).toBeNull();
});

test('STAGE-01 a card in the row of jackpots says what its pot holds, in place of its vendor', async () => {
  await show('/rng', ['jackpots']);
  const row = within(await screen.findByRole('region', { name: 'Trò nổ hũ' }));
  expect(await row.findByText('18.462.907 ₫')).toBeInTheDocument();
  expect(row.queryByText('Lumen')).toBeNull();
});
