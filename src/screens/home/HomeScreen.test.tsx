import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner, Notice } from '#contract/wireTypes';
import { testBoot, testGateway, testSite } from '@/data/testSite';
import { renderPage } from '@/features/testPage';
import { HomeScreen } from './HomeScreen';

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
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 1, total: 0 });
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
};

test('HOME-01 banners of the group w_home show, and a click follows their linkage', async () => {
  answers([banner, { ...banner, id: 2, groupName: 'w_login', title: 'Chỉ trong đăng nhập' }]);
  await renderPage(<HomeScreen />);
  expect(await screen.findByRole('link', { name: 'Xem điều kiện' })).toHaveAttribute('href', '/promotions#7');
  expect(screen.queryByText('Chỉ trong đăng nhập')).toBeNull();
});

test('HOME-01 a banner whose link is none of ours leads nowhere', async () => {
  answers([{ ...banner, linkageType: 'external', link: 'javascript:alert(1)' }]);
  await renderPage(<HomeScreen />);
  expect(await screen.findByText('Thưởng nạp đầu')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Xem điều kiện' })).toBeNull();
});

test('HOME-02 a click on a running notice opens the modal of that notice', async () => {
  answers([], [notice]);
  await renderPage(<HomeScreen />);
  const [running] = await screen.findAllByRole('button', { name: 'Bảo trì định kỳ' });
  await userEvent.click(running as HTMLElement);
  expect(screen.getByLabelText('address')).toHaveTextContent('/?modal=notice&item=3');
});

test('HOME-04 a failed game list says so and comes back by its button', async () => {
  answers([]);
  gateway.refuses('gameList', 'try_again', 503);
  await renderPage(<HomeScreen />);
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 1, total: 0 });
  await userEvent.click(retry);
  expect(await screen.findByText('Chưa có trò chơi trong mục này')).toBeInTheDocument();
});

test('sections stand in the order of the brand, those not built are passed over', async () => {
  answers([banner], [notice]);
  const site = testSite({ brand: { ...testBoot.brand, homeOrder: ['matches', 'lobby', 'banners'] } });
  await renderPage(<HomeScreen />, { site });
  const title = await screen.findByText('Thưởng nạp đầu');
  const lobby = await screen.findByRole('heading', { name: 'Sảnh trò chơi' });
  await waitFor(() =>
    expect(lobby.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy(),
  );
});
