import { screen } from '@testing-library/react';
import type { Popup } from '#contract/wireTypes';
import { testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { Promotions } from './Promotions';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', { info: { imageCDNs: [] } } as never));
afterEach(gateway.reset);
afterAll(gateway.close);

const popup = (id: number, rest: Partial<Popup> = {}): Popup => ({
  id,
  title: `Thưởng ${id}`,
  content: '',
  condition: `Cược đủ ${id} lần`,
  promotionType: 'PR',
  execution: 'B',
  announcementImages: [],
  publishedAt: '2026-11-20T00:00:00Z',
  ...rest,
});

const show = async (promotion: Popup[]) => {
  gateway.answers('announcements', { banners: [], player: [], promotion });
  await renderPage(<Promotions />);
};

test('HOME-06 MOD-10 a promotion is shown with its condition and opens its announcement', async () => {
  await show([popup(7), popup(8, { promotionType: 'PL' }), popup(9, { execution: 'A' })]);
  expect(await screen.findByRole('heading', { name: 'Thưởng 7' })).toBeInTheDocument();
  expect(screen.getByText('Cược đủ 7 lần')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Xem chi tiết' });
  expect(link).toHaveAttribute('href', '/?modal=announcement&item=7');
  expect(link).toHaveAccessibleDescription('Thưởng 7');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test.each([
  [3, 0],
  [4, 2],
])('HOME-06 %i offers have %i arrows', async (count, arrows) => {
  await show(Array.from({ length: count }, (_, index) => popup(index + 1)));
  await screen.findByRole('heading', { name: 'Thưởng 1' });
  expect(screen.queryAllByRole('button', { name: /^Khuyến mãi/ })).toHaveLength(arrows);
});
