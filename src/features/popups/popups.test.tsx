import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Popup } from '#contract/wireTypes';
import { hasModal } from '@/config/modals';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { AnnouncementModal } from './AnnouncementModal';
import { popupsAfter, usePopupOpener } from './usePopupOpener';
import { usePopups } from './usePopups';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', { info: { imageCDNs: [] } } as never));
afterEach(gateway.reset);
afterAll(gateway.close);

const popup = (id: number, rest: Partial<Popup> = {}): Popup => ({
  id,
  title: `Tin ${id}`,
  content: `<p>Nội dung ${id}</p>`,
  promotionType: 'PL',
  execution: 'B',
  announcementImages: [{ url: '/art/props/env' }],
  publishedAt: '2026-11-20T11:00:00Z',
  ...rest,
});

const answers = (promotion: Popup[]) =>
  gateway.answers('announcements', { banners: [], player: [], promotion });

function Home() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  usePopupOpener();
  return (
    <>
      <output aria-label="hash">{hash}</output>
      {hasModal(search) && <AnnouncementModal item={undefined} onClose={() => void navigate('/')} />}
    </>
  );
}

function Loaded() {
  return <output aria-label="popups">{usePopups()?.length}</output>;
}

/** Whether the opener plans to open popups on a page, once they have loaded. */
const worksOn = async (path: string): Promise<boolean> => {
  const planned: (() => void)[] = [];
  window.requestIdleCallback = (work) => planned.push(work as () => void);
  window.cancelIdleCallback = () => undefined;
  function Opener() {
    usePopupOpener();
    return <Loaded />;
  }
  const { unmount } = await renderPage(<Opener />, { visited: [path] });
  await waitFor(() => expect(screen.getByLabelText('popups')).toHaveTextContent('1'));
  unmount();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  return planned.length > 0;
};

const address = () => screen.getByLabelText('address', { selector: 'output' });
const opened = () => waitFor(() => expect(address()).toHaveTextContent('/?modal=announcement'));

