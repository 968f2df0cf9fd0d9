import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { LogoutModal } from './LogoutModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('SYS-06 logout asks first; staying changes nothing', async () => {
  sessionStorage.setItem('token', 'secret');
  const onClose = jest.fn();
  await renderPage(<LogoutModal onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Bạn muốn đăng xuất?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ở lại' }));
  expect(onClose).toHaveBeenCalled();
  expect(sessionStorage.getItem('token')).toBe('secret');
  expect(gateway.asked).toHaveLength(0);
});

test('SYS-06 once confirmed the session is over and the page is home', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('logout', null);
  await renderPage(<LogoutModal onClose={() => undefined} />, { visited: ['/noticePage?modal=logout'] });
  await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
  expect(sessionStorage.getItem('token')).toBeNull();
});
