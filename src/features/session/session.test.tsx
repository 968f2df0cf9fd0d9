import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/data/session/useMember';
import { useSession } from '@/data/session/useSession';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { SessionKeeper } from './SessionKeeper';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('whitelabel', []));
afterEach(gateway.reset);
afterAll(gateway.close);

const entry = { token: 'fresh', firstTimeLogin: false, passwordExpired: false };
const after = (seconds: number) => new Date(testBoot.now + seconds * 1000).toISOString();
const ends = (idle: number, absolute: number, mustChange = false) =>
  gateway.answers('sessionInfo', {
    mustChange,
    idleEndsAt: after(idle),
    endsAt: after(absolute),
    pause: null,
  });

function Who() {
  const { token = 'guest' } = useSession();
  const { value } = useMember();
  return <output aria-label="who">{`${token} ${value?.account ?? ''}`}</output>;
}

const who = () => screen.getByLabelText('who');
const address = () => screen.getByLabelText('address', { selector: 'output' });

const page = (
  <>
    <SessionKeeper />
    <Who />
  </>
);

const channels: BroadcastChannel[] = [];
/** Simulates another tab of this brand. */
const otherTab = () => {
  const channel = new BroadcastChannel('session-aurora');
  const heard: unknown[] = [];
  channels.push(channel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
};
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

const login = () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  ends(1_800, 40_000);
};

test('SYS-09 a 401 ends the session once, says so, and offers the login over the page', async () => {
  login();
  const tab = otherTab();
  const site = testSite();
  await renderPage(page, { site, visited: ['/rng?vassalage=V1'] });
  await waitFor(() => expect(who()).toHaveTextContent('secret minhanh92'));
  gateway.refuses('balance', 'not_logged_in', 401);
  await act(
    async () =>
      void (await Promise.all([
        site.client.get('balance', undefined),
        site.client.get('balance', undefined),
      ])),
  );
  await waitFor(() => expect(address()).toHaveTextContent('/rng?vassalage=V1&modal=login&item=expired'));
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(who()).toHaveTextContent(/^guest$/);
  await waitFor(() => expect(tab.heard).toEqual([{ kind: 'ended', expired: true }]));
});

test('SYS-09 a centre closes with its session: the login is closed to the page behind', async () => {
  login();
  const site = testSite();
  await renderPage(page, { site, visited: ['/noticePage?centre=member&page=withdraw'] });
  await waitFor(() => expect(who()).toHaveTextContent('secret minhanh92'));
  gateway.refuses('balance', 'not_logged_in', 401);
  await act(async () => void (await site.client.get('balance', undefined)));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/noticePage\?modal=login&item=expired$/));
});

test('SYS-09 an end in another tab ends it here too', async () => {
  login();
  await renderPage(page);
  await waitFor(() => expect(who()).toHaveTextContent('secret'));
  otherTab().say({ kind: 'ended', expired: false });
  await waitFor(() => expect(who()).toHaveTextContent(/^guest$/));
  expect(address()).toHaveTextContent(/^\/$/);
});

test('SAFE-03 a pause taken in another tab ends the session of this one, which says when the pause ends', async () => {
  login();
  await renderPage(page, { visited: ['/rng'] });
  await waitFor(() => expect(who()).toHaveTextContent('secret'));
  const tab = otherTab();
  tab.say({ kind: 'ended', expired: false, pause: { kind: 'selfExclusion', until: 'soon' } });
  tab.say({ kind: 'who' });
  await waitFor(() => expect(tab.heard).toEqual([{ kind: 'session', token: 'secret' }]));
  tab.say({ kind: 'ended', expired: false, pause: { kind: 'selfExclusion', until: '2027-05-20T00:00:00Z' } });
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=pauseTaken'));
  await waitFor(() => expect(who()).toHaveTextContent(/^guest$/));
});