test('MOD-02 popups open once announcements are here; closing marks them closed for the session', async () => {
  answers([popup(1), popup(2), popup(3, { execution: 'A' })]);
  await renderPage(<Home />);
  await opened();
  expect(await screen.findByRole('heading', { name: 'Tin 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tin 3' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Đã hiểu' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('1,2');
  expect(sessionStorage.getItem('USER_POPUP')).toBeNull();
});

test('SOUND-05 a popup that opened by itself leaves the page’s title in the tab', async () => {
  answers([popup(1)]);
  document.title = 'Trang chủ | Aurora88';
  const first = await renderPage(<Home />);
  expect(await screen.findByRole('heading', { name: 'Tin 1' })).toBeInTheDocument();
  expect(document.title).toBe('Trang chủ | Aurora88');
  first.unmount();
  await renderPage(<Home />, { visited: ['/?modal=announcement'] });
  expect(await screen.findByRole('heading', { name: 'Tin 1' })).toBeInTheDocument();
  expect(document.title).toBe('Thông báo | Trang chủ | Aurora88');
});

test.each(['/home', '/index', '/index.html', '/home/'])(
  'MOD-02 popups also open when the home page is opened as %s',
  async (path) => {
    answers([popup(1)]);
    await renderPage(<Home />, { visited: [path] });
    await waitFor(() => expect(address()).toHaveTextContent(`${path}?modal=announcement`));
  },
);

test.each(['/rng?vassalage=V1', '/promotions', '/help#faq'])(
  'MOD-02 popups open where the visit begins, such as on %s',
  async (path) => {
    answers([popup(1)]);
    await renderPage(<Home />, { visited: [path] });
    await waitFor(() => expect(address()).toHaveTextContent('modal=announcement'));
    expect(address().textContent).toMatch(/^\/(rng\?vassalage=V1&|promotions\?|help\?)modal=announcement$/);
    expect(screen.getByLabelText('hash')).toHaveTextContent(path.includes('#') ? '#faq' : /^$/);
  },
);

test.each(['/lottery?gameCode=VNMB', '/seamless?gameCode=RNG0001', '/rng?centre=member&page=withdraw'])(
  'MOD-02 popups do not open above a game, a lottery or a centre: %s',
  async (path) => {
    answers([popup(1)]);
    expect(await worksOn(path)).toBe(false);
    expect(await worksOn('/rng')).toBe(true);
  },
);

test('MOD-02 a visitor who ticks the box sees no more popups in this session', async () => {
  answers([popup(1)]);
  await renderPage(<Home />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Không hiện lại trong phiên này' }));
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('all'));
});

test('MOD-02 popups closed in this session do not open again', async () => {
  sessionStorage.setItem('ANONYMOUS_POPUP', '1');
  answers([popup(1)]);
  expect(await worksOn('/')).toBe(false);
  sessionStorage.clear();
  expect(await worksOn('/')).toBe(true);
});

test('MOD-02 a member sees those for members and has a mark of their own', async () => {
  sessionStorage.setItem('token', 'secret');
  sessionStorage.setItem('ANONYMOUS_POPUP', 'all');
  gateway.answers('memberInfo', testMember);
  answers([popup(1), popup(2, { execution: 'A' })]);
  await renderPage(<Home />);
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Đã hiểu' }));
  await waitFor(() => expect(sessionStorage.getItem('USER_POPUP')).toBe('2'));
});

test('MOD-02 popups wait while the address opens something else', async () => {
  answers([popup(1)]);
  expect(await worksOn('/?modal=notice&item=3')).toBe(false);
});

test('MOD-02 after a greeting has closed, popups wait a while', async () => {
  answers([popup(1)]);
  function Greeted() {
    const { search } = useLocation();
    const navigate = useNavigate();
    usePopupOpener();
    return search === '?modal=afterLogin' ? (
      <button onClick={() => void navigate('/')}>Tiếp tục</button>
    ) : null;
  }
  await renderPage(<Greeted />, { visited: ['/?modal=afterLogin'] });
  await waitFor(() => expect(gateway.asked.length).toBeGreaterThan(0));
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }));
  act(() => jest.advanceTimersByTime(popupsAfter - 1));
  expect(address()).toHaveTextContent(/^\/$/);
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await opened();
});

test('MOD-02 popups do not interrupt a visitor who has begun to log in', async () => {
  answers([popup(1)]);
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (work) => idle.push(work as () => void);
  window.cancelIdleCallback = () => undefined;
  await renderPage(
    <>
      <Home />
      <section role="dialog" aria-label="Đăng nhập" />
    </>,
  );
  await waitFor(() => expect(idle).toHaveLength(1));
  act(() => idle[0]?.());
  expect(address()).toHaveTextContent(/^\/$/);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('MOD-03 the HTML of a popup is shown clean, with its time as specified', async () => {
  answers([popup(1, { content: '<p>An toàn</p><img src=x onerror="alert(1)"><script>alert(1)</script>' })]);
  await renderPage(<Home />);
  expect(await screen.findByText('An toàn')).toBeInTheDocument();
  expect(screen.getByText('2026-11-20 18:00:00')).toBeInTheDocument();
  expect(document.querySelector('[onerror], script')).toBeNull();
});

test('MOD-03 only the popup has a date, the list beside it has none', async () => {
  answers([popup(1), popup(2)]);
  await renderPage(<Home />);
  expect(await screen.findAllByText(/\d+[/-]\d+/)).toEqual([screen.getByText('2026-11-20 18:00:00')]);
});

test('MOD-02 a page of the list has ten popups', async () => {
  answers(Array.from({ length: 11 }, (_, index) => popup(index + 1)));
  await renderPage(<Home />);
  expect(await screen.findAllByRole('button', { name: /^Tin/ })).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Trang 2' }));
  expect(screen.getByRole('heading', { name: 'Tin 11' })).toBeInTheDocument();
});
