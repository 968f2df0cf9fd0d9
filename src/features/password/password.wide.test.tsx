import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { keepPendingChange } from '@/data/core/pendingChange';
import { answersForms } from '@/testing/testForms';
import { testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { ChangePasswordModal } from './ChangePasswordModal';
import { ForgotPasswordModal } from './ForgotPasswordModal';
import { ResetPasswordModal } from './ResetPasswordModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const passwordRule = {
  field: 'password',
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 32,
  patternId: 'noSpaces',
  acceptedPattern: null,
};

const entry = { token: 'secret', firstTimeLogin: false, passwordExpired: false };
const stay = () => undefined;
const address = () => screen.getByLabelText('address', { selector: 'output' });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
/** Fills the whole text at once, as a password manager does. */
const paste = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const rules = () => {
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('registerSetting', { rules: [passwordRule], age: 21 });
  gateway.answers('passwordHint', { weakness: null });
};

const profile: Value<'memberProfile'> = {
  account: 'minhanh92',
  nickname: 'Minh Anh',
  joinedAt: '2025-03-02T05:00:00.000Z',
  mobile: null,
  email: null,
  payeeName: null,
  loginPassword: 'set',
  hasWithdrawPassword: false,
};

const openChange = async (
  ticket?: string,
  loginPassword: Value<'memberProfile'>['loginPassword'] = 'set',
  onClose = stay,
) => {
  sessionStorage.setItem('token', 'secret');
  rules();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberProfile', { ...profile, loginPassword });
  const site = testSite();
  if (ticket !== undefined) keepPendingChange(site, { ticket });
  await renderPage(<ChangePasswordModal onClose={onClose} />, {
    site,
    visited: ['/rng?modal=changePassword'],
  });
  return site;
};

/** The page requests the check after a pause in typing. */
const pause = { timeout: 5_000 };

test('SOUND-04 a weak password is reported while it is typed', async () => {
  await openChange();
  gateway.answers('passwordHint', { weakness: 'pattern' });
  await paste('Mật khẩu mới', 'abcdef');
  const said = 'Dãy liền nhau, lặp lại hoặc ngày tháng, dễ đoán';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said), pause);
  expect(screen.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription(expect.stringContaining(said));
  gateway.answers('passwordHint', { weakness: null });
  await paste('Mật khẩu mới', '-mot-hai');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Mật khẩu này khó đoán'), pause);
  expect(await gateway.bodiesOf('passwordHint')).toEqual([
    { password: 'abcdef', names: ['minhanh92'] },
    { password: 'abcdef-mot-hai', names: ['minhanh92'] },
  ]);
});

test('SOUND-04 a password that equals the account’s name is reported without a call; without an answer nothing is shown', async () => {
  await openChange();
  gateway.refuses('passwordHint', 'try_again', 503);
  await paste('Mật khẩu mới', 'minhanh92');
  expect(screen.getByRole('status')).toHaveTextContent('Có tên của bạn hoặc của trang, dễ đoán');
  await paste('Mật khẩu mới', '-khac');
  await waitFor(async () => expect(await gateway.bodiesOf('passwordHint')).toHaveLength(1), pause);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('PWD-01 the old password and the new one, typed twice, are sent; success leads to /', async () => {
  await openChange();
  gateway.answers('changePassword', null);
  await type('Mật khẩu hiện tại', 'Bimat-cu');
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Lưu mật khẩu');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(await gateway.bodiesOf('changePassword')).toEqual([
    { oldPassword: 'Bimat-cu', newPassword: 'Bimat-92', confirmNewPassword: 'Bimat-92' },
  ]);
});

