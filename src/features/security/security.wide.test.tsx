import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { BankAccountModal } from './BankAccountModal';
import { ContactModal } from './ContactModal';
import { ContactRows } from './ContactRows';
import { Devices } from './Devices';
import { MemberProfile } from './MemberProfile';
import { NicknameModal } from './NicknameModal';
import { ReceivingAddressModal } from './ReceivingAddressModal';
import { SecurityPage } from './SecurityPage';
import { TwoFactorModal } from './TwoFactorModal';
import { WithdrawPasswordModal } from './WithdrawPasswordModal';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const close = jest.fn();
const profile = {
  account: 'minhanh92',
  nickname: 'Minh Anh',
  joinedAt: '2025-03-02T05:00:00.000Z',
  mobile: '*** *** 678',
  email: null,
  payeeName: null,
  loginPassword: 'set' as const,
  hasWithdrawPassword: false,
};
const codes = ['k4m7x-9tqre', 'w2hzn-6pfda'];

const enrolWith = async (code: string) => {
  gateway.answers('memberProfile', profile);
  gateway.answers('twoFactor', { enabled: false, recoveryCodesLeft: 0 });
  gateway.answers('twoFactorEnrol', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/A?secret=J' });
  await renderPage(<TwoFactorModal onClose={close} />);
  await userEvent.type(await screen.findByLabelText('Mật khẩu đăng nhập'), ' my old one ');
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  expect(await screen.findByLabelText('Khóa nhập tay')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  expect(screen.getByRole('heading', { name: 'Quét mã' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Mã 6 số của ứng dụng'), code);
};

test('LOGIN-13 SOUND-05 two-factor is switched on with the password, the secret and a code; each step focuses its heading', async () => {
  gateway.answers('twoFactorConfirm', { recoveryCodes: codes });
  await enrolWith('730911');
  const list = await screen.findByRole('list', { name: 'Mã khôi phục' });
  expect(screen.getByRole('heading', { name: 'Mã khôi phục' })).toHaveFocus();
  expect([...list.children].map((line) => line.textContent)).toEqual(codes);
  expect(await gateway.bodiesOf('twoFactorEnrol')).toEqual([{ password: ' my old one ' }]);
  expect(await gateway.bodiesOf('twoFactorConfirm')).toEqual([{ code: '730911' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Tôi đã lưu mã' }));
  expect(close).toHaveBeenCalled();
});

test('LOGIN-13 a wrong code says so, empties the boxes and leaves the secret to try again', async () => {
  gateway.refuses('twoFactorConfirm', 'code_invalid', 400);
  await enrolWith('000000');
  expect(await screen.findByText('Mã xác minh còn trống hoặc không đúng')).toBeInTheDocument();
  expect(screen.getByLabelText('Mã 6 số của ứng dụng')).toHaveValue('');
  expect(screen.getByLabelText('Khóa nhập tay')).toBeInTheDocument();
});

test('LOGIN-13 two-factor is switched off with the password and a code; a wrong password is reported at its field', async () => {
  gateway.answers('memberProfile', profile);
  gateway.answers('twoFactor', { enabled: true, recoveryCodesLeft: 1 });
  gateway.refuses('twoFactorDisable', 'wrong_account_or_password', 401);
  await renderPage(<TwoFactorModal onClose={close} />);
  expect(await screen.findByText('Còn 1 mã khôi phục.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  await userEvent.type(screen.getByLabelText('Mã của ứng dụng hoặc mã khôi phục'), ' k4m7x-9tqre ');
  await userEvent.click(screen.getByRole('button', { name: 'Tắt xác minh hai bước' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu đăng nhập')).toHaveAccessibleDescription('Sai mật khẩu'),
  );
  expect(await gateway.bodiesOf('twoFactorDisable')).toEqual([{ password: 'mine', code: 'k4m7x-9tqre' }]);
});

test('LOGIN-13 the security place says whether the app is on and leads to it', async () => {
  gateway.answers('twoFactor', { enabled: false, recoveryCodesLeft: 0 });
  gateway.answers('devices', { devices: [] });
  gateway.answers('memberProfile', profile);
  gateway.answers('loginHistory', { list: [] });
  gateway.answers('bankAccounts', {
    list: [],
    banks: ['Ngân hàng Bắc Sơn'],
    networks: ['USDT TRC20'],
    most: 5,
    coolingHours: 24,
  });
  await renderPage(<SecurityPage />);
  const way = await screen.findByRole('link', { name: 'Bật xác minh hai bước' });
  expect(way).toHaveAttribute('href', '/?modal=twoFactor');
});

test('a guest who opens the address of a member page is sent to the login', async () => {
  sessionStorage.clear();
  gateway.answers('twoFactor', { enabled: false, recoveryCodesLeft: 0 });
  await renderPage(<TwoFactorModal onClose={close} />);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/login'));
});

const after = (seconds: number) => new Date(testBoot.now + seconds * 1000).toISOString();

test('devices are named, and another one can be signed out', async () => {
  const device = { ip: '203.0.113.24', createdAt: after(-900), seenAt: after(-60) };
  gateway.answers('devices', {
    devices: [
      {
        ...device,
        id: 'd1',
        agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36',
        current: true,
      },
      { ...device, id: 'd2', agent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1', current: false },
    ],
  });
  gateway.answers('signOutDevice', null);
  await renderPage(<Devices />);
  expect(await screen.findByText(/Chrome trên Windows/)).toHaveTextContent('Thiết bị này');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }));
  await waitFor(() =>
    expect(gateway.asked.some(({ method, url }) => method === 'DELETE' && url.endsWith('?id=d2'))).toBe(true),
  );
});

test('MEM-02 without the profile nothing is said to be missing: its rows offer a retry', async () => {
  gateway.refuses('memberProfile', 'try_again', 503);
  await renderPage(<ContactRows />);
  const again = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.queryByText('Chưa có')).toBeNull();
  gateway.answers('memberProfile', profile);
  await userEvent.click(again);
  expect(await screen.findByText('*** *** 678')).toBeInTheDocument();
});

test('ERR-05 MEM-05 an empty receiving address is asked for at its field, and nothing is sent', async () => {
  gateway.answers('memberProfile', profile);
  gateway.answers('bankAccounts', {
    ...{ list: [], banks: [], networks: ['USDT TRC20'], most: 5, coolingHours: 24 },
  });
  await renderPage(<ReceivingAddressModal onClose={close} />);
  const form = await screen.findByRole('form', { name: 'Thêm địa chỉ ví nhận' });
  await userEvent.click(within(form).getByRole('button', { name: 'Thêm địa chỉ' }));
  expect(await screen.findByText('Vui lòng nhập địa chỉ ví nhận')).toBeInTheDocument();
  expect(await gateway.bodiesOf('addReceivingAddress')).toEqual([]);
});

test.each([
  ['the withdraw password', () => <WithdrawPasswordModal onClose={close} />],
  ['a bank account', () => <BankAccountModal onClose={close} />],
  ['a receiving address', () => <ReceivingAddressModal onClose={close} />],
  ['the number', () => <ContactModal item="mobile" onClose={close} />],
  ['the app', () => <TwoFactorModal onClose={close} />],
])('MEM-02 without a log-in password %s leads to the choice of one', async (_, draw) => {
  gateway.answers('memberProfile', { ...profile, loginPassword: 'missing' });
  gateway.answers('bankAccounts', {
    list: [],
    banks: ['Ngân hàng Bắc Sơn'],
    networks: ['USDT TRC20'],
    most: 5,
    coolingHours: 24,
  });
  gateway.answers('twoFactor', { enabled: false, recoveryCodesLeft: 0 });
  await renderPage(draw());
  const way = await screen.findByRole('link', { name: 'Đặt mật khẩu đăng nhập' });
  expect(way).toHaveAttribute('href', '/?modal=changePassword');
  expect(screen.queryByLabelText('Mật khẩu đăng nhập')).toBeNull();
});

const openContact = async () => {
  gateway.answers('memberProfile', profile);
  gateway.answers('contactCode', { expiredMinutes: 5 });
  await renderPage(<ContactModal item="email" onClose={close} />);
  return screen.findByLabelText('Email mới');
};

test.each([
  ['', 'Không được để trống'],
  ['minhanh@', 'Vui lòng nhập đúng thông tin'],
])('MEM-02 no code is sent to "%s": the field says why and has the focus', async (typed, words) => {
  const address = await openContact();
  if (typed !== '') await userEvent.type(address, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(words));
  expect(address).toHaveFocus();
  expect(await gateway.bodiesOf('contactCode')).toEqual([]);
});

test('MEM-02 a wrong password leaves the code of the e-mail where it is', async () => {
  gateway.refuses('changeContact', 'wrong_account_or_password', 401);
  await userEvent.type(await openContact(), 'minhanh@vidu.com');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
  await waitFor(async () => expect(await gateway.bodiesOf('contactCode')).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Mã trong email'), '123456');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'Xác minh và lưu' }));
  await waitFor(() => expect(screen.getByLabelText('Mật khẩu đăng nhập')).toBeInvalid());
  expect(screen.getByLabelText('Mã trong email')).toHaveValue('123456');
});

test('MEM-02 the withdraw password has six digits, and a wrong log-in password is reported at its field', async () => {
  gateway.answers('memberProfile', profile);
  gateway.refuses('setWithdrawPassword', 'wrong_account_or_password', 401);
  await renderPage(<WithdrawPasswordModal onClose={close} />);
  await userEvent.type(await screen.findByLabelText('Mật khẩu rút tiền mới'), '90281');
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu rút tiền'), '902817');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  const save = screen.getByRole('button', { name: 'Lưu mật khẩu rút tiền' });
  await userEvent.click(save);
  expect(await gateway.bodiesOf('setWithdrawPassword')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Mật khẩu rút tiền mới'), '7');
  await userEvent.click(save);
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu đăng nhập')).toHaveAccessibleDescription('Sai mật khẩu'),
  );
  expect(await gateway.bodiesOf('setWithdrawPassword')).toEqual([
    { newPassword: '902817', confirmNewPassword: '902817', password: 'mine' },
  ]);
});

test('MEM-02 a bank account in another name is refused at the name, and the typed text stays', async () => {
  gateway.answers('memberProfile', profile);
  gateway.answers('bankAccounts', {
    list: [],
    banks: ['Ngân hàng Bắc Sơn'],
    networks: ['USDT TRC20'],
    most: 5,
    coolingHours: 24,
  });
  gateway.refuses('addBankAccount', 'invalid_fields', 400, { fields: { ownerName: 'pattern' } } as never);
  await renderPage(<BankAccountModal onClose={close} />);
  await screen.findByRole('option', { name: 'Ngân hàng Bắc Sơn' });
  await userEvent.selectOptions(screen.getByLabelText('Ngân hàng'), 'Ngân hàng Bắc Sơn');
  await userEvent.type(screen.getByLabelText('Số tài khoản'), '9704123454821');
  await userEvent.type(screen.getByLabelText('Tên chủ tài khoản'), 'TRAN VAN B');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm tài khoản' }));
  await waitFor(() => expect(screen.getByLabelText('Tên chủ tài khoản')).toBeInvalid());
  expect(screen.getByLabelText('Số tài khoản')).toHaveValue('9704123454821');
});

test('MEM-05 the form adds a crypto address, and accepts only addresses of the selected network', async () => {
  gateway.answers('memberProfile', profile);
  gateway.answers('bankAccounts', {
    list: [],
    banks: [],
    networks: ['USDT TRC20', 'USDT ERC20'],
    most: 5,
    coolingHours: 24,
  });
  gateway.answers('addReceivingAddress', { id: '0190b1f0-0000-7000-8000-0000000000b3' });
  await renderPage(<ReceivingAddressModal onClose={close} />);
  const address = await screen.findByLabelText('Địa chỉ ví nhận');
  const save = screen.getByRole('button', { name: 'Thêm địa chỉ' });
  await userEvent.click(save);
  await waitFor(() => expect(address).toHaveAccessibleDescription('Vui lòng nhập địa chỉ ví nhận'));
  await userEvent.type(address, ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await userEvent.type(screen.getByLabelText('Mật khẩu đăng nhập'), 'mine');
  await userEvent.selectOptions(screen.getByLabelText('Mạng'), 'USDT ERC20');
  await userEvent.click(save);
  await waitFor(() => expect(address).toHaveAccessibleDescription('Vui lòng nhập đúng thông tin'));
  await userEvent.selectOptions(screen.getByLabelText('Mạng'), 'USDT TRC20');
  await userEvent.click(save);
  await waitFor(async () =>
    expect(await gateway.bodiesOf('addReceivingAddress')).toEqual([
      { network: 'USDT TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', password: 'mine' },
    ]),
  );
});

test('MEM-02 the profile says account, nickname, level, joining and last log-in, in the time of the brand', async () => {
  gateway.answers('memberProfile', { ...profile, joinedAt: '2025-03-02T18:30:00.000Z' });
  gateway.answers('memberInfo', { ...testMember, vipLevel: 3, lastLoginAt: '2026-11-20T15:12:00.000Z' });
  await renderPage(<MemberProfile />);
  for (const fact of ['minhanh92', 'Minh Anh', 'VIP 3', '03/03/2025', '22:12 20/11/2026'])
    expect(await screen.findByText(fact)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Đổi biệt danh' })).toHaveAttribute('href', '/?modal=nickname');
});

test('MEM-02 a nickname is changed at the gateway, whose errors are shown at the field', async () => {
  gateway.answers('memberProfile', profile);
  gateway.refuses('changeNickname', 'invalid_fields', 400, { fields: { nickname: 'taken' } } as never);
  await renderPage(<NicknameModal onClose={close} />);
  const field = await screen.findByLabelText('Biệt danh mới');
  await userEvent.type(field, ' Admin ');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu biệt danh' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Đã được dùng, vui lòng chọn tên khác/));
  expect(await gateway.bodiesOf('changeNickname')).toEqual([{ nickname: 'Admin' }]);
});
