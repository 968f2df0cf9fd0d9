import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '#contract/constants';
import { returnTo } from '@/config/returnTo';
import { keepReturn } from '@/data/session/keptReturn';
import { readSocialRegistration } from '@/data/session/socialRegistration';
import { answersForms } from '@/testing/testForms';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { LoginForm } from './LoginForm';
import type { LoginPlace } from './loginPlace';
import { useAfterLogin } from './useAfterLogin';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const entry = { token: 'secret', firstTimeLogin: false, passwordExpired: false };

function LoginHere({ place = 'popup' }: { place?: LoginPlace }) {
  return <LoginForm place={place} onDone={useAfterLogin(place)} />;
}

interface Opening {
  on?: readonly ModuleId[];
  place?: LoginPlace;
  visited?: NonNullable<Parameters<typeof renderPage>[1]>['visited'];
  setting?: Parameters<typeof answersForms>[2];
}

const open = async ({ on = ['COMM3'], place = 'popup', visited, setting }: Opening = {}) => {
  answersForms(gateway, on, setting);
  const site = testSite();
  await renderPage(<LoginHere place={place} />, { site, ...(visited && { visited }) });
  if (on.length > 0) await screen.findByRole('form', { name: 'Đăng nhập' });
  return site;
};

const username = () => screen.getByLabelText('Tên đăng nhập');
const password = () => screen.getByLabelText('Mật khẩu');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
const address = () => screen.getByLabelText('address', { selector: 'output' });

const fill = async (word = ' Bí mật 8 ') => {
  await userEvent.type(username(), ' minhanh92 ');
  await userEvent.type(password(), word);
};

const lets = (answer: Partial<typeof entry> & { mustChange?: boolean; changeTicket?: string } = {}) => {
  gateway.answers('login', { ...entry, ...answer });
  gateway.answers('memberInfo', testMember);
};

test('LOGIN-02 the form sends the user name trimmed and the password as typed', async () => {
  await open();
  lets();
  await fill();
  await submit();
  await waitFor(async () =>
    expect(await gateway.bodiesOf('login')).toEqual([
      { username: 'minhanh92', password: ' Bí mật 8 ', type: 'username' },
    ]),
  );
});

test('LOGIN-05 a login leads to the home page with the after-login modal', async () => {
  await open({ visited: ['/noticePage?modal=login'] });
  lets();
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=afterLogin'));
  expect(sessionStorage.getItem('token')).toBe('secret');
});

test('ERR-05 an empty form sends nothing, says what is missing and moves to the first field', async () => {
  await open();
  await submit();
  expect(await screen.findAllByText('Không được để trống')).toHaveLength(2);
  expect(screen.getByText('Vui lòng nhập tên đăng nhập và mật khẩu')).toBeVisible();
  await waitFor(() => expect(username()).toHaveFocus());
  expect(await gateway.bodiesOf('login')).toEqual([]);
});

test('LOGIN-14 a refused login says why and keeps what was typed', async () => {
  await open();
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: false });
  await fill();
  await submit();
  expect(await screen.findByText('Sai tài khoản hoặc mật khẩu')).toBeVisible();
  expect(username()).toHaveValue(' minhanh92 ');
  expect(password()).toHaveValue(' Bí mật 8 ');
});

test.each([
  ['non_member', 'Tài khoản này không phải thành viên nên không đăng nhập được'],
  ['non_agent', 'Chỉ tài khoản đại lý mới đăng nhập được'],
])('LOGIN-14 %s has its own text', async (code, words) => {
  await open();
  gateway.refuses('login', code, 403, { captcha: false });
  await fill();
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
});

test('ERR-03 too many tries name the five minutes to wait', async () => {
  await open();
  gateway.refuses('login', 'too_many_requests', 429, { captcha: false });
  await fill();
  await submit();
  expect(await screen.findByText('Yêu cầu quá nhiều lần, vui lòng thử lại sau 5 phút')).toBeVisible();
});

test('LOGIN-07 a failure with the captcha flag shows a picture, and the next try carries its letters', async () => {
  await open();
  gateway.answers('captcha', 'QUJD');
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: true });
  await fill();
  await submit();
  const picture = await screen.findByRole('img', { name: 'Ảnh có mã cần nhập' });
  expect(picture).toHaveAttribute('src', 'data:image/png;base64,QUJD');
  await userEvent.type(screen.getByLabelText('Mã trên ảnh'), '47K2M');
  await submit();
  await waitFor(async () => expect(await gateway.bodiesOf('login')).toHaveLength(2));
  expect((await gateway.bodiesOf('login'))[1]).toMatchObject({
    captcha: '47K2M',
    captchaId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
  });
});

