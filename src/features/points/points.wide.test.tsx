import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import {
  bonusMoney,
  headphones,
  pointContent,
  pointsBalance,
  pointsOfMember,
} from '@/testing/scenario/pointFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { ConvertModal } from './ConvertModal';
import { PointRecord } from './PointRecord';
import { RedeemHistory } from './RedeemHistory';
import { RedeemModal } from './RedeemModal';
import { RewardShelf } from './RewardShelf';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const { pointsConfig, pointsRewards } = pointContent('full');
const close = () => undefined;

const asMember = (balance: Partial<Value<'pointsBalance'>> = {}) => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberProfile', { loginPassword: 'set' } as never);
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('pointsConfig', pointsConfig);
  gateway.answers('pointsRewards', pointsRewards);
  gateway.answers('pointsBalance', { ...pointsBalance, ...balance });
  gateway.answers('paymentTicket', { ticket: 'once' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typePassword = async () => userEvent.type(await screen.findByLabelText('Mật khẩu rút tiền'), '246810');

test('POINT-01 goods are redeemed with the password, the price that was shown, and an address', async () => {
  asMember();
  gateway.answers('pointsRedeem', { no: 'P1', status: 'process', amount: null, rounds: null, points: 6_180 });
  await renderPage(<RedeemModal item={String(headphones.id)} onClose={close} />);
  const address = await screen.findByLabelText('Địa chỉ nhận hàng');
  await userEvent.clear(address);
  await press('Đổi quà');
  expect(await screen.findByText('Vui lòng nhập địa chỉ nhận hàng')).toBeInTheDocument();
  await userEvent.type(address, '5 Lê Lợi, Huế');
  await typePassword();
  await press('Đổi quà');
  expect(await screen.findByText('Đã nhận yêu cầu đổi quà')).toBeInTheDocument();
  expect(await gateway.bodiesOf('paymentTicket')).toEqual([{ password: '246810' }]);
  const { name = '', phone = '' } = pointsBalance.delivery ?? {};
  expect(await gateway.bodiesOf('pointsRedeem')).toEqual([
    {
      ...{ id: headphones.id, points: 18_500, quantity: 1, ticket: 'once' },
      delivery: { name, phone, address: '5 Lê Lợi, Huế' },
    },
  ]);
});

test('POINT-01 money is told with its wagering before it is redeemed', async () => {
  asMember();
  gateway.answers('pointsRedeem', {
    ...{ no: 'P1', status: 'approved', rounds: null, points: 9_680 },
    amount: { amount: '1500000', currency: 'VND' },
  });
  await renderPage(<RedeemModal item={String(bonusMoney.id)} onClose={close} />);
  await userEvent.selectOptions(await screen.findByLabelText('Số lượng'), '3');
  expect(screen.getByText('1.500.000 ₫')).toBeInTheDocument();
  expect(screen.getByText('−15.000')).toBeInTheDocument();
  expect(screen.getByText('Tiền vào ví ngay. Để rút, cần cược đủ 3 lần trong 15 ngày.')).toBeInTheDocument();
  await typePassword();
  await press('Đổi quà');
  expect(await screen.findByText('1.500.000 ₫ đã vào ví')).toBeInTheDocument();
  expect(await gateway.bodiesOf('pointsRedeem')).toEqual([
    { id: bonusMoney.id, points: 5_000, quantity: 3, ticket: 'once' },
  ]);
});

test('POINT-01 a wrong password and a last piece that is gone are told where they were asked', async () => {
  asMember();
  gateway.refuses('paymentTicket', 'withdraw_password_wrong', 400);
  await renderPage(<RedeemModal item={String(headphones.id)} onClose={close} />);
  await typePassword();
  await press('Đổi quà');
  await waitFor(() => expect(screen.getByLabelText('Mật khẩu rút tiền')).toBeInvalid());
  expect(await gateway.bodiesOf('pointsRedeem')).toEqual([]);
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.refuses('pointsRedeem', 'stock_gone', 409);
  await typePassword();
  await press('Đổi quà');
  await waitFor(() => expect(screen.getByLabelText('Số lượng')).toBeInvalid());
  expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
  expect(screen.getByLabelText('Địa chỉ nhận hàng')).toHaveValue(pointsBalance.delivery?.address);
});

test('POINT-01 points are converted by the sum that was shown', async () => {
  asMember();
  gateway.answers('pointsConvert', {
    no: 'P2',
    points: 24_380,
    amount: { amount: '15000', currency: 'VND' },
  });
  await renderPage(<ConvertModal onClose={close} />);
  const points = await screen.findByLabelText('Điểm');
  await userEvent.type(points, '250');
  await typePassword();
  await press('Đổi ra tiền');
  await waitFor(() => expect(points).toBeInvalid());
  await userEvent.clear(points);
  await userEvent.type(points, '300');
  expect(screen.getByText('15.000 ₫')).toBeInTheDocument();
  await press('Đổi ra tiền');
  expect(await screen.findByText('15.000 ₫ đã vào ví')).toBeInTheDocument();
  expect(await gateway.bodiesOf('pointsConvert')).toEqual([{ points: 300, amount: '15000', ticket: 'once' }]);
});

test('a refused conversion is sent again only with the withdraw password (POINT-01)', async () => {
  asMember();
  gateway.refuses('pointsConvert', 'points_missing', 409);
  await renderPage(<ConvertModal onClose={close} />);
  await userEvent.type(await screen.findByLabelText('Điểm'), '300');
  await typePassword();
  await press('Đổi ra tiền');
  await waitFor(() => expect(screen.getByLabelText('Điểm')).toBeInvalid());
  expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
});

test('POINT-01 what the points do not reach has no button but says how many are missing', async () => {
  asMember({ points: 1_000 });
  await renderPage(<RewardShelf />);
  const card = await screen.findByRole('article', { name: headphones.title });
  expect(card).toHaveTextContent('Còn thiếu 17.500');
  expect(screen.getByRole('article', { name: 'Ba lô du lịch' })).toHaveTextContent('Hết hàng');
  expect(screen.getAllByRole('link', { name: 'Đổi quà' })).toHaveLength(1);
});

test('POINT-01 a member asks to be told of a sold-out reward, and takes that back', async () => {
  asMember();
  gateway.answers('pointsRestock', { awaited: [8] });
  await renderPage(<RewardShelf />);
  await press('Báo tôi khi có lại: Ba lô du lịch');
  expect(await screen.findByText('Chúng tôi sẽ báo bạn một lần trong hộp thư.')).toBeInTheDocument();
  gateway.answers('pointsRestock', { awaited: [] });
  await press('Không cần báo nữa: Ba lô du lịch');
  expect(
    await screen.findByRole('button', { name: 'Báo tôi khi có lại: Ba lô du lịch' }),
  ).toBeInTheDocument();
  expect(await gateway.bodiesOf('pointsRestock')).toEqual([
    { id: 8, wanted: true },
    { id: 8, wanted: false },
  ]);
});

test('POINT-02 the history shows each status with delivery and reason', async () => {
  asMember();
  gateway.answers('pointsRedeemList', pointsOfMember('full').pointsRedeemList);
  await renderPage(<RedeemHistory />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Đang xử lý/);
  expect(rows[1]).toHaveTextContent(/Vận đơn: GHN 8X21-4471.*Hoàn tất/);
  expect(rows[2]).toHaveTextContent(/Địa chỉ chưa rõ, điểm đã được trả lại.*Bị từ chối/);
});

test('POINT-02 the record has every field, and a type narrows it', async () => {
  asMember();
  gateway.answers('pointsTransactions', pointsOfMember('full').pointsTransactions);
  await renderPage(<PointRecord />);
  await screen.findAllByText('P261120KM4T8QZA');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['Mã giao dịch', 'Thời gian', 'Loại', 'Quà', 'Số lượng', 'Điểm cần'],
    ...['Số tiền', 'Trạng thái', 'Điểm thay đổi', 'Điểm còn lại', 'Ghi chú'],
  ]);
  expect(screen.getAllByRole('row')[2]).toHaveTextContent(
    /P261120KM4T8QZA.*Đổi điểm.*Tai nghe không dây Lumen.*18\.500.*Đang xử lý.*−18\.500.*24\.556/,
  );
  await userEvent.selectOptions(screen.getByLabelText('Loại'), 'slots');
  await waitFor(() =>
    expect(gateway.asked.some(({ url }) => new URL(url).searchParams.get('type') === 'slots')).toBe(true),
  );
});
