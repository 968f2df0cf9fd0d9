import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game, Vendor } from '#contract/wireTypes';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { treatAllAsNear } from '@/testing/testNear';
import { CategoryScreen } from './CategoryScreen';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const game = (nodeId: number, given: Partial<Game> = {}): Game => ({
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
  ...given,
});

const vendor = (vassalage: string, gameType: Vendor['gameType']): Vendor => ({
  vassalage,
  gameType,
  nodeId: 1,
  gameClassify: gameType,
  displayName: vassalage === 'LUMEN' ? 'Lumen' : '',
});

const answers = (games: Game[], total = games.length) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', {
    data: {
      lanes: [
        { gameCategory: 'RNG', vendors: [vendor('LUMEN', 'RNG')] },
        { gameCategory: 'ESPORTS', vendors: [vendor('IA', 'ESPORTS')] },
      ],
    },
  });
  gateway.answers('gameMenus', {
    menus: [{ gameCategory: 'RNG', total: 9842, classifies: ['SC', 'VP', 'JP', 'TG', 'AC'] }],
  });
  gateway.answers('gameList', {
    games,
    pageNum: 1,
    totalPages: Math.ceil(total / 50),
    total,
    vendors: [{ vassalage: 'LUMEN', displayName: 'Lumen', total }],
  });
};

const asMember = (type = 0) => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', { ...testMember, type });
  gateway.answers('favourites', { list: [] });
  gateway.answers('recentGames', { list: [] });
};

const listCalls = () =>
  gateway.asked
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('GCSGAME_gameList'));

const lastCall = () => Object.fromEntries(listCalls().at(-1)?.searchParams ?? []);

const show = (address: string) => renderPage(<CategoryScreen />, { visited: [address] });
const address = () => screen.getByLabelText('address', { selector: 'output' });

