import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import { CentreClose } from '@/data/session/centreClose';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { LinePage } from './LinePage';
import { TransferPage } from './TransferPage';

const gateway = testGateway();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const moved = { moved: vnd(300_000), balance: vnd(700_000), at: new Date(testBoot.now).toISOString() };

const wallets: Value<'wallets'> = {
  main: vnd(1_000_000),
  withdrawable: vnd(700_000),
  held: vnd(0),
  vendors: [
    { vassalage: 'NVP', displayName: 'Nova Play', balance: vnd(0) },
    { vassalage: 'LMN', displayName: 'Lumen Live', balance: vnd(250_000) },
  ],
};

const line: Value<'lineTransferDesk'> = {
  upline: 'dai***88',
  toDownline: false,
  available: vnd(2_400_000),
  least: vnd(50_000),
  most: vnd(100_000_000),
  leftToday: vnd(200_000_000),
  sendable: vnd(2_400_000),
  wageringLeft: vnd(0),
  hasPassword: true,
  recent: [],
};

beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

test('MEM-03 an amount is transferred from one wallet to another, at most the balance of the first', async () => {
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  gateway.answers('walletTransfer', moved);
  await renderPage(<TransferPage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '1000001');
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển quỹ' }));
  expect(await screen.findByText('Ví này không đủ tiền')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Số tiền'));
  await userEvent.type(screen.getByLabelText('Số tiền'), '300000');
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển quỹ' }));
  expect(await screen.findByText('Đã chuyển 300.000 ₫.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('walletTransfer')).toEqual([{ from: 'MAIN', to: 'NVP', amount: '300000' }]);
});

test('MEM-03 the wallet in the address is the preselected target, and afterwards a link leads back', async () => {
  const close = jest.fn();
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  gateway.answers('walletTransfer', moved);
  await renderPage(
    <CentreClose value={close}>
      <TransferPage />
    </CentreClose>,
    { visited: ['/sports?centre=member&page=transferFund&wallet=LMN'] },
  );
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển quỹ' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quay lại đặt cược' }));
  expect(screen.queryByText('Không được để trống')).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
  expect(await gateway.bodiesOf('walletTransfer')).toEqual([{ from: 'MAIN', to: 'LMN', amount: '300000' }]);
});

test('SAFE-05 the wallets say how much can be withdrawn now', async () => {
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  await renderPage(<TransferPage />);
  const list = within(await screen.findByRole('region', { name: 'Các ví' }));
  expect(list.getByText('Có thể rút ngay').nextElementSibling).toHaveTextContent(/^700\.000\s₫$/);
});

test('MEM-03 a wallet that is not there is passed over', async () => {
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  await renderPage(<TransferPage />, { visited: ['/?centre=member&page=transferFund&wallet=NOBODY'] });
  expect(await screen.findByLabelText('Đến ví')).toHaveValue('NVP');
});

test('MEM-03 one key collects all', async () => {
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  gateway.answers('walletCollect', moved);
  await renderPage(<TransferPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Thu hết về ví chính' }));
  expect(await screen.findByText('Đã chuyển 300.000 ₫.')).toBeInTheDocument();
});

test('MEM-03 with a single wallet there is nothing to transfer', async () => {
  gateway.answers('wallets', { ...wallets, vendors: [] });
  gateway.answers('merchantWallet', { isSingle: 1 });
  await renderPage(<TransferPage />);
  expect(await screen.findByText('Một ví cho tất cả')).toBeInTheDocument();
  expect(screen.queryByLabelText('Số tiền')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Thu hết về ví chính' })).toBeNull();
});

test('MEM-07 receiver and amount are confirmed before anything is sent', async () => {
  gateway.answers('lineTransferDesk', line);
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('lineTransfer', moved);
  await renderPage(<LinePage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  expect(await screen.findByText('Chuyển cho dai***88?')).toBeInTheDocument();
  expect(await gateway.bodiesOf('paymentTicket')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển tiền' }));
  expect(await screen.findByText('Đã chuyển 300.000 ₫.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('lineTransfer')).toEqual([
    { to: 'upline', amount: '300000', ticket: 'once' },
  ]);
});

test('a refused transfer in the line is sent again only with the withdraw password (MEM-07)', async () => {
  gateway.answers('lineTransferDesk', line);
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.refuses('lineTransfer', 'amount_out_of_range', 400);
  await renderPage(<LinePage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('246810');
  await userEvent.click(await screen.findByRole('button', { name: 'Chuyển tiền' }));
  await waitFor(() => expect(screen.getByLabelText('Số tiền')).toBeInvalid());
  expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
});

test('MEM-07 a changed amount must be confirmed again', async () => {
  gateway.answers('lineTransferDesk', line);
  await renderPage(<LinePage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  await screen.findByText('Chuyển cho dai***88?');
  await userEvent.type(screen.getByLabelText('Số tiền'), '0');
  expect(screen.queryByText('Chuyển cho dai***88?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Tiếp tục' })).toBeInTheDocument();
});

test('MEM-07 the first transfer in the line sets the withdraw password with the same press', async () => {
  gateway.answers('lineTransferDesk', { ...line, hasPassword: false });
  gateway.refuses('memberProfile', 'try_again', 503);
  gateway.answers('setWithdrawPassword', null);
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('lineTransfer', moved);
  await renderPage(<LinePage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền mới'), '246810');
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu rút tiền'), '246810');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  await screen.findByText('Chuyển cho dai***88?');
  expect(await gateway.bodiesOf('setWithdrawPassword')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển tiền' }));
  expect(await screen.findByText('Đã chuyển 300.000 ₫.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('setWithdrawPassword')).toHaveLength(1);
  expect(await gateway.bodiesOf('paymentTicket')).toEqual([{ password: '246810' }]);
});

test('security row 26: a transfer that turns out to have been made leaves nothing to send again', async () => {
  gateway.answers('wallets', wallets);
  gateway.answers('merchantWallet', { isSingle: 0 });
  gateway.refuses('walletTransfer', 'try_again', 503);
  await renderPage(<TransferPage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '300000');
  await userEvent.click(screen.getByRole('button', { name: 'Chuyển quỹ' }));
  const ask = await screen.findByRole('button', { name: 'Kiểm tra lại' });
  gateway.answers('walletTransfer', moved);
  await userEvent.click(ask);
  expect(await screen.findByText('Đã chuyển 300.000 ₫.')).toBeInTheDocument();
  expect(screen.getByLabelText('Số tiền')).toHaveValue('');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