test('LOGIN-07 letters that were wrong are emptied, and it is said at the field until others are typed', async () => {
  await open();
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: true });
  gateway.answers('captcha', 'iVBORw0KGgo=');
  await fill();
  await submit();
  const letters = await screen.findByLabelText('Mã trên ảnh');
  gateway.refuses('login', 'captcha_failed', 400, { captcha: true });
  await userEvent.clear(password());
  await userEvent.type(password(), 'Another 9');
  await userEvent.type(letters, '00000');
  await submit();
  await waitFor(() =>
    expect(letters).toHaveAccessibleDescription(/^Chưa qua bước kiểm tra captcha, vui lòng thử lại/),
  );
  expect(letters).toHaveValue('');
  expect(username()).toHaveValue(' minhanh92 ');
  expect(password()).toHaveValue('Another 9');
  await userEvent.type(letters, '4');
  expect(letters).not.toHaveAccessibleDescription(/Chưa qua/);
});

test('LOGIN-07 another picture can be requested once a second', async () => {
  await open();
  gateway.answers('captcha', 'QUJD');
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: true });
  await fill();
  await submit();
  await screen.findByRole('img', { name: 'Ảnh có mã cần nhập' });
  const asked = () => gateway.asked.filter(({ url }) => url.includes('/wps/captcha')).length;
  expect(asked()).toBe(1);
  // The test's clock does not advance by itself.
  await userEvent.click(screen.getByRole('button', { name: 'Đổi ảnh khác' }));
  await userEvent.click(screen.getByRole('button', { name: 'Đổi ảnh khác' }));
  expect(asked()).toBe(1);
});

