import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '@/data/session/siteContext';
import { Modal } from '@/ui/overlays/Modal';
import { renderPage } from '@/testing/testPage';
import { ModalHost, modalEntry, type ModalContentProps } from './ModalHost';

const Sample = ({ item, onClose }: ModalContentProps) => (
  <Modal title={`Modal ${item ?? ''}`} onClose={onClose} closeLabel="Đóng" />
);

const entry = modalEntry(async () => Sample, 'common');
const entries = {
  login: entry,
  register: entry,
  activate: entry,
  forgotPassword: entry,
  changePassword: entry,
  resetPassword: entry,
  twoFactor: entry,
  round: entry,
  withdrawPassword: entry,
  contact: entry,
  nickname: entry,
  bankAccount: entry,
  receivingAddress: entry,
  logout: entry,
  afterLogin: entry,
  notice: entry,
  notices: entry,
  announcement: entry,
  search: entry,
  game: entry,
  vendor: entry,
  gameClosed: entry,
  saferPlay: entry,
  pauseTaken: entry,
  roomChat: entry,
  promotion: entry,
  contract: entry,
  statement: entry,
  redeem: entry,
  convertPoints: entry,
  help: entry,
  post: entry,
  feedback: entry,
  chat: entry,
  push: entry,
};

const page = (
  <>
    <Link to="?modal=notice&item=7">Mở</Link>
    <ModalHost entries={entries} />
  </>
);

function Announcer() {
  const { upcomingModal } = useSite();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => upcomingModal.set('notice')}>Báo trước</button>
      <button onClick={() => void navigate('?modal=notice&item=7')}>Đến nơi</button>
    </>
  );
}

const address = () => screen.getByLabelText('address', { selector: 'output' });

test('MOD-01 the address opens a modal and names its item', async () => {
  await renderPage(page, { visited: ['/noticePage?modal=notice&item=7'] });
  expect(await screen.findByRole('dialog', { name: 'Modal 7' })).toBeInTheDocument();
});

test('MOD-01 an unknown modal in the address opens none', async () => {
  await renderPage(page, { visited: ['/?modal=constructor'] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MOD-01 Escape closes it, the address is clean again and the focus is back', async () => {
  await renderPage(page);
  await userEvent.click(screen.getByRole('link', { name: 'Mở' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toHaveTextContent(/^\/$/);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mở' })).toHaveFocus());
});

test('MOD-01 a modal that opened by itself leaves the focus to the page’s content', async () => {
  await renderPage(
    <>
      <main id="content">Trang chủ</main>
      {page}
    </>,
    { visited: ['/?modal=notice&item=7'] },
  );
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  const content = screen.getByRole('main');
  await waitFor(() => expect(content).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Mở' })).toHaveFocus();
  expect(content).not.toHaveAttribute('tabindex');
});

test('MOD-01 a closed modal is gone before the page behind has been drawn, and opens again', async () => {
  const drawn = Promise.withResolvers<void>();
  function BusyPage() {
    const { pathname, search } = useLocation();
    if (pathname === '/rng' && search === '' && wasOpen) use(drawn.promise);
    return null;
  }
  let wasOpen = false;
  await renderPage(
    <>
      <Link to="/rng">Slots</Link>
      {page}
      <Suspense>
        <BusyPage />
      </Suspense>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Slots' }));
  await userEvent.click(screen.getByRole('link', { name: 'Mở' }));
  const close = await screen.findByRole('button', { name: 'Đóng' });
  wasOpen = true;
  await act(async () => close.click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toHaveTextContent('/rng?modal=notice&item=7');
  // The second press must not go back a further step.
  await act(async () => close.click());
  await act(async () => drawn.resolve());
  await waitFor(() => expect(address()).toHaveTextContent(/^\/rng$/));
  await userEvent.click(screen.getByRole('link', { name: 'Mở' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('MOD-01 a modal opened by a shared link is removed from the address; other parameters stay', async () => {
  await renderPage(page, { visited: ['/rng?vassalage=V1&modal=notice&item=7'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
  expect(address()).toHaveTextContent(/^\/rng\?vassalage=V1$/);
});

test.each(['/login', '/register', '/forgotPassword', '/changePassword'])(
  'NAV-02 %s opens its popup over home, and closing it goes to /',
  async (path) => {
    await renderPage(page, { visited: [path] });
    await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
    expect(address()).toHaveTextContent(/^\/$/);
  },
);

test('MOD-01 a modal can show before the address names it, stays when it does, and closes as usual', async () => {
  await renderPage(
    <>
      <Announcer />
      {page}
    </>,
    { visited: ['/rng'] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Báo trước' }));
  const dialog = await screen.findByRole('dialog');
  expect(address()).toHaveTextContent(/^\/rng$/);
  fireEvent.click(screen.getByText('Đến nơi'));
  await waitFor(() => expect(address()).toHaveTextContent('/rng?modal=notice&item=7'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toHaveTextContent(/^\/rng$/);
});
