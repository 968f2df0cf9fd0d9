import { renderHook, waitFor } from '@testing-library/react';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { useRealityCheckDue } from './useRealityCheckDue';

const gateway = testGateway();
beforeAll(gateway.open);
const { setTimeout: real } = globalThis;
afterEach(() => {
  gateway.reset();
  globalThis.setTimeout = real;
});
afterAll(gateway.close);

test('SAFE-02 a check that is due in a month started a timer that ended at once: it waits as long as timers can', async () => {
  sessionStorage.setItem('token', 'secret');
  const site = testSite();
  const month = new Date(site.client.clock.now() + 40 * 86_400_000).toISOString();
  gateway.answers('memberInfo', testMember);
  gateway.answers('playBreak', { pause: null, realityCheckAt: month });
  const waits: number[] = [];
  // A mock would make the tests' own waiting believe that time stands still.
  globalThis.setTimeout = ((run: () => void, wait = 0) => {
    waits.push(wait);
    return real(run, wait);
  }) as typeof setTimeout;
  const { result } = renderHook(useRealityCheckDue, { wrapper: inSite(site) });
  const longest = 2_147_483_647;
  await waitFor(() => expect(waits).toContain(longest));
  expect(Math.max(...waits)).toBe(longest);
  expect(result.current).toBe(false);
});
