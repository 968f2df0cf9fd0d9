import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { memberPageOf } from '@/config/memberPageOf';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { MemberCentreScreen } from './MemberCentreScreen';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('unreadCount', { count: 3 });
  gateway.answers('missionSummary', { count: 0, missions: [] });
  gateway.answers('permission', { info: {} } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

function Site() {
  const page = memberPageOf(useLocation().search);
  return (
    <>
      <Link to="/rng?vassalage=V1&centre=member">Mở</Link>
      {page && (
        <MemberCentreScreen page={page}>
          <Link to="/rng?vassalage=V1&centre=member&page=securityCenter&step=2">Bước hai</Link>
        </MemberCentreScreen>
      )}
    </>
  );
}

const address = () => screen.getByLabelText('address', { selector: 'output' });
const centre = () => screen.findByRole('dialog', { name: 'Tài khoản của tôi' });
const open = async () => {
  await renderPage(<Site />, { visited: ['/', '/rng?vassalage=V1'] });
  await userEvent.click(screen.getByRole('link', { name: 'Mở' }));
  return centre();
};

test('MEM-01 an address opens the centre with its page named, and its close button leaves the page behind it', async () => {
  await renderPage(<Site />, { visited: ['/rng?vassalage=V1&centre=member&page=securityCenter'] });
  const dialog = await centre();
  expect(within(dialog).getByRole('heading', { name: 'Bảo mật' })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toHaveTextContent(/^\/rng\?vassalage=V1$/);
});

test('MEM-01 closing the centre returns to the page below and restores the focus, however many pages were visited', async () => {
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('link', { name: 'Bước hai' }));
  expect(address()).toHaveTextContent('step=2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toHaveTextContent(/^\/rng\?vassalage=V1$/);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mở' })).toHaveFocus());
});

test('MEM-01 closing clears the stored handle of the points mall', async () => {
  sessionStorage.setItem('pointMall', 'handle');
  await open();
  expect(sessionStorage.getItem('pointMall')).toBe('handle');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sessionStorage.getItem('pointMall')).toBeNull());
});

test('MEM-01 a guest who opens the address logs in first', async () => {
  sessionStorage.clear();
  await renderPage(<Site />, { visited: ['/?centre=member&page=securityCenter'] });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/login$/));
});

test('MEM-01 a trial account is told that it needs a real one, and the centre does not open', async () => {
  gateway.answers('memberInfo', { ...testMember, type: 4 });
  await renderPage(<Site />, { visited: ['/?centre=member'] });
  const told = await screen.findByRole('alertdialog', { name: 'Cần tài khoản thật' });
  await userEvent.click(within(told).getByRole('button', { name: 'Đã hiểu' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(gateway.asked.some(({ url }) => url.includes('unreadCount'))).toBe(false);
});

test('MEM-01 a dialog in the address is answered before the centre opens', async () => {
  await renderPage(<Site />, { visited: ['/?centre=member&modal=twoFactor'] });
  await waitFor(() => expect(gateway.asked).not.toHaveLength(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('HOME-07 the menu has the referral page only while the referral promotion is on', async () => {
  await renderPage(<Site />, { visited: ['/?centre=member'] });
  const menu = within(await centre());
  expect(menu.queryByRole('link', { name: 'Giới thiệu bạn' })).toBeNull();
});

test('HOME-07 with the referral promotion the menu leads to the page of friends', async () => {
  gateway.answers('memberInfo', { ...testMember, availablePromo: { REFERRAL: { enabled: true } } });
  await renderPage(<Site />, { visited: ['/?centre=member'] });
  expect(within(await centre()).getByRole('link', { name: 'Giới thiệu bạn' })).toBeInTheDocument();
});
