import { renderHook, waitFor } from '@testing-library/react';
import { headers as ownHeaders } from '#contract/constants';
import { inSite, testGateway, testSite } from './testSite';
import { useGameMenus } from './useGameMenus';
import { useOperatorChanges } from './useOperatorChanges';

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
