import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const open = async () => {
  answersForms(gateway, ['COMM3']);
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
  "LOGIN-03 'Sai mật khẩu' was said of an empty one: a form with %j and no password says what is empty (SOUND-05)",
  async (username, said) => {
    await open();
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), `${username}{Enter}`);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(said);
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent('Sai mật khẩu');
    await userEvent.click(screen.getByRole('button', { name: 'Đã hiểu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue(username);
  },
);

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
