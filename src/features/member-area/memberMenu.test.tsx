import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberPages } from '@/config/memberPages';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { MemberArea } from './MemberArea';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '0', currency: 'VND' } });
  gateway.answers('permission', { info: {} } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const entriesOf = async (type: number) => {
  gateway.answers('memberInfo', { ...testMember, type });
  await renderPage(<MemberArea />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tài khoản của tôi' }));
  return screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'));
};
const wanted = [
  'securityCenter',
  'withdraw',
  'agent',
  'bonusDetails',
  'rewardCenter',
  'personalHistoryCopy',
  'transactionHistory',
];
const saferPlay = '/?modal=saferPlay';
const logout = '/?modal=logout';
const shown = wanted
  .map((name) => (name === 'agent' ? '/agentHome' : `/?centre=member&page=${name}`))
  .flatMap((href) => (href.endsWith('rewardCenter') ? [href, '/pointMall'] : [href]));

test('HDR-08 the menu leads to the pages that are there, in their order', async () => {
  expect(await entriesOf(0)).toEqual([...shown.filter((href) => href !== '/agentHome'), saferPlay, logout]);
  expect(memberPages.map(({ name }) => name)).toEqual(expect.arrayContaining(['withdraw', 'rewardCenter']));
});

test('HDR-08 agents have an entry of their own', async () => {
  gateway.answers('whitelabel', []);
  expect(await entriesOf(41)).toEqual([...shown, saferPlay, logout]);
});

test('AGENT-01 the entry opens the agent centre where the brand has one', async () => {
  gateway.answers('whitelabel', [{ modId: 'AGENTPOLICY3', enabled: '1' }]);
  await entriesOf(41);
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Đại lý' })).toHaveAttribute(
      'href',
      '/?centre=agent&page=agentTeamOverview',
    ),
  );
});

test('AGENT-09 the affiliate shortcut opens the register centre for an agent', async () => {
  gateway.answers('whitelabel', [{ modId: 'AGENTPOLICY3', enabled: '1' }]);
  await entriesOf(41);
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Giới thiệu bạn' })).toHaveAttribute(
      'href',
      '/?centre=agent&page=registerCenter',
    ),
  );
});

test.each([true, false])(
  'AGENT-09 for a member it opens the referral page while that promotion is on: %s',
  async (enabled) => {
    gateway.answers('memberInfo', { ...testMember, availablePromo: { REFERRAL: { enabled } } });
    await renderPage(<MemberArea />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tài khoản của tôi' }));
    const shortcut = screen.queryByRole('menuitem', { name: 'Giới thiệu bạn' });
    expect(shortcut?.getAttribute('href')).toBe(enabled ? '/?centre=member&page=referral' : undefined);
  },
);

test('SAFE-04 during a pause the header says when it ends, and the menu offers nothing', async () => {
  gateway.answers('playBreak', {
    pause: { kind: 'timeOut', until: new Date(testBoot.now + 86_400_000).toISOString() },
    realityCheckAt: null,
  });
  const entries = await entriesOf(0);
  await waitFor(() => expect(screen.getByText(/^Nghỉ đến \d\d:\d\d/)).toBeInTheDocument());
  expect(entries.filter((href) => href?.includes('rewardCenter'))).toEqual([]);
  expect(entries).toContain(saferPlay);
  expect(screen.queryByRole('link', { name: 'Nạp tiền' })).toBeNull();
  expect(screen.queryByText(/Xin chào/)).toBeNull();
});

test('HDR-08 a trial account has no menu', async () => {
  gateway.answers('memberInfo', { ...testMember, type: 4 });
  await renderPage(<MemberArea />);
  await waitFor(() => expect(screen.getByText('Chơi thử')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Tài khoản của tôi' })).toBeNull();
});

test.each(['/seamless', '/vnLottery', '/gameList/FISH'])(
  'the deposit button went with the balance on the game page %s (HDR-04, HDR-05)',
  async (path) => {
    gateway.answers('memberInfo', testMember);
    await renderPage(<MemberArea />, { visited: [path] });
    expect(await screen.findByRole('link', { name: 'Nạp tiền' })).toHaveAttribute(
      'href',
      `${path}?centre=member&page=depositv2`,
    );
    expect(screen.queryByText('Số dư')).toBeNull();
  },
);

test('HDR-05 a trial account has neither balance nor deposit', async () => {
  gateway.answers('memberInfo', { ...testMember, type: 4 });
  await renderPage(<MemberArea />);
  await waitFor(() => expect(screen.getByText('Chơi thử')).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Nạp tiền' })).toBeNull();
});