test('LOGIN-15 both fields are marked for password managers', async () => {
  await open();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('LOGIN-09 remember-me is sent to the gateway and stores no password here', async () => {
  await open();
  lets();
  await fill('Bimat-92');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ghi nhớ 1 ngày' }));
  await submit();
  await waitFor(async () => expect(await gateway.bodiesOf('login')).toMatchObject([{ remember: true }]));
  await waitFor(() => expect(localStorage.getItem('remembered')).toBe('1'));
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
  expect(kept).not.toContain('Bimat-92');
});

test.each([
  ['the weak default', '123456', {}],
  ['a password the gateway wants changed', 'Bimat-92', { mustChange: true, changeTicket: 'ticket' }],
])('LOGIN-08 %s opens the change of the password', async (_, word, answer) => {
  await open();
  lets(answer);
  await fill(word);
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('"ticket"');
});

test('LOGIN-08 an expired password opens it only while the expiry feature is on', async () => {
  await open({ on: ['COMM3', 'PWDEXPFORCECHANGE3'] });
  lets({ passwordExpired: true });
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
});

test('LOGIN-06 a first login runs the first-login action, which can force a change', async () => {
  await open();
  lets({ firstTimeLogin: true });
  gateway.answers('firstLogin', { mustChange: true });
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
  expect(gateway.asked.some(({ url }) => url.endsWith('/wps/member/firstLogin'))).toBe(true);
});

test('LOGIN-01 a single log-in mode shows no tabs', async () => {
  await open();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('LOGIN-01 two log-in modes show tabs, the first of them selected', async () => {
  await open({ on: ['COMM3', 'MOBILEVERCODELOGIN3'] });
  expect(screen.getByRole('tab', { name: 'Tên đăng nhập' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Số điện thoại' }));
  expect(await screen.findByLabelText('Mã SMS')).toBeVisible();
});

test('WL-01 without any log-in mode the form says so', async () => {
  await open({ on: [] });
  expect(await screen.findByText('Thao tác này chưa được bật, vui lòng liên hệ hỗ trợ')).toBeInTheDocument();
  expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
});

test('LOGIN-17 the form of agents says so and offers neither remember-me nor other ways', async () => {
  await open({
    on: ['COMM3', 'FREEPLAY3'],
    place: 'agent',
    setting: { social: [{ id: 'google', name: 'Google' }] },
  });
  lets();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Chơi thử' })).toBeNull();
  await fill();
  await submit();
  await waitFor(async () => expect(await gateway.bodiesOf('login')).toMatchObject([{ agent: true }]));
  await waitFor(() => expect(address()).toHaveTextContent('/agentHome?modal=afterLogin'));
});

test('LOGIN-17 a code to the mobile lets agents alone in there as well', async () => {
  await open({ on: ['MOBILEVERCODELOGIN3'], place: 'agent' });
  lets();
  await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678');
  await userEvent.type(screen.getByLabelText('Mã SMS'), '123456');
  await submit();
  await waitFor(async () =>
    expect(await gateway.bodiesOf('login')).toMatchObject([{ agent: true, type: 'sms' }]),
  );
});

const asked = { pathname: '/login', state: returnTo({ pathname: '/noticePage', search: '?x=1' }) };

test('PWD-01 after a repeated log-in the form that asked for it opens again, instead of the greeting', async () => {
  const state = returnTo({ pathname: '/noticePage', search: '' }, 'changePassword');
  await open({ visited: [{ pathname: '/login', state }] });
  lets();
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/noticePage?modal=changePassword'));
});

test('NAV-06 after the log-in the page that asked for it is shown again, also after a registration', async () => {
  await open({ visited: [asked] });
  lets();
  await userEvent.click(screen.getByRole('link', { name: 'Đăng ký' }));
  expect(address()).toHaveTextContent('/register');
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/noticePage?x=1&modal=afterLogin'));
});

test('NAV-06 LOGIN-11 it is found again after the round trip over the provider, once', async () => {
  const setting = { social: [{ id: 'google', name: 'Google' }] };
  gateway.answers('socialStart', { url: 'https://id.example/start' });
  const site = await open({ visited: [asked], setting });
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
  await waitFor(() => expect(sessionStorage.getItem('returnTo')).not.toBeNull());
  expect(site.session.state.get().token).toBeUndefined();
  cleanup();

  answersForms(gateway, ['COMM3'], setting);
  gateway.answers('socialFinish', entry);
  lets();
  await renderPage(<LoginHere />, { site: testSite({}, { arrival: { social: { state: 's', code: 'c' } } }) });
  await waitFor(() => expect(address()).toHaveTextContent('/noticePage?x=1&modal=afterLogin'));
  expect(sessionStorage.getItem('returnTo')).toBeNull();
});

test('LOGIN-11 a visitor whom the provider knows and the site does not is sent to the registration', async () => {
  answersForms(gateway, ['COMM3']);
  const registration = { ticket: 'ticket', provider: 'Google', name: 'Minh Ánh' };
  gateway.refuses('socialFinish', 'registration_required', 403, { captcha: false, registration });
  const site = testSite({}, { arrival: { social: { state: 's', code: 'c' } } });
  keepReturn(site.sessionText, { pathname: '/noticePage', search: '' });
  await renderPage(<LoginHere />, { site });
  await waitFor(() => expect(address()).toHaveTextContent('/register'));
  expect(readSocialRegistration(site.session, site.client.clock.now())).toEqual(registration);
  expect(sessionStorage.getItem('returnTo')).toBeNull();
});

test('LOGIN-13 a check that took too long is said to have, and the form is there again', async () => {
  await open({});
  const method = { method: 'authenticator', target: null } as const;
  gateway.refuses('login', 'check_required', 403, {
    captcha: false,
    check: { ticket: 'ticket', reason: 'twoFactor', methods: [method] },
  });
  gateway.refuses('loginCheck', 'code_expired', 400);
  await fill();
  await submit();
  await userEvent.type(await screen.findByLabelText('Mã của ứng dụng xác thực'), '730911');
  expect(await screen.findByText('Đã quá thời gian. Vui lòng đăng nhập lại.')).toBeInTheDocument();
});

test('LOGIN-09 a gateway without the refresh call leaves the user name alone to remember', async () => {
  answersForms(gateway, ['COMM3']);
  const site = testSite({ profile: { ...testBoot.profile, refresh: false } });
  const first = await renderPage(<LoginHere />, { site });
  await screen.findByRole('form', { name: 'Đăng nhập' });
  lets();
  await fill('Bimat-92');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ghi nhớ 1 ngày' }));
  await submit();
  await waitFor(() => expect(localStorage.getItem('rememberedName')).toBe('minhanh92'));
  expect(localStorage.getItem('remembered')).toBeNull();
  first.unmount();
  await renderPage(<LoginHere />, { site: testSite() });
  await screen.findByRole('form', { name: 'Đăng nhập' });
  expect(username()).toHaveValue('minhanh92');
});