test('NAV-05 the category page names its category and asks for its games', async () => {
  answers([game(1)]);
  await show('/rng');
  expect(await screen.findByRole('article', { name: 'Trò chơi 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  expect(screen.getByText('Hoàn trả đến 1,2% trên cược hợp lệ')).toBeInTheDocument();
  expect(await screen.findByText('9.842 trò chơi từ 1 nhà cung cấp')).toBeInTheDocument();
  expect(listCalls()[0]?.searchParams.get('gameType')).toBe('RNG');
});

test('NAV-05 the vassalage of the address chooses the vendor, and a vendor leads to its address', async () => {
  answers([game(1)]);
  await show('/rng?vassalage=LUMEN');
  await screen.findByRole('article', { name: 'Trò chơi 1' });
  const vendors = within(screen.getByRole('navigation', { name: 'Nhà cung cấp' }));
  expect(await vendors.findByRole('link', { name: 'Lumen' })).toHaveAttribute('aria-current', 'true');
  expect(lastCall()['vassalage']).toBe('LUMEN');
  await userEvent.click(vendors.getByRole('link', { name: 'Tất cả' }));
  await waitFor(() => expect(lastCall()).not.toHaveProperty('vassalage'));
  expect(vendors.getByRole('link', { name: 'Lumen' })).toHaveAttribute('href', '/rng?vassalage=LUMEN');
});

test('NAV-12 an esports vendor listed under sports keeps its own games', async () => {
  answers([]);
  await show('/sports?vassalage=IA');
  await waitFor(() => expect(lastCall()['gameType']).toBe('ESPORTS'));
});

test('GAME-02 every filter of the address reaches the game list', async () => {
  answers([game(1)]);
  await show('/rng?gameClassify=AC&tag=hot&gameName=dat&minBet=1000&minLineNum=20&sort=stake');
  await screen.findByRole('article', { name: 'Trò chơi 1' });
  expect(lastCall()).toMatchObject({
    gameType: 'RNG',
    gameClassify: 'AC',
    tag: 'hot',
    gameName: 'dat',
    minBet: '1000',
    minLineNum: '20',
    sort: 'stake',
  });
});

test('GAME-02 the typed text is searched for and written into the address', async () => {
  answers([game(1)]);
  await show('/rng');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm trò chơi' }), 'dat');
  await waitFor(() => expect(address()).toHaveTextContent('/rng?gameName=dat'));
  await waitFor(() => expect(lastCall()['gameName']).toBe('dat'));
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc: “dat”' }));
  expect(address()).toHaveTextContent(/^\/rng$/);
  expect(screen.getByRole('searchbox', { name: 'Tìm trò chơi' })).toHaveValue('');
});

test('GAME-03 the sub-categories that have games are chips, and one narrows the list', async () => {
  answers([game(1)]);
  await show('/rng');
  const kinds = within(await screen.findByRole('group', { name: 'Loại trò chơi' }));
  await kinds.findByRole('button', { name: 'Arcade' });
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tất cả',
    'Vé cào',
    'Video poker',
    'Nổ hũ',
    'Trò chơi bàn',
    'Arcade',
    'Hot',
    'Mới',
  ]);
  await userEvent.click(kinds.getByRole('button', { name: 'Arcade' }));
  await waitFor(() => expect(lastCall()['gameClassify']).toBe('AC'));
  expect(kinds.getByRole('button', { name: 'Arcade' })).toHaveAttribute('aria-pressed', 'true');
});

test('GAME-02 of a long list only the visible part is rendered', async () => {
  answers(
    Array.from({ length: 50 }, (_, index) => game(index + 1)),
    9842,
  );
  await show('/rng');
  const first = await screen.findByRole('article', { name: 'Trò chơi 1' });
  expect(first.closest('li')).toHaveAttribute('aria-setsize', '9842');
  expect(screen.getAllByRole('article').length).toBeLessThan(50);
  expect(screen.getByText('9.842 trò chơi')).toBeInTheDocument();
});

test('SOUND-06 a list without end hid the foot of the page: games come by the press of a button', async () => {
  answers(
    Array.from({ length: 50 }, (_, index) => game(index + 1)),
    9842,
  );
  await show('/rng');
  const list = await screen.findByRole('list', { name: 'Danh sách trò chơi' });
  const tall = () => Number.parseInt(list.style.height, 10);
  const before = tall();
  expect(screen.getByText('Đang hiện 120 / 9.842 trò chơi')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm trò chơi' }));
  expect(screen.getByText('Đang hiện 240 / 9.842 trò chơi')).toBeInTheDocument();
  expect(tall()).toBe(2 * before);
});

test('GAME-02 a name that was only nearly found says so', async () => {
  answers([game(1)]);
  gateway.answers('gameList', { games: [game(1)], pageNum: 1, totalPages: 1, total: 1, approximate: true });
  await show('/rng?gameName=ronh');
  expect(await screen.findByText(/Không có tên nào đúng “ronh”/)).toBeInTheDocument();
});

test('GAME-06 a guest who plays is sent to the log-in', async () => {
  answers([game(1)]);
  await show('/rng');
  await userEvent.click(await screen.findByRole('button', { name: 'Chơi ngay: Trò chơi 1' }));
  expect(address()).toHaveTextContent('/login');
});

test('GAME-06 a trial account that plays is told that it needs a real one', async () => {
  answers([game(1, { supportPlay: '1' })]);
  asMember(4);
  await show('/rng');
  await userEvent.click(await screen.findByRole('button', { name: 'Cần tài khoản thật: Trò chơi 1' }));
  expect(address()).toHaveTextContent('/rng?modal=gameClosed&item=needReal');
});

test('GAME-05 a game that is a vendor opens the list of its games', async () => {
  answers([game(1, { isGame: 'VASSALAGE' })]);
  await show('/rng');
  await userEvent.click(await screen.findByRole('button', { name: 'Chơi ngay: Trò chơi 1' }));
  expect(address()).toHaveTextContent('/rng?modal=vendor&item=LUMEN');
});

test('GAME-06 NAV-17 a lottery opens the page of its area, which lists the popular ones on top', async () => {
  answers([game(1, { vassalage: 'TCG_SEA' })]);
  gateway.answers('popularLotteries', { list: [] });
  gateway.answers('lotteryMenu', { list: [] });
  gateway.answers('recentDraws', { list: [] });
  asMember();
  await show('/lott');
  expect(await screen.findByRole('region', { name: 'Xổ số phổ biến' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Chơi ngay: Trò chơi 1' }));
  expect(address()).toHaveTextContent('/seaLottery?gameCode=RNG1');
});

test('GAME-08 a favourite shows at once and is sent to the gateway', async () => {
  answers([game(1)]);
  asMember();
  gateway.answers('addFavourite', null);
  await show('/rng');
  const heart = await screen.findByRole('button', { name: 'Yêu thích: Trò chơi 1' });
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('getFavoriteGames'))).toBe(true));
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () =>
    expect(await gateway.bodiesOf('addFavourite')).toEqual([{ nodeId: 1, vendor: 'LUMEN', gameType: 'RNG' }]),
  );
});

test('GAME-08 a favourite that the gateway refuses is rolled back', async () => {
  answers([game(1)]);
  asMember();
  gateway.refuses('addFavourite', 'quota_exceeded', 429);
  await show('/rng');
  const heart = await screen.findByRole('button', { name: 'Yêu thích: Trò chơi 1' });
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('getFavoriteGames'))).toBe(true));
  await userEvent.click(heart);
  await waitFor(async () => expect(await gateway.bodiesOf('addFavourite')).toHaveLength(1));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('GAME-08 a guest who presses a heart is sent to the log-in', async () => {
  answers([game(1)]);
  await show('/rng');
  await userEvent.click(await screen.findByRole('button', { name: 'Yêu thích: Trò chơi 1' }));
  expect(address()).toHaveTextContent('/login');
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

test('a filter that leaves nothing can be taken back', async () => {
  answers([]);
  await show('/rng?tag=hot&sort=name');
  await userEvent.click(await screen.findByRole('button', { name: 'Xóa bộ lọc' }));
  expect(address()).toHaveTextContent(/^\/rng$/);
});

const expectSign = async (name: string, path: string) => {
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(link.querySelector('img')?.getAttribute('src')).toBe(path));
  return link;
};

test('GAME-10 the list of slot vendors has signs of its own folder, and the chosen one is lit', async () => {
  answers([game(1)]);
  await show('/rng');
  await userEvent.click(await expectSign('Lumen', '/vendors/rng/LUMEN-default.webp'));
  await expectSign('Lumen', '/vendors/rng/LUMEN-active.webp');
});

test('GAME-10 other categories show the small icons', async () => {
  answers([game(1, { gameType: 'ESPORTS', vassalage: 'IA' })]);
  await show('/sports');
  await expectSign('IA', '/vendors/small/IA-default.webp');
});
