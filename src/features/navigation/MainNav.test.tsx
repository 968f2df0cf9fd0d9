import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameType } from '#contract/constants';
import type { VendorLane } from '#contract/wireTypes';
import { testGateway } from '@/testing/testSite';
import { treatAllAsNear } from '@/testing/testNear';
import { renderPage } from '@/testing/testPage';
import { MainNav } from './MainNav';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const lane = (gameCategory: GameType, vendors: number): VendorLane => ({
  gameCategory,
  vendors: Array.from({ length: vendors }, (_, index) => ({
    vassalage: `${gameCategory}${index}`,
    gameType: gameCategory,
    nodeId: index,
    gameClassify: gameCategory,
    displayName: `${gameCategory} ${index}`,
  })),
});

const show = async (...lanes: VendorLane[]) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', { data: { lanes } });
  await renderPage(<MainNav />);
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(1));
};

const open = async (category: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Nhà cung cấp: ${category}` }));
  return within(screen.getByRole('navigation'));
};

test('NAV-09 home, the app, then categories in the server’s order, then promotions', async () => {
  await show(lane('FISH', 1), lane('RNG', 2));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Trang chủ',
    'Tải ứng dụng',
    'Bắn cá',
    'Slots',
    'Khuyến mãi',
  ]);
});

test('NAV-09 two lotteries side by side have labels of their own', async () => {
  await show(lane('LOTT', 1), lane('ELOTT', 1));
  expect(screen.getByRole('link', { name: 'Xổ số' })).toHaveAttribute('href', '/lott');
  expect(screen.getByRole('link', { name: 'Xổ số điện tử' })).toHaveAttribute('href', '/elott');
});

test('NAV-09 an electronic lottery alone has the label that both share', async () => {
  await show(lane('ELOTT', 1));
  expect(screen.getByRole('link', { name: 'Xổ số' })).toHaveAttribute('href', '/elott');
});

test('NAV-10 of ten vendors nine are shown, then a link to all', async () => {
  await show(lane('RNG', 10));
  const nav = await open('Slots');
  expect(await nav.findByRole('link', { name: 'RNG 8' })).toHaveAttribute('href', '/rng?vassalage=RNG8');
  expect(nav.queryByRole('link', { name: 'RNG 9' })).toBeNull();
  expect(nav.getByRole('link', { name: 'Xem thêm' })).toHaveAttribute('href', '/rng');
});

test('NAV-10 the down arrow opens the menu with the focus in it, Escape closes it and gives the focus back', async () => {
  await show(lane('RNG', 3));
  screen.getByRole('link', { name: 'Slots' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'RNG 0' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'RNG 1' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'RNG 1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Nhà cung cấp: Slots' })).toHaveFocus();
});

test('NAV-11 the menu shows the rebate of its category, a dash for PVP, nothing where the specification has none', async () => {
  await show(lane('RNG', 1), lane('PVP', 1), lane('JP', 1));
  const slots = await open('Slots');
  expect(await slots.findByText('Hoàn trả đến 1,2%')).toBeInTheDocument();
  const cards = await open('Game bài');
  expect(await cards.findByRole('link', { name: /Vào sảnh Game bài/ })).toHaveAttribute('href', '/pvp');
  expect(cards.getByText('Hoàn trả -')).toBeInTheDocument();
  const jackpots = await open('Nổ hũ');
  expect(await jackpots.findByRole('link', { name: /Vào sảnh Nổ hũ/ })).toBeInTheDocument();
  expect(jackpots.queryByText(/Hoàn trả/)).toBeNull();
});

test('GAME-10 the submenu shows the signs of vendors as the brand wants them', async () => {
  await show(lane('RNG', 3));
  const nav = await open('Slots');
  const tile = await nav.findByRole('link', { name: 'RNG 0' });
  await waitFor(() =>
    expect(tile.querySelector('img')?.getAttribute('src')).toBe('/vendors/submenu/RNG0-color.webp'),
  );
});
