import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import type { Boot } from '#contract/boot';
import { callKey } from '#contract/callKey';
import { endpoints } from '#contract/endpoints';
import { announcementQuery, homeTabQuery, vendorQuery } from '#contract/firstCalls';
import type { Permission } from '#contract/wireTypes';
import { createI18n, loadAllWords } from '#locales/createI18n';
import { testBoot, testGateway, testMember, testPermission, testSite } from '@/testing/testSite';
import { App } from './App';
import { styleCache } from './styleCache';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('whitelabel', []);
  gateway.answers('domainRoute', { domainRoute: 'aurora.localhost', mainDomain: 'aurora.example' });
  gateway.answers('announcements', { banners: [], player: [], promotion: [] });
  gateway.answers('hotMatches', { list: [] });
  gateway.answers('winners', { list: [] });
  window.scrollTo = jest.fn();
});
afterEach(gateway.reset);
afterAll(gateway.close);

const permission: Permission = {
  ...testPermission,
  location: { ip: '203.0.113.24', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
};

const answersWith = (status: number, facts: Partial<Permission> = {}): Boot['answers'] => ({
  status,
  [callKey('permission', { host: 'aurora.localhost', language: 'VI' })]: { ...permission, ...facts },
  [callKey('announcements', announcementQuery('VI', 'B'))]: { banners: [], player: [], promotion: [] },
  [callKey('gameVendors', vendorQuery('VI'))]: { data: { lanes: [] } },
  [callKey('gameList', homeTabQuery('VI', testBoot.brand.merchantCode, 'RNG'))]: {
    games: [],
    pageNum: 1,
    totalPages: 0,
    total: 0,
  },
});

const report = jest.fn();

const show = async (path: string, answers: Boot['answers']) => {
  const words = await loadAllWords('vi');
  const site = testSite({ answers });
  return act(async () =>
    render(
      <MemoryRouter initialEntries={['/start', path]} initialIndex={1}>
        <App
          cache={styleCache()}
          i18n={createI18n({ language: 'vi', words })}
          site={site}
          services={{ report, loadChunk: (load) => load() }}
        />
        <Link to="/noticePage">Đi</Link>
        <Link to="/gameList/LIVE">Đi lạc</Link>
      </MemoryRouter>,
    ),
  );
};

test('SYS-01 status 0 shows the site: header, home, footer', async () => {
  await show('/', answersWith(0));
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  // The page does not fetch the answers that the document carries.
  const asked = gateway.asked.map(({ url }) => new URL(url).pathname);
  expect(asked).not.toContain(endpoints.status.path);
  expect(asked).not.toContain(endpoints.permission.path);
});

test('SYS-02 status 1 shows the maintenance page and nothing of the site', async () => {
  await show('/', answersWith(1));
  expect(await screen.findByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeInTheDocument();
  expect(screen.queryByRole('banner')).toBeNull();
});

test('SYS-03 status 2 shows the blocked page with the address of the visitor', async () => {
  await show('/', answersWith(2));
  expect(await screen.findByText('IP của bạn: 203.0.113.24')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).toBeNull();
});

test('SYS-04 maintenance takes precedence over a blocked region', async () => {
  await show('/', answersWith(2, { maintenance: true, regionRestriction: true }));
  expect(await screen.findByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeInTheDocument();
});

test('NAV-06 a lottery page sends a guest to the login', async () => {
  await show('/lottery?gameCode=VN1', answersWith(0));
  expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
});

test('SYS-09 where only members may be, the login says that the session has ended', async () => {
  sessionStorage.setItem('token', 'secret');
  for (const name of ['memberInfo', 'memberIcon', 'balance', 'sessionInfo'] as const)
    gateway.refuses(name, 'not_logged_in', 401);
  await show('/lottery?gameCode=VN1', answersWith(0));
  const login = await screen.findByRole('dialog', { name: 'Đăng nhập' });
  expect(await within(login).findByText('Phiên đăng nhập đã kết thúc')).toBeInTheDocument();
  expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement();
});

test('NAV-07 a game page has the header alone', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '0', currency: 'VND' } });
  const later = new Date(Date.now() + 3_600_000).toISOString();
  gateway.answers('sessionInfo', { mustChange: false, idleEndsAt: later, endsAt: later, pause: null });
  gateway.answers('playBreak', { pause: null, realityCheckAt: null });
  await show('/seamless', answersWith(0));
  expect(await screen.findByText('Không tìm thấy trò chơi')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('NAV-04 a game-list route that the brand does not list is not found', async () => {
  await show('/gameList/RNG', answersWith(0));
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy trang' })).toBeInTheDocument();
});

test('a game-list route that the brand has not bore the title of one that it has (NAV-04)', async () => {
  await show('/', answersWith(0));
  await userEvent.click(screen.getByRole('link', { name: 'Đi lạc' }));
  await waitFor(() => expect(document.title).toBe('Không tìm thấy trang | Aurora88'));
});

test('NAV-04 a game-list route of the brand shows the games of its category', async () => {
  gateway.answers('gameMenus', { menus: [] });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0 });
  await show('/gameList/FISH', answersWith(0));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bắn cá' })).toBeInTheDocument();
});

test('NAV-13 an unknown route shows not-found inside the frame', async () => {
  await show('/nowhere', answersWith(0));
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy trang' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('NAV-08 a route change scrolls to the top of the page and sets its title', async () => {
  await show('/', answersWith(0));
  await userEvent.click(screen.getByRole('link', { name: 'Đi' }));
  expect(await screen.findByRole('heading', { name: 'Thông báo', level: 1 })).toBeInTheDocument();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(document.title).toBe('Thông báo | Aurora88'));
});

test('SYS-16 without a network the page says so and keeps its content; the message disappears afterwards', async () => {
  gateway.answers('status', 0);
  gateway.answers('permission', permission);
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0 });
  await show('/', answersWith(0));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/Mất kết nối mạng/)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/Mất kết nối mạng/)).toBeNull());
  online.mockRestore();
});
