import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { WithdrawPage } from './WithdrawPage';

const gateway = testGateway();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const at = (minutes: number) => new Date(testBoot.now + minutes * 60_000).toISOString();
const accountId = '0190a1b2-0000-7000-8000-000000004821';
const target = {
  id: accountId,
  kind: 'bank',
  bankName: 'Sông Hồng',
  tail: '4821',
  ownerName: 'NGUYEN A',
} as const;

const desk: Value<'withdrawDesk'> = {
  available: vnd(8_240_500),
  withdrawable: vnd(8_240_500),
  held: vnd(0),
  least: vnd(100_000),
  most: vnd(500_000_000),
  leftToday: vnd(1_000_000_000),
  fee: { basisPoints: 0, fixed: vnd(0) },
  arrival: { from: 1, to: 15 },
  receiptMinutes: 60,
  coinPrice: vnd(25_000),
  turnover: { required: vnd(0), counted: vnd(0), left: vnd(0), open: [], weights: [] },
  targets: [{ ...target, usableAt: null }],
  hasPassword: true,
  open: [],
  sandbox: false,
};

const order = (change: Partial<Value<'withdraw'>> = {}): Value<'withdraw'> => ({
  orderNo: 'W261121RT20112615',
  amount: vnd(1_500_000),
  fee: vnd(0),
  net: vnd(1_500_000),
  coins: null,
  target,
  state: 'paid',
  reason: null,
  submittedAt: at(-40),
  approvedAt: at(-30),
  paidAt: at(-20),
  receiptDueAt: at(40),
  receipt: null,
  refunded: null,
  appeal: null,
  answer: null,
  endedAt: null,
  canAppeal: false,
  ...change,
});

beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('withdrawDesk', desk);
  gateway.answers('withdrawalOrders', { orders: [], total: 0 });
});
afterEach(gateway.reset);
afterAll(gateway.close);

const fill = async (password = '246810') => {
  await userEvent.type(await screen.findByLabelText('Số tiền'), '3000000');
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Rút tiền' }));
};

test('MEM-05 account, amount and password are one step; the password is sent in a call of its own', async () => {
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('withdraw', order({ state: 'submitted' }));
  await renderPage(<WithdrawPage />);
  await fill();
  expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
  expect(await gateway.bodiesOf('paymentTicket')).toEqual([{ password: '246810' }]);
  expect(await gateway.bodiesOf('withdraw')).toEqual([{ accountId, amount: '3000000', ticket: 'once' }]);
});

const profile: Value<'memberProfile'> = {
  account: 'minhanh92',
  nickname: 'Minh Anh',
  joinedAt: at(-90_000),
  mobile: null,
  email: null,
  payeeName: null,
  loginPassword: 'set',
  hasWithdrawPassword: false,
};
const bankAccounts = (coolingHours: number): Value<'bankAccounts'> => ({
  ...{ list: [], banks: ['Sông Hồng'], networks: ['USDT TRC20'], most: 5, coolingHours },
});

const typePin = async (pin = '246810') => {
  await userEvent.type(await screen.findByLabelText('Mật khẩu rút tiền mới'), pin);
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu rút tiền'), '246810');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
};
const withdrawNow = () => userEvent.click(screen.getByRole('button', { name: 'Rút tiền' }));

