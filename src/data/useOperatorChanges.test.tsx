import { renderHook, waitFor } from '@testing-library/react';
import { headers as ownHeaders } from '#contract/constants';
import { inSite, testGateway, testMember, testSite } from './testSite';
import { useGameMenus } from './useGameMenus';
import { useOperatorChanges } from './useOperatorChanges';
import { useVisit } from './useVisit';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const marks = () => gateway.asked.map(({ headers }) => headers.get(ownHeaders.background));

test('SYS-09 what a page asks for on a beat does not keep its session awake, what somebody opens does', async () => {
  gateway.answers('whitelabel', []);
  gateway.answers('announcements', { player: [], promotion: [], banners: [] });
  const { unmount } = renderHook(useOperatorChanges, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(marks()).toEqual(['1', '1']));
  unmount();
  gateway.answers('gameMenus', { menus: [] } as never);
  renderHook(useGameMenus, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(marks()).toEqual(['1', '1', null]));
});

test('SYS-09 a game that is open keeps the session awake: its visit is asked for as by a hand', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.refuses('gameVisit', 'not_found', 404);
  gateway.answers('balance', { balance: { amount: '1', currency: 'VND' } });
  renderHook(() => useVisit('v1'), { wrapper: inSite(testSite()) });
  await waitFor(() => {
    const visit = gateway.asked.find(({ url }) => url.includes('visitId'));
    expect(visit?.headers.get(ownHeaders.background)).toBeNull();
  });
});
