import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardMatch } from '#contract/wireTypes';
import { duelResults, duelsOf } from '@/testing/scenario/duelFixtures';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';
import { testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { treatAllAsNear } from '@/testing/testNear';
import { SportsScreen } from './SportsScreen';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const { locked: _locked, ...first } = matchAt(0);

const open = async (list: readonly BoardMatch[], path = '/sports') => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('gameMenus', { menus: [] });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0, vendors: [] });
  gateway.answers('sportsResults', { list: [...duelResults] });
  gateway.answers('sportsMatches', sportsBoard(list));
  return renderPage(<SportsScreen />, { visited: [path] });
};

const slip = () => within(screen.getByRole('region', { name: 'Phiếu cược' }));
const stake = () => slip().findByRole('textbox', { name: 'Tiền cược' });

const fill = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2 6,60' }));
  await userEvent.clear(await stake());
  await userEvent.type(await stake(), '70000');
};

const atOdds = (odds: string): BoardMatch => ({
  ...first,
  moneyLine: { ...first.moneyLine, awayTeamOdds: odds },
});

test('SPORT-01 a reload keeps a slip that was not placed, and asks again about a price that has changed meanwhile', async () => {
  const visit = await open([first]);
  await fill();
  visit.unmount();
  await open([atOdds('5.20')]);
  expect(await stake()).toHaveValue('70.000');
  expect(slip().getByText('Tỷ lệ đổi từ 6,60 thành 5,20. Xem lại trước khi đặt cược.')).toBeInTheDocument();
});

test('SPORT-01 a reload says which picks are gone, and keeps no match that has ended', async () => {
  const visit = await open([first]);
  await fill();
  visit.unmount();
  await open([matchAt(1)]);
  expect(await slip().findByText(/^1 kèo đã đóng/)).toBeInTheDocument();
  expect(slip().getByText('Phiếu đang trống')).toBeInTheDocument();
});

test('SPORT-01 a slip that was emptied stays empty, and each sport keeps its own', async () => {
  const visit = await open([first]);
  await fill();
  visit.unmount();
  const other = await open(duelsOf('horse'), '/horse');
  expect(await slip().findByText('Phiếu đang trống')).toBeInTheDocument();
  other.unmount();
  const back = await open([first]);
  await userEvent.click(await slip().findByRole('button', { name: /^Bỏ chọn/ }));
  back.unmount();
  await open([first]);
  expect(await slip().findByText('Phiếu đang trống')).toBeInTheDocument();
});

test('A11Y-02 SPORT-01 from a price that was selected one Tab leads to the slip, and this is announced', async () => {
  await open([first]);
  const price = await screen.findByRole('button', { name: '2 6,60' });
  price.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Thái Lan thắng đã vào phiếu. Nhấn Tab/)).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Đến phiếu cược' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Phiếu cược' })).toHaveFocus();
});

test('STAGE-02 the next fight stands above the list with its clock, and each cock with its last results', async () => {
  await open(duelsOf('cockfight'), '/cockfight');
  const next = within(await screen.findByRole('region', { name: 'Ô Tía – Xám Khô' }));
  expect(next.getByText('Bắt đầu sau')).toBeInTheDocument();
  expect(next.getByRole('button', { name: '1 1,72' })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Ô Tía – Xám Khô' })).toBeNull();
  const card = within(screen.getByRole('article', { name: 'Điều Lửa – Chuối Bông' }));
  expect(await card.findAllByText(/^Gần nhất: /)).toHaveLength(2);
  expect(await screen.findByRole('table', { name: 'Thành tích 24 giờ' })).toBeInTheDocument();
});
