import { screen } from '@testing-library/react';
import { answersForms } from '@/testing/testForms';
import { testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { LoginModal } from './LoginModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('SYS-09 that a session has ended is said once: a guest who comes later just logs in', async () => {
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