test('PWD-01 right after a log-in the old password is not required, and there is no close button', async () => {
  await openChange('ticket');
  gateway.answers('changePassword', null);
  expect(screen.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Đăng xuất' })).toBeInTheDocument();
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Lưu mật khẩu');
  await waitFor(async () =>
    expect(await gateway.bodiesOf('changePassword')).toEqual([
      { changeTicket: 'ticket', newPassword: 'Bimat-92', confirmNewPassword: 'Bimat-92' },
    ]),
  );
});

test('PWD-01 an account without a password gets its first one, and its member stays on the page', async () => {
  const close = jest.fn();
  await openChange(undefined, 'missing', close);
  gateway.answers('changePassword', null);
  await screen.findByText('Tên đăng nhập của bạn là minhanh92');
  await type('Mật khẩu mới', 'Bimat-92');
  expect(screen.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Lưu mật khẩu');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(address()).toHaveTextContent('/rng');
  expect(await gateway.bodiesOf('changePassword')).toEqual([
    { newPassword: 'Bimat-92', confirmNewPassword: 'Bimat-92' },
  ]);
});

test('PWD-01 a session that is no longer fresh logs in again first, and stays until then', async () => {
  const site = await openChange(undefined, 'unproven');
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập lại' }));
  await waitFor(() => expect(address()).toHaveTextContent('/login'));
  expect(site.session.state.get().token).toBe('secret');
});

test('PWD-01 a guest is led to the log-in without a call, and the form opens after it', async () => {
  await renderPage(<ChangePasswordModal onClose={stay} />, { visited: ['/changePassword'] });
  await waitFor(() => expect(address()).toHaveTextContent('/login'));
  expect(gateway.asked).toEqual([]);
});

test('PWD-01 a wrong old password is said at its field', async () => {
  await openChange();
  gateway.refuses('changePassword', 'wrong_account_or_password', 401);
  await type('Mật khẩu hiện tại', 'x');
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Lưu mật khẩu');
  await waitFor(() => expect(screen.getByLabelText('Mật khẩu hiện tại')).toBeInvalid());
  expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription('Sai mật khẩu');
});

test('VAL-02 a confirmation that differs sends nothing', async () => {
  await openChange('ticket');
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-29');
  await press('Lưu mật khẩu');
  expect(await screen.findByText('Mật khẩu nhập lại chưa khớp.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('changePassword')).toEqual([]);
});

const openForgot = async (on: readonly ModuleId[] = []) => {
  rules();
  answersForms(gateway, on);
  await renderPage(<ForgotPasswordModal onClose={stay} />, { visited: ['/forgotPassword'] });
};

test('PWD-04 without CHNGPASSVERIF3 there is e-mail alone', async () => {
  await openForgot();
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('PWD-04 if it is on, the reset by mobile number comes first', async () => {
  await openForgot(['CHNGPASSVERIF3']);
  expect(await screen.findByRole('tab', { name: 'Số điện thoại' })).toHaveAttribute('aria-selected', 'true');
});

test('PWD-02 the reset by e-mail sends name and address form-encoded, and the answer reveals nothing', async () => {
  await openForgot();
  gateway.answers('forgotByEmail', null);
  await screen.findByLabelText('Email');
  await type('Tên đăng nhập', ' minhanh92 ');
  await type('Email', ' ten@vidu.com ');
  await press('Gửi liên kết');
  expect(await screen.findByRole('alertdialog', { name: 'Đã gửi email' })).toBeInTheDocument();
  const call = gateway.asked.find(({ url }) => url.endsWith('/wps/member/password/email'));
  expect(call?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(await call?.text()).toBe('username=minhanh92&email=ten%40vidu.com');
});

test.each([
  ['account_unknown', 'Tên đăng nhập hoặc email không tồn tại'],
  ['access_restricted', 'Truy cập bị hạn chế: không phục vụ tại khu vực của bạn'],
])('ERR-02 a gateway that refuses with %s is understood, and what was typed stays', async (code, words) => {
  await openForgot();
  gateway.refuses('forgotByEmail', code, 403);
  await screen.findByLabelText('Email');
  await type('Tên đăng nhập', 'minhanh92');
  await type('Email', 'ten@vidu.com');
  await press('Gửi liên kết');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ten@vidu.com');
});

test('PWD-03 by phone a code, the new password and the number log in and go to /', async () => {
  await openForgot(['CHNGPASSVERIF3']);
  gateway.answers('loginSms', { expiredMinutes: 1 });
  gateway.answers('forgotByPhone', entry);
  gateway.answers('memberInfo', testMember);
  await screen.findByLabelText('Mã SMS');
  await type('Số điện thoại', '0912 345 678');
  await press('Gửi mã');
  await screen.findByRole('button', { name: 'Gửi lại sau 60s' });
  expect(await gateway.bodiesOf('loginSms')).toMatchObject([
    { mobileNum: '0912345678', purpose: 'password' },
  ]);
  await type('Mã SMS', '482013');
  await type('Mật khẩu mới', 'Bimat-92');
  await press('Đặt lại và đăng nhập');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(await gateway.bodiesOf('forgotByPhone')).toEqual([
    {
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verificationCode: '482013',
      newPassword: 'Bimat-92',
    },
  ]);
  expect(sessionStorage.getItem('token')).toBe('secret');
});

test('PWD-05 where no log-in follows, the page says to log in again', async () => {
  await openForgot(['CHNGPASSVERIF3']);
  gateway.answers('forgotByPhone', null);
  await screen.findByLabelText('Mã SMS');
  await type('Số điện thoại', '0912345678');
  await type('Mã SMS', '482013');
  await type('Mật khẩu mới', 'Bimat-92');
  await press('Đặt lại và đăng nhập');
  await screen.findByText('Đã đặt lại mật khẩu, vui lòng đăng nhập lại');
  // The form that had the focus is gone (SOUND-05).
  expect(document.activeElement).toHaveTextContent(/^Đã đặt lại mật khẩu/);
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('PWD-05 the link of an e-mail sets a password once and leads to the login', async () => {
  rules();
  gateway.answers('resetByLink', null);
  const site = testSite({}, { arrival: { reset: 'once' } });
  await renderPage(<ResetPasswordModal onClose={stay} />, { site });
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Đặt lại mật khẩu');
  await screen.findByText('Đã đặt lại mật khẩu, vui lòng đăng nhập lại');
  // The form that had the focus is gone (SOUND-05).
  expect(document.activeElement).toHaveTextContent(/^Đã đặt lại mật khẩu/);
  expect(await gateway.bodiesOf('resetByLink')).toEqual([
    { token: 'once', newPassword: 'Bimat-92', confirmNewPassword: 'Bimat-92' },
  ]);
  await press('Đăng nhập');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/login$/));
});

test('a link that was used offers a new one', async () => {
  rules();
  gateway.refuses('resetByLink', 'code_expired', 400);
  const site = testSite({}, { arrival: { reset: 'once' } });
  await renderPage(<ResetPasswordModal onClose={stay} />, { site });
  await type('Mật khẩu mới', 'Bimat-92');
  await type('Nhập lại mật khẩu', 'Bimat-92');
  await press('Đặt lại mật khẩu');
  expect(await screen.findByRole('link', { name: 'Yêu cầu liên kết mới' })).toHaveAttribute(
    'href',
    '/forgotPassword',
  );
});
