import { act, renderHook, waitFor } from '@testing-library/react';
import { headers as ownHeaders } from '#contract/constants';
import { referenceProfile } from '#contract/profile';
import { limits } from '@/config/limits';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { TestSocket } from '@/testing/testSocket';
import { useGameMenus } from '../resources/useGameMenus';
import { useOperatorChanges } from './useOperatorChanges';
import { useGameSession } from '../storage/useGameSession';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);
beforeAll(TestSocket.install);
afterAll(TestSocket.remove);

const marks = () => gateway.asked.map(({ headers }) => headers.get(ownHeaders.background));

const answerFirst = (): void => {
  gateway.answers('status', 0);
  gateway.answers('whitelabel', []);
  gateway.answers('announcements', { player: [], promotion: [], banners: [] });
};

test("SYS-02 an open page, a guest's too, fetches status and flags as soon as the socket reports a change", async () => {
  answerFirst();
  gateway.answers('socketTicket', { ticket: 'once' });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  renderHook(useOperatorChanges, { wrapper: inSite(site) });
  dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(TestSocket.opened).toHaveLength(1));
  const [socket] = TestSocket.opened;
  act(() => void socket?.dispatchEvent(new Event('open')));
  expect(socket?.sent).toEqual([JSON.stringify({ topics: ['site'], language: 'VI' })]);
  const asked = () => gateway.asked.map(({ url }) => new URL(url).pathname.split('/').at(-1)).sort();
  const changing = ['MCSFE_getListAnnouncements', 'status', 'whitelabel'];
  for (const sequence of [0, 1, 2]) {
    gateway.asked.length = 0;
    act(() => socket?.say({ topic: 'site', sequence, value: null }));
    act(() => socket?.say({ topic: 'site', sequence, value: null }));
    await waitFor(() => expect(asked()).toEqual(changing));
  }
});

test('SYS-02 an idle page polls while it has no socket, and not while it has one', async () => {
  answerFirst();
  gateway.answers('socketTicket', { ticket: 'once' });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { unmount } = renderHook(useOperatorChanges, { wrapper: inSite(site) });
  const pass = async (time: number) => {
    gateway.asked.length = 0;
    await act(() => jest.advanceTimersByTimeAsync(time));
    return gateway.asked.length;
  };
  await pass(2_000);
  expect(await pass(limits.siteEvery)).toBe(3);
  act(() => site.connected.set(true));
  expect(await pass(10 * limits.siteEvery)).toBe(0);
  act(() => site.connected.set(false));
  // The status at once, because the gateway may be gone.
  expect(await pass(limits.siteNewsWithin)).toBe(1);
  expect(await pass(limits.siteEvery)).toBe(3);
  unmount();
  jest.useRealTimers();
});

test('SYS-09 polling does not keep a session alive; opening a page does', async () => {
  answerFirst();
  const { unmount } = renderHook(useOperatorChanges, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(marks()).toEqual(['1', '1', '1']));
  unmount();
  gateway.answers('gameMenus', { menus: [] } as never);
  renderHook(useGameMenus, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(marks()).toEqual(['1', '1', '1', null]));
});

test('SYS-09 an open game keeps the session alive: its polling counts as activity', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.refuses('gameVisit', 'not_found', 404);
  gateway.answers('balance', { balance: { amount: '1', currency: 'VND' } });
  renderHook(() => useGameSession('v1'), { wrapper: inSite(testSite()) });
  await waitFor(() => {
    const visit = gateway.asked.find(({ url }) => url.includes('visitId'));
    expect(visit?.headers.get(ownHeaders.background)).toBeNull();
  });
});
