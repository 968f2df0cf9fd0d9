import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersForms } from '@/testing/testForms';
import { testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { LoginModal } from './LoginModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('SYS-09 the end of a session is announced once: a guest who logs in later does not see it', async () => {
  answersForms(gateway, ['COMM3']);
  gateway.answers('announcements', { banners: [], player: [], promotion: [] });
  const site = testSite();
  site.session.end('expired');
  const { unmount } = await renderPage(<LoginModal item="expired" onClose={() => undefined} />, { site });
  expect(await screen.findByText('Phiên đăng nhập đã kết thúc')).toBeInTheDocument();
  expect(site.session.state.get().expired).toBe(true);
  unmount();
  expect(site.session.state.get()).toEqual({ firstTimeLogin: false });
});

test('LOGIN-12 the reason for an additional check is shown once, above its field', async () => {
  answersForms(gateway, ['COMM3']);
  gateway.answers('announcements', { banners: [], player: [], promotion: [] });
  gateway.refuses('login', 'check_required', 403, {
    captcha: false,
    check: { ticket: 't', reason: 'unregisteredIp', methods: [{ method: 'bankName', target: null }] },
  });
  await renderPage(<LoginModal item={undefined} onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText('Tên đăng nhập'), 'minhanh88');
  await userEvent.type(screen.getByLabelText('Mật khẩu'), 'matkhau1{Enter}');
  await screen.findByLabelText('Tên chủ tài khoản');
  expect(screen.getAllByText('Lần đăng nhập này đến từ một địa chỉ mạng lạ.')).toHaveLength(1);
});
