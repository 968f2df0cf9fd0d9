import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testGateway, testMember } from '@/data/testSite';
import { renderPage } from '../testPage';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

function LoginHere() {
  return <LoginForm onDone={useAfterLogin()} />;
}

const username = () => screen.getByLabelText('Tên đăng nhập');
const password = () => screen.getByLabelText('Mật khẩu');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));

const fill = async () => {
  await userEvent.type(username(), ' minhanh92 ');
  await userEvent.type(password(), ' Bí mật 8 ');
};

test('LOGIN-02 the form sends the user name trimmed and the password as typed', async () => {
  gateway.answers('login', { token: 'secret', firstTimeLogin: false, passwordExpired: false });
  gateway.answers('memberInfo', testMember);
  await renderPage(<LoginHere />);
  await fill();
  await submit();
  await waitFor(() => expect(gateway.asked).not.toHaveLength(0));
  expect(await gateway.asked[0]?.json()).toEqual({
    username: 'minhanh92',
    password: ' Bí mật 8 ',
    type: 'username',
  });
});

test('LOGIN-05 a login goes home with the after-login modal', async () => {
  gateway.answers('login', { token: 'secret', firstTimeLogin: false, passwordExpired: false });
  gateway.answers('memberInfo', testMember);
  await renderPage(<LoginHere />, { visited: ['/noticePage?modal=login'] });
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/?modal=afterLogin'));
  expect(sessionStorage.getItem('token')).toBe('secret');
});

test('an empty form sends nothing and moves to the first field that is wrong', async () => {
  await renderPage(<LoginHere />);
  await submit();
  expect(await screen.findAllByText('Không được để trống')).toHaveLength(2);
  await waitFor(() => expect(username()).toHaveFocus());
  expect(gateway.asked).toHaveLength(0);
});

test('ERR-04 a refused login says why and keeps what was typed', async () => {
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: false });
  await renderPage(<LoginHere />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sai tài khoản hoặc mật khẩu');
  expect(username()).toHaveValue(' minhanh92 ');
  expect(password()).toHaveValue(' Bí mật 8 ');
});

test('LOGIN-15 a password manager knows both fields', async () => {
  await renderPage(<LoginHere />);
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});