describe('the first withdrawal sent the member away to make a withdraw password (MEM-05)', () => {
  beforeEach(() => {
    gateway.answers('memberProfile', profile);
    gateway.answers('withdrawDesk', { ...desk, hasPassword: false });
    gateway.answers('setWithdrawPassword', null);
    gateway.answers('paymentTicket', { ticket: 'once' });
    gateway.answers('withdraw', order({ state: 'submitted' }));
  });

  test('it is set with the same press, and the withdrawal continues', async () => {
    await renderPage(<WithdrawPage />);
    await userEvent.type(await screen.findByLabelText('Số tiền'), '3000000');
    await typePin();
    await withdrawNow();
    expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
    expect(await gateway.bodiesOf('setWithdrawPassword')).toEqual([
      { newPassword: '246810', confirmNewPassword: '246810', password: 'mine' },
    ]);
    expect(await gateway.bodiesOf('paymentTicket')).toEqual([{ password: '246810' }]);
    expect(await gateway.bodiesOf('withdraw')).toEqual([{ accountId, amount: '3000000', ticket: 'once' }]);
  });

  test('letters do not enter its boxes, and two that differ are not sent', async () => {
    await renderPage(<WithdrawPage />);
    await userEvent.type(await screen.findByLabelText('Số tiền'), '3000000');
    await typePin('24a6b80');
    const first = screen.getByLabelText('Mật khẩu rút tiền mới');
    expect(first).toHaveValue('24680');
    expect(first).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(first, '1');
    await withdrawNow();
    expect(screen.getByLabelText('Nhập lại mật khẩu rút tiền')).toHaveAccessibleDescription(
      'Mật khẩu nhập lại chưa khớp.',
    );
    expect(await gateway.bodiesOf('setWithdrawPassword')).toEqual([]);
  });

  test.each([
    [
      'a wrong log-in password',
      'wrong_account_or_password',
      undefined,
      'Mật khẩu đăng nhập',
      /^Sai mật khẩu/,
    ],
    [
      'six digits that are guessed',
      'invalid_fields',
      { fields: { newPassword: 'weak' } },
      'Mật khẩu rút tiền mới',
      /quá dễ đoán/,
    ],
  ])('%s stands at its field, and what was typed stays', async (_, code, value, label, words) => {
    gateway.refuses('setWithdrawPassword', code, 400, value as never);
    await renderPage(<WithdrawPage />);
    await userEvent.type(await screen.findByLabelText('Số tiền'), '3000000');
    await typePin();
    await withdrawNow();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText('Số tiền')).toHaveValue('3.000.000');
    expect(await gateway.bodiesOf('paymentTicket')).toEqual([]);
  });

  test('once made it is not made again: an order that was refused is sent with it', async () => {
    gateway.refuses('withdraw', 'amount_out_of_range', 400);
    await renderPage(<WithdrawPage />);
    await userEvent.type(await screen.findByLabelText('Số tiền'), '3000000');
    await typePin();
    await withdrawNow();
    expect(await screen.findByText('Đã tạo mật khẩu rút tiền.')).toBeInTheDocument();
    expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
    expect(screen.getByLabelText('Số tiền')).toHaveValue('3.000.000');
    await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
    gateway.answers('withdraw', order({ state: 'submitted' }));
    await withdrawNow();
    expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
    expect(await gateway.bodiesOf('setWithdrawPassword')).toHaveLength(1);
    expect(await gateway.bodiesOf('paymentTicket')).toEqual([{ password: '246810' }, { password: '246810' }]);
  });

  const addAccount = async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Ngân hàng'), 'Sông Hồng');
    await userEvent.type(screen.getByLabelText('Số tài khoản'), '9704123454821');
    await userEvent.type(screen.getByLabelText('Tên chủ tài khoản'), ' NGUYEN A ');
  };
  const account = { bankName: 'Sông Hồng', number: '9704123454821', ownerName: 'NGUYEN A', password: 'mine' };

  test('a bank account is added with the same press, once, and receives the money', async () => {
    gateway.answers('withdrawDesk', { ...desk, targets: [], hasPassword: false });
    gateway.answers('bankAccounts', bankAccounts(0));
    gateway.answers('addBankAccount', { id: accountId });
    gateway.refuses('paymentTicket', 'too_many_requests', 429);
    await renderPage(<WithdrawPage />);
    await addAccount();
    await userEvent.type(screen.getByLabelText('Số tiền'), '3000000');
    await typePin();
    await withdrawNow();
    expect(await screen.findByText(/^Yêu cầu quá nhiều lần/)).toBeInTheDocument();
    gateway.answers('paymentTicket', { ticket: 'once' });
    await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
    await withdrawNow();
    expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
    expect(await gateway.bodiesOf('addBankAccount')).toEqual([account]);
    expect(await gateway.bodiesOf('withdraw')).toEqual([{ accountId, amount: '3000000', ticket: 'once' }]);
  });

  test('an account with a waiting time is saved alone, and the page says from when it can be used', async () => {
    gateway.answers('withdrawDesk', { ...desk, targets: [], hasPassword: false });
    gateway.answers('bankAccounts', bankAccounts(24));
    gateway.answers('addBankAccount', { id: accountId });
    await renderPage(<WithdrawPage />);
    await addAccount();
    expect(screen.queryByLabelText('Số tiền')).toBeNull();
    await typePin();
    await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), '{Enter}');
    const news = await screen.findByText('Đã lưu tài khoản nhận tiền');
    await waitFor(() => expect(document.activeElement).toContainElement(news));
    // After the account was added, the amount field is empty but not marked as wrong, and there is no PIN field.
    expect(screen.getByLabelText('Số tiền')).toBeValid();
    expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
    expect(screen.getByText(/^Tài khoản mới nhận tiền rút được từ/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rút tiền' })).toHaveAttribute('aria-disabled', 'true');
    expect(await gateway.bodiesOf('withdraw')).toEqual([]);
  });

  test('a member without a log-in password is sent to set one', async () => {
    gateway.answers('memberProfile', { ...profile, loginPassword: 'missing' });
    await renderPage(<WithdrawPage />);
    expect(await screen.findByRole('link', { name: 'Đặt mật khẩu đăng nhập' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Số tiền')).toBeNull();
  });
});

test.each(['-5', '1.5', '-1000000'])(
  'MEM-05 SOUND-05 %s is kept as it was typed and refused',
  async (typed) => {
    await renderPage(<WithdrawPage />);
    const field = await screen.findByLabelText('Số tiền');
    await userEvent.type(field, typed);
    await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền'), '246810');
    await userEvent.click(screen.getByRole('button', { name: 'Rút tiền' }));
    expect(await screen.findByText('Chỉ nhập chữ số, ví dụ 50000')).toBeInTheDocument();
    expect(field).toHaveValue(typed);
    expect(await gateway.bodiesOf('withdraw')).toEqual([]);
  },
);

test('MEM-05 a wrong password is reported at its field, nothing else is sent, and the amount stays', async () => {
  gateway.refuses('paymentTicket', 'withdraw_password_wrong', 400);
  await renderPage(<WithdrawPage />);
  await fill('000000');
  expect(await screen.findByText(/Sai mật khẩu rút tiền/)).toBeInTheDocument();
  expect(screen.getByLabelText('Số tiền')).toHaveValue('3.000.000');
  expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue('');
  expect(await gateway.bodiesOf('withdraw')).toEqual([]);
});

test('after an order the form kept amount and withdraw password: one press sent it again', async () => {
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('withdraw', order({ state: 'rejected' }));
  await renderPage(<WithdrawPage />);
  await fill();
  await waitFor(async () => expect(await gateway.bodiesOf('withdraw')).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('Mật khẩu rút tiền')).toHaveValue(''));
  expect(screen.getByLabelText('Số tiền')).toHaveValue('');
  await withdrawNow();
  expect(await screen.findByText('Vui lòng nhập mật khẩu rút tiền')).toBeInTheDocument();
  expect(await gateway.bodiesOf('withdraw')).toHaveLength(1);
});

