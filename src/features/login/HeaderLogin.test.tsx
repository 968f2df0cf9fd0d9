import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '#contract/constants';
import { answersForms } from '@/testing/testForms';
import { testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { HeaderLogin } from './HeaderLogin';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  gateway.reset();
});
afterAll(gateway.close);

const open = async (modules: ModuleId[] = ['COMM3']) => {
  answersForms(gateway, modules);
  await renderPage(
    <>
      <HeaderLogin />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  return screen.findByRole('form', { name: 'Đăng nhập' });
};

test.each([
  ['minhanh92', 'Vui lòng nhập mật khẩu'],
  ['', 'Vui lòng nhập tên đăng nhập và mật khẩu'],
])(
  'LOGIN-03 a form with %j and no password opens a warning of an incorrect password, which says what is empty',
  async (username, said) => {
    await open();
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), `${username}{Enter}`);
    const warning = await screen.findByRole('alertdialog', { name: 'Sai mật khẩu' });
    expect(warning).toHaveTextContent(said);
    await userEvent.click(screen.getByRole('button', { name: 'Đã hiểu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue(username);
  },
);

test('LOGIN-03 a number that is too short opens the same warning with the rule of its field', async () => {
  await open(['MOBILEVERCODELOGIN3']);
  await userEvent.type(screen.getByLabelText('Số điện thoại'), '09{Enter}');
  const warning = await screen.findByRole('alertdialog', { name: 'Sai mật khẩu' });
  expect(warning).toHaveTextContent('Vui lòng nhập số điện thoại hợp lệ');
});

test('LOGIN-03 the bubble closes 200 ms after the focus has left it, and stays if the focus returns', async () => {
  await open();
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const field = screen.getByLabelText('Tên đăng nhập');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  act(() => field.focus());
  act(() => elsewhere.focus());
  await wait(150);
  act(() => field.focus());
  await wait(300);
  expect(field).toBeInTheDocument();

  act(() => elsewhere.focus());
  await wait(199);
  expect(field).toBeInTheDocument();
  await wait(1);
  expect(field).not.toBeInTheDocument();
});
