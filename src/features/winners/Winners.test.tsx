import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Winner } from '#contract/wireTypes';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { WinnerCards } from './WinnerCards';
import { Winners } from './Winners';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', { info: { imageCDNs: [] } } as never));
afterEach(gateway.reset);
afterAll(gateway.close);

const winner = (index: number): Winner => ({
  vo: {
    customerName: `huyn***${index}`,
    winAmount: { amount: String(1_000 * (index + 1)), currency: 'VND' },
    iconUrl: '/covers/RNG1',
  },
  game: {
    nodeId: 1,
    gameCode: 'RNG1',
    gameName: 'Kho Báu',
    showIcon: '/covers/RNG1',
    vassalage: 'V1',
    vendorName: 'Lumen',
    gameType: 'RNG',
    isGame: 'GAME',
    supportPlay: '1',
    tag: 'none',
    maintenanceEnd: null,
  },
});

const winners = (count: number) => ({ list: Array.from({ length: count }, (_, index) => winner(index)) });

test('HOME-05 the board asks for twenty and shows the largest win first', async () => {
  gateway.answers('winners', winners(20));
  await renderPage(<Winners />);
  const board = await screen.findByRole('region', { name: 'Người thắng mới' });
  const [first] = within(board).getAllByRole('button', { hidden: true, name: /₫/ });
  expect(first).toHaveTextContent('huyn***19Kho Báu+20.000 ₫');
  const asked = gateway.asked.find(({ url }) => url.includes('getRankList'));
  expect(new URL(asked?.url ?? '').searchParams.get('limitNum')).toBe('20');
});

test('HOME-05 eight rows are in reach at a time, and nine winners go round as eighteen', async () => {
  gateway.answers('winners', winners(9));
  await renderPage(<Winners />);
  await screen.findByRole('region', { name: 'Người thắng mới' });
  const rows = [...document.querySelectorAll('.swiper-slide')];
  expect(rows).toHaveLength(18);
  expect(rows.filter((row) => !row.hasAttribute('inert'))).toHaveLength(8);
});

test('HOME-05 a winner’s game asks a guest to log in', async () => {
  gateway.answers('winners', winners(1));
  await renderPage(<WinnerCards />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mở trò chơi: Kho Báu' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/login');
});

test('HOME-05 a member is taken to where the game is', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('winners', winners(1));
  await renderPage(<WinnerCards />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mở trò chơi: Kho Báu' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/seamless\?gameCode=/);
});