test('MEM-05 all that is there can be taken with one press, and more is refused', async () => {
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tối đa' }));
  expect(screen.getByLabelText('Số tiền')).toHaveValue('8.240.500');
  await userEvent.type(screen.getByLabelText('Số tiền'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Rút tiền' }));
  expect(await screen.findByText('Số dư chỉ còn 8.240.500 ₫')).toBeInTheDocument();
});

test('MEM-05 for a crypto address the form shows the amount in coins, rounded down', async () => {
  const coin = { ...target, kind: 'crypto', bankName: 'USDT TRC20', ownerName: '', usableAt: null } as const;
  gateway.answers('withdrawDesk', { ...desk, targets: [coin] });
  await renderPage(<WithdrawPage />);
  await userEvent.type(await screen.findByLabelText('Số tiền'), '510249');
  expect(screen.getByText('20.40 USDT')).toBeInTheDocument();
});

test('MEM-05 the amount left to wager is shown with its progress; if it binds all money, the button does nothing', async () => {
  gateway.answers('withdrawDesk', {
    ...desk,
    withdrawable: vnd(99_999),
    turnover: {
      required: vnd(2_000_000),
      counted: vnd(500_000),
      left: vnd(1_500_000),
      open: [
        {
          source: 'deposit',
          ref: 'D1',
          base: vnd(2_000_000),
          required: vnd(2_000_000),
          counted: vnd(500_000),
          bound: vnd(2_100_000),
          createdAt: at(-10),
        },
      ],
      weights: [{ gameType: 'LIVE', percent: 50 }],
    },
  });
  await renderPage(<WithdrawPage />);
  const bar = await screen.findByRole('progressbar', { name: /^Khoản nạp 2\.000\.000/ });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Rút tiền' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByText('Cách tính'));
  expect(screen.getByText('Casino trực tuyến')).toBeInTheDocument();
});

test('SAFE-05 the withdrawable amount is shown and can be withdrawn; more is refused with the reason', async () => {
  const withdrawable = vnd(5_000_000);
  const open = {
    source: 'deposit',
    ref: 'D1',
    base: vnd(3_000_000),
    required: vnd(3_000_000),
    counted: vnd(0),
    bound: vnd(3_240_500),
    createdAt: at(-10),
  } as const;
  const turnover = { required: vnd(3_000_000), counted: vnd(0), left: vnd(3_000_000), weights: [] };
  gateway.answers('withdrawDesk', { ...desk, withdrawable, turnover: { ...turnover, open: [open] } });
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('withdraw', order({ state: 'submitted' }));
  await renderPage(<WithdrawPage />);
  expect((await screen.findByText('Có thể rút ngay')).nextElementSibling).toHaveTextContent(
    /^5\.000\.000\s₫$/,
  );
  expect(screen.getByText(/Đang giữ 3\.240\.500/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tối đa' }));
  expect(screen.getByLabelText('Số tiền')).toHaveValue('5.000.000');
  await userEvent.clear(screen.getByLabelText('Số tiền'));
  await userEvent.type(screen.getByLabelText('Số tiền'), '5000001');
  await userEvent.tab();
  expect(await screen.findByText(/Hiện chỉ dùng được 5\.000\.000/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Số tiền'));
  await fill();
  expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
  expect(await gateway.bodiesOf('withdraw')).toEqual([{ accountId, amount: '3000000', ticket: 'once' }]);
});

test('SAFE-05 right after a deposit its amount and the amount left to wager are each shown once', async () => {
  const open = {
    source: 'deposit',
    ref: 'D1',
    base: vnd(3_000_000),
    required: vnd(6_000_000),
    counted: vnd(1_000_000),
    bound: vnd(3_000_000),
    createdAt: at(-10),
  } as const;
  const turnover = { required: vnd(6_000_000), counted: vnd(1_000_000), left: vnd(5_000_000), weights: [] };
  gateway.answers('withdrawDesk', { ...desk, turnover: { ...turnover, open: [open] } });
  await renderPage(<WithdrawPage />);
  const panel = within(await screen.findByRole('region', { name: 'Yêu cầu vòng cược' }));
  expect(panel.getAllByText(/3\.000\.000/)).toHaveLength(1);
  expect(panel.getByText(/Đang giữ toàn bộ/)).toBeInTheDocument();
  expect(panel.getAllByText(/5\.000\.000/)).toHaveLength(1);
});

test('MEM-06 the member reports that the full amount arrived', async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  gateway.answers('confirmWithdrawal', order({ state: 'received' }));
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Đã nhận đủ' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận đã nhận đủ' }));
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([
    { orderNo: 'W261121RT20112615', said: 'received' },
  ]);
});

test('MEM-06 one press confirmed for good: the word can be taken back until it is sent', async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  await renderPage(<WithdrawPage />);
  const question = await screen.findByRole('heading', { name: 'Tiền đã đến nơi chưa?' });
  expect(question).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Đã nhận đủ' }));
  expect(screen.getByRole('heading', { name: /^Đã nhận đủ 1\.500\.000/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Quay lại' }));
  expect(screen.getByRole('heading', { name: 'Tiền đã đến nơi chưa?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Nhận một phần' }));
  expect(screen.getByRole('heading', { name: 'Nhận một phần' })).toHaveFocus();
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([]);
});

test("each step of a withdrawal dropped the focus, and after 'received' the old banner stayed (SOUND-05)", async () => {
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('withdraw', order({ state: 'submitted' }));
  await renderPage(<WithdrawPage />);
  await screen.findByLabelText('Số tiền');
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  await fill();
  await screen.findByText('Đã nhận yêu cầu rút');
  expect(document.activeElement).toHaveTextContent(/^Đã nhận yêu cầu rút/);
  gateway.answers('confirmWithdrawal', order({ state: 'received' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Đã nhận đủ' }));
  gateway.answers('withdrawDesk', desk);
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận đã nhận đủ' }));
  await screen.findByText('Đã ghi nhận: bạn đã nhận đủ tiền.');
  expect(document.activeElement).toHaveTextContent(/^Đã ghi nhận: bạn đã nhận đủ tiền\.$/);
  expect(screen.queryByText('Đã nhận yêu cầu rút')).toBeNull();
});

test('MEM-06 a partial receipt is reported with its amount, which must be less than the total', async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  gateway.answers('confirmWithdrawal', order({ state: 'partly' }));
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Nhận một phần' }));
  await userEvent.type(screen.getByLabelText('Số tiền đã nhận'), '1500000');
  await userEvent.click(screen.getByRole('button', { name: 'Báo nhận một phần' }));
  expect(await screen.findByText('Phải nhỏ hơn 1.500.000 ₫')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Số tiền đã nhận'));
  await userEvent.type(screen.getByLabelText('Số tiền đã nhận'), '1000000');
  await userEvent.click(screen.getByRole('button', { name: 'Báo nhận một phần' }));
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([
    { orderNo: 'W261121RT20112615', said: 'partly', arrived: '1000000' },
  ]);
});

test('SOUND-05 0 and -5 as a partial receipt each have an error of their own', async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Nhận một phần' }));
  const field = screen.getByLabelText('Số tiền đã nhận');
  await userEvent.type(field, '0{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Phải lớn hơn 0'));
  await userEvent.clear(field);
  await userEvent.type(field, '-5');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Chỉ nhập chữ số, ví dụ 50000'));
});

test('SOUND-05 the cashier’s steps of a withdrawal are announced, the member’s own report is not', async () => {
  const other = { orderNo: 'W2', net: vnd(700_000) };
  gateway.answers('withdrawDesk', { ...desk, open: [order(), order({ ...other, state: 'submitted' })] });
  const received = { said: 'received', by: 'member', at: at(0), arrived: null } as const;
  const mine = order({ state: 'received', receipt: received });
  gateway.answers('confirmWithdrawal', mine);
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Đã nhận đủ' }));
  const [moves] = screen.getAllByRole('status');
  expect(moves).toBeEmptyDOMElement();
  gateway.answers('withdrawDesk', { ...desk, open: [order({ ...other, state: 'approved' })] });
  gateway.answers('withdrawalOrders', { orders: [mine], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận đã nhận đủ' }));
  await waitFor(() => expect(moves).toHaveTextContent(/^Lệnh rút 700\.000\s₫: Đang chuyển$/));
});

test("MEM-06 'not received' asks for a proof, uploads it when selected, and refuses other files", async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  gateway.answers('confirmWithdrawal', order({ state: 'notReceived' }));
  gateway.answers('uploadProof', { id: accountId });
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Chưa nhận' }));
  await userEvent.click(screen.getByRole('button', { name: 'Báo chưa nhận' }));
  expect(await screen.findByText('Cần ít nhất một ảnh làm bằng chứng')).toBeInTheDocument();
  const input = screen.getByLabelText(/Thêm ảnh/);
  await userEvent.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }), {
    applyAccept: false,
  });
  expect(await screen.findByText(/Chỉ nhận ảnh PNG hoặc JPG/)).toBeInTheDocument();
  await userEvent.upload(
    screen.getByLabelText(/Thêm ảnh/),
    new File(['picture'], 'a.png', { type: 'image/png' }),
  );
  await screen.findByRole('img', { name: 'a.png' });
  await userEvent.click(screen.getByRole('button', { name: 'Báo chưa nhận' }));
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([
    { orderNo: 'W261121RT20112615', said: 'notReceived', proofIds: [accountId] },
  ]);
});

test('a picture that did not get through is kept beside the next one, is not left out silently, and is sent again on request (MEM-06)', async () => {
  gateway.answers('withdrawDesk', { ...desk, open: [order()] });
  gateway.answers('confirmWithdrawal', order({ state: 'notReceived' }));
  gateway.refuses('uploadProof', 'try_again', 503);
  await renderPage(<WithdrawPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Chưa nhận' }));
  const choose = (name: string) =>
    userEvent.upload(screen.getByLabelText(/Thêm ảnh/), new File(['picture'], name, { type: 'image/png' }));
  await choose('a.png');
  const again = await screen.findByRole('button', { name: 'Thử lại a.png' });
  gateway.refuses('uploadProof', 'unsupported_media_type', 415);
  await choose('b.png');
  expect(await screen.findByText(/^b.png/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thử lại b.png' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Báo chưa nhận' }));
  expect(await screen.findByText('Chưa gửi được ảnh: a.png. Thử gửi lại hoặc bỏ ảnh đó.')).toBeVisible();
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([]);
  gateway.answers('uploadProof', { id: accountId });
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText(/^a.png/)).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Báo chưa nhận' }));
  expect(await gateway.bodiesOf('confirmWithdrawal')).toEqual([
    { orderNo: 'W261121RT20112615', said: 'notReceived', proofIds: [accountId] },
  ]);
});

test('MEM-06 an automatic confirmation can be appealed, and the page says that there is no refund', async () => {
  const forced = order({
    state: 'received',
    receipt: { said: 'received', by: 'clock', at: at(-1), arrived: null },
    canAppeal: true,
  });
  gateway.answers('withdrawalOrders', { orders: [forced], total: 1 });
  gateway.answers('appealWithdrawal', { ...forced, canAppeal: false });
  await renderPage(<WithdrawPage />);
  expect(await screen.findByText(/không được hoàn tự động/)).toBeInTheDocument();
  const form = screen.getByRole('form', { name: 'Khiếu nại' });
  await userEvent.type(within(form).getByLabelText('Nội dung'), 'Tiền chưa đến');
  await userEvent.click(within(form).getByRole('button', { name: 'Gửi khiếu nại' }));
  expect(await gateway.bodiesOf('appealWithdrawal')).toEqual([
    { orderNo: 'W261121RT20112615', text: 'Tiền chưa đến' },
  ]);
});

test('security row 26: a request that turns out to have been received leaves nothing to send again', async () => {
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.refuses('withdraw', 'try_again', 503);
  await renderPage(<WithdrawPage />);
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: 'Kiểm tra lại' }));
  gateway.answers('withdraw', order({ state: 'submitted' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kiểm tra lại' }));
  expect(await screen.findByText('Đã nhận yêu cầu rút')).toBeInTheDocument();
  expect(screen.getByLabelText('Số tiền')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SAFE-04 during a pause the page does not ask to wager: own deposits are free, bonuses stay', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('playBreak', { pause: { kind: 'timeOut', until: at(1_440) }, realityCheckAt: null });
  const bonus = { source: 'bonus', ref: 'b', base: vnd(300_000), createdAt: at(-60) } as const;
  const open = [{ ...bonus, required: vnd(3_000_000), counted: vnd(0), bound: vnd(300_000) }];
  gateway.answers('withdrawDesk', {
    ...desk,
    available: vnd(300_000),
    withdrawable: vnd(0),
    turnover: { ...desk.turnover, open, left: vnd(3_000_000) },
  });
  await renderPage(<WithdrawPage />);
  const kept = within(await screen.findByRole('region', { name: 'Tiền đang được giữ' }));
  expect(kept.getByText(/Đang giữ 300\.000/)).toBeInTheDocument();
  expect(screen.getByText(/tiền thưởng vẫn được giữ trong thời gian nghỉ\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/phải cược|vòng cược/)).toBeNull();
});

test('MEM-06 a withdrawal that is rejected replaces the note of success by the reason, and opens in the list', async () => {
  gateway.answers('paymentTicket', { ticket: 'once' });
  gateway.answers('withdraw', order({ state: 'submitted' }));
  await renderPage(<WithdrawPage />);
  await screen.findByLabelText('Số tiền');
  gateway.answers('withdrawalOrders', {
    orders: [order({ state: 'rejected', reason: 'checksFailed' })],
    total: 1,
  });
  await fill();
  expect(await screen.findByText('Bị từ chối: Yêu cầu chưa qua bước kiểm tra')).toBeInTheDocument();
  expect(screen.queryByText('Đã nhận yêu cầu rút')).toBeNull();
  expect(screen.queryByText('W261121RT20112615')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Bị từ chối/ }));
  expect(screen.getByText('W261121RT20112615')).toBeInTheDocument();
});
