import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner, Game, Notice } from '#contract/wireTypes';
import { testBoot, testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { HomeScreen } from './HomeScreen';

const parts = {
  matches: null,
  winners: null,
  winnerCards: <p>Thẻ người thắng</p>,
  promotions: null,
  resting: null,
  row: () => null,
  lottery: null,
};

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const banner: Banner = {
  id: 1,
  groupName: 'w_home',
  url: '/brands/aurora/hero',
  linkageType: 'promotion',
  link: '7',
  eyebrow: '',
  title: 'Thưởng nạp đầu',
  highlight: '',
  lead: '',
  action: 'Xem điều kiện',
  condition: '',
};

const notice: Notice = {
  id: 3,
  title: 'Bảo trì định kỳ',
  content: '<p>x</p>',
  kind: 'general',
  publishedAt: '2026-11-20T00:00:00Z',
};

const answers = (banners: Banner[], player: Notice[] = []) => {
  gateway.answers('announcements', { banners, player, promotion: [] });
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 1, total: 0 });
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
};

test('SOUND-05 the home page has a heading of level 1', async () => {
  answers([banner]);
  await renderPage(<HomeScreen parts={parts} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Trang chủ' })).toBeInTheDocument();
});

test('HOME-01 banners of the group w_home show, and a click follows their linkage', async () => {
  answers([banner, { ...banner, id: 2, groupName: 'w_login', title: 'Chỉ trong đăng nhập' }]);
  await renderPage(<HomeScreen parts={parts} />);
  expect(await screen.findByRole('link', { name: 'Xem điều kiện' })).toHaveAttribute(
    'href',
    '/?modal=announcement&item=7',
  );
  expect(screen.queryByText('Chỉ trong đăng nhập')).toBeNull();
});

test('HOME-01 a banner with a foreign link has no link', async () => {
  answers([{ ...banner, linkageType: 'external', link: 'javascript:alert(1)' }]);
  await renderPage(<HomeScreen parts={parts} />);
  expect(await screen.findByText('Thưởng nạp đầu')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Xem điều kiện' })).toBeNull();
});

test('HOME-02 a click on a running notice opens the modal of that notice', async () => {
  answers([], [notice]);
  await renderPage(<HomeScreen parts={parts} />);
  const [running] = await screen.findAllByRole('button', { name: 'Bảo trì định kỳ' });
  await userEvent.click(running as HTMLElement);
  expect(screen.getByLabelText('address')).toHaveTextContent('/?modal=notice&item=3');
});

test('HOME-04 a failed game list says so, and its button fetches it again', async () => {
  answers([]);
  gateway.refuses('gameList', 'try_again', 503);
  await renderPage(<HomeScreen parts={parts} />);
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 1, total: 0 });
  await userEvent.click(retry);
  expect(await screen.findByText('Chưa có trò chơi trong mục này')).toBeInTheDocument();
});

test('HOME-04 the tabs are winners, slots, live, fish and cards; slots are chosen at first and winners show their cards', async () => {
  answers([]);
  await renderPage(<HomeScreen parts={parts} />);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Thắng lớn',
    'Slots',
    'Casino',
    'Bắn cá',
    'Game bài',
  ]);
  expect(screen.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Thắng lớn' }));
  expect(await screen.findByText('Thẻ người thắng')).toBeInTheDocument();
});

test('HOME-04 fifty games of a tab are fetched and twenty are shown', async () => {
  answers([]);
  const games = Array.from({ length: 50 }, (_, index): Game => ({
    nodeId: index,
    gameCode: `G${index}`,
    gameName: `Trò ${index}`,
    showIcon: `/covers/G${index}`,
    vassalage: 'V1',
    vendorName: 'Lumen',
    gameType: 'RNG',
    isGame: 'GAME',
    supportPlay: '1',
    tag: 'none',
    maintenanceEnd: null,
  }));
  gateway.answers('gameList', { games, pageNum: 1, totalPages: 1, total: 50 });
  await renderPage(<HomeScreen parts={parts} />);
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  const asked = gateway.asked.find(({ url }) => url.includes('gameList'));
  expect(new URL(asked?.url ?? '').searchParams.get('pageSize')).toBe('50');
});

test('sections are in the brand’s order, and unknown names are skipped', async () => {
  answers([banner], [notice]);
  const site = testSite({ brand: { ...testBoot.brand, homeOrder: ['unknown', 'lobby', 'banners'] } });
  await renderPage(<HomeScreen parts={parts} />, { site });
  const title = await screen.findByText('Thưởng nạp đầu');
  const lobby = await screen.findByRole('heading', { name: 'Sảnh trò chơi' });
  await waitFor(() =>
    expect(lobby.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy(),
  );
});
