import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game, Vendor } from '#contract/wireTypes';
import { testGateway, testMember } from '@/data/testSite';
import { renderPage } from '@/features/testPage';
import { CategoryScreen } from './CategoryScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const game = (nodeId: number): Game => ({
  nodeId,
  gameCode: `RNG${nodeId}`,
  gameName: `Trò chơi ${nodeId}`,
  showIcon: `/covers/RNG${nodeId}`,
  vassalage: 'LUMEN',
  vendorName: 'Lumen',
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: '0',
  tag: 'none',
  maintenanceEnd: null,
});

const vendor = (vassalage: string, gameType: Vendor['gameType']): Vendor => ({
  vassalage,
  gameType,
  nodeId: 1,
  gameClassify: gameType,
  displayName: vassalage === 'LUMEN' ? 'Lumen' : '',
});

const answers = (games: Game[], pageNum = 1, totalPages = 1) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', {
    data: {
      lanes: [
        { gameCategory: 'RNG', vendors: [vendor('LUMEN', 'RNG')] },
        { gameCategory: 'ESPORTS', vendors: [vendor('IA', 'ESPORTS')] },
      ],
    },
  });
  gateway.answers('gameList', { games, pageNum, totalPages, total: 60 });
};

const listCalls = () =>
  gateway.asked
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('GCSGAME_gameList'));

const show = (address: string) => renderPage(<CategoryScreen />, { visited: [address] });

test('NAV-05 the category page names its category and asks for its games', async () => {
  answers([game(1)]);
  await show('/rng');
  expect(await screen.findByRole('article', { name: 'Trò chơi 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  expect(screen.getByText('Hoàn trả đến 1,2% trên cược hợp lệ')).toBeInTheDocument();
  expect(listCalls()[0]?.searchParams.get('gameType')).toBe('RNG');
});

test('NAV-05 the vassalage of the address chooses the vendor, and a vendor leads to its address', async () => {
  answers([game(1)]);
  await show('/rng?vassalage=LUMEN');
  await screen.findByRole('article', { name: 'Trò chơi 1' });
  const vendors = within(screen.getByRole('navigation', { name: 'Nhà cung cấp' }));
  expect(await vendors.findByRole('link', { name: 'Lumen' })).toHaveAttribute('aria-current', 'true');
  expect(listCalls().at(-1)?.searchParams.get('vassalage')).toBe('LUMEN');
  await userEvent.click(vendors.getByRole('link', { name: 'Tất cả' }));
  await waitFor(() => expect(listCalls().at(-1)?.searchParams.has('vassalage')).toBe(false));
  expect(vendors.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/rng?vassalage=LUMEN');
});

test('NAV-12 an esports vendor that stands under sports keeps its own games', async () => {
  answers([]);
  await show('/sports?vassalage=IA');
  await waitFor(() => expect(listCalls().at(-1)?.searchParams.get('gameType')).toBe('ESPORTS'));
});

test('a further page is asked for by its button and joins the first', async () => {
  answers([game(1)], 1, 2);
  await show('/rng');
  const more = await screen.findByRole('button', { name: 'Xem thêm' });
  gateway.answers('gameList', { games: [game(2)], pageNum: 2, totalPages: 2, total: 60 });
  await userEvent.click(more);
  expect(await screen.findByText('Đang hiện 2 / 60 trò chơi')).toBeInTheDocument();
  expect(listCalls().at(-1)?.searchParams.get('pageNo')).toBe('2');
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
});

test('a page that did not come is asked for again, the others are not', async () => {
  answers([game(1)], 1, 2);
  await show('/rng');
  const more = await screen.findByRole('button', { name: 'Xem thêm' });
  gateway.refuses('gameList', 'try_again', 503);
  await userEvent.click(more);
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.getByText('Đang hiện 1 / 60 trò chơi')).toBeInTheDocument();
  gateway.answers('gameList', { games: [game(2)], pageNum: 2, totalPages: 2, total: 60 });
  const before = listCalls().length;
  await userEvent.click(retry);
  expect(await screen.findByText('Đang hiện 2 / 60 trò chơi')).toBeInTheDocument();
  expect(
    listCalls()
      .slice(before)
      .map((url) => url.searchParams.get('pageNo')),
  ).toEqual(['2']);
});

test('GAME-06 a guest who plays is asked to log in', async () => {
  answers([game(1)]);
  await show('/rng');
  await userEvent.click(await screen.findByRole('button', { name: 'Chơi ngay: Trò chơi 1' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng?modal=login');
});

test('a card whose game cannot be opened yet shows it and is no button', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  answers([game(1)]);
  await show('/rng');
  const card = within(await screen.findByRole('article', { name: 'Trò chơi 1' }));
  expect(card.queryByRole('button')).toBeNull();
});

test('a category without games says so, and one that failed offers to try again', async () => {
  answers([]);
  gateway.refuses('gameList', 'try_again', 503);
  await show('/rng');
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0 });
  await userEvent.click(retry);
  expect(await screen.findByText('Chưa có trò chơi trong mục này')).toBeInTheDocument();
});