test('a new tab takes the session of an open one', async () => {
  gateway.answers('memberInfo', testMember);
  ends(1_800, 40_000);
  const tab = otherTab();
  await renderPage(page);
  await waitFor(() => expect(tab.heard).toEqual([{ kind: 'who' }]));
  tab.say({ kind: 'session', token: 'shared' });
  await waitFor(() => expect(who()).toHaveTextContent('shared minhanh92'));
});

test('an open tab answers a new one, and unknown messages are ignored', async () => {
  login();
  const tab = otherTab();
  await renderPage(page);
  await waitFor(() => expect(who()).toHaveTextContent('secret'));
  for (const message of [null, 'who', { kind: 'session' }, { kind: 'session', token: 7 }, { kind: 'who' }])
    tab.say(message);
  await waitFor(() => expect(tab.heard).toEqual([{ kind: 'session', token: 'secret' }]));
  expect(who()).toHaveTextContent('secret');
});

test('SYS-05 a token in the query string logs in by a one-time exchange', async () => {
  gateway.answers('handOver', entry);
  gateway.answers('memberInfo', testMember);
  ends(1_800, 40_000);
  await renderPage(page, { site: testSite({}, { arrival: { handOver: 'once' } }) });
  await waitFor(() => expect(who()).toHaveTextContent('fresh minhanh92'));
  expect(await gateway.bodiesOf('handOver')).toEqual([{ code: 'once' }]);
});

test('SYS-05 it asks before it replaces another member', async () => {
  login();
  gateway.answers('handOver', entry);
  await renderPage(page, { site: testSite({}, { arrival: { handOver: 'once' } }) });
  const question = await screen.findByRole('alertdialog', { name: 'Đăng nhập tài khoản khác?' });
  expect(question).toBeInTheDocument();
  expect(await gateway.bodiesOf('handOver')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Giữ tài khoản này' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(who()).toHaveTextContent('secret');
});

test('the page warns before an idle session ends, and ’stay’ makes a call that keeps it alive', async () => {
  login();
  ends(42, 9_000);
  await renderPage(page);
  expect(await screen.findByRole('alertdialog', { name: 'Phiên sắp kết thúc' })).toHaveTextContent('00:42');
  const looks = () => gateway.asked.filter(({ url }) => url.endsWith('/wps/session/info'));
  expect(looks()[0]?.headers.get('x-marquee-background')).toBe('1');
  ends(1_800, 9_000);
  await userEvent.click(screen.getByRole('button', { name: 'Ở lại' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(looks().at(-1)?.headers.get('x-marquee-background')).toBeNull();
});

test('the warning of an absolute end does not offer to stay', async () => {
  login();
  ends(1_800, 30);
  await renderPage(page);
  await screen.findByRole('alertdialog', { name: 'Phiên sắp kết thúc' });
  expect(screen.queryByRole('button', { name: 'Ở lại' })).toBeNull();
});

test('LOGIN-06 a session that still owes a new password is reminded after a reload', async () => {
  login();
  ends(1_800, 9_000, true);
  await renderPage(page);
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
});

test('LOGIN-06 a reload asks for the new password before the gateway has answered', async () => {
  login();
  sessionStorage.setItem('mustChangePassword', '1');
  gateway.refuses('sessionInfo', 'try_again', 503);
  await renderPage(page);
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
});

test('LOGIN-06 a change that was made in another tab is no longer asked for', async () => {
  login();
  sessionStorage.setItem('mustChangePassword', '1');
  await renderPage(page, { visited: ['/rng?modal=changePassword'] });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/rng$/));
  expect(sessionStorage.getItem('mustChangePassword')).toBeNull();
});

function Leaves() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/rng')}>Đi tiếp</button>;
}

test('LOGIN-06 a required change of password covers every page that is opened before it is done', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  ends(1_000, 2_000, true);
  await renderPage(
    <>
      {page}
      <Leaves />
    </>,
  );
  await waitFor(() => expect(address()).toHaveTextContent('/?modal=changePassword'));
  await userEvent.click(screen.getByRole('button', { name: 'Đi tiếp' }));
  await waitFor(() => expect(address()).toHaveTextContent('/rng?modal=changePassword'));
});
