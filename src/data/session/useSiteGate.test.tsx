import { act, renderHook, waitFor } from '@testing-library/react';
import { limits } from '@/config/limits';
import { inSite, testGateway, testPermission, testSite } from '@/testing/testSite';
import { useSiteGate } from './useSiteGate';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  gateway.reset();
});
afterAll(gateway.close);

const asked = () => gateway.asked.filter(({ url }) => url.includes('status')).length;

test('SYS-02 a page of a closed site followed up to 15 s late when it opened: it looks every 2.5 s, and no more so once it is open', async () => {
  gateway.answers('status', 1);
  gateway.answers('permission', { ...testPermission, maintenance: true });
  const { result } = renderHook(useSiteGate, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(result.current).toBe('maintenance'));
  gateway.answers('status', 0);
  gateway.answers('permission', testPermission);
  await act(() => jest.advanceTimersByTimeAsync(limits.closedStatusEvery));
  await waitFor(() => expect(result.current).toBe('open'));
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(limits.siteEvery - 2 * limits.closedStatusEvery));
  expect(asked()).toBe(before);
});
