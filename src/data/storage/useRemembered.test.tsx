import { act, renderHook } from '@testing-library/react';
import { referenceProfile } from '#contract/profile';
import { isRemembered, markRemembered } from '../session/rememberedMark';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { useRemembered } from './useRemembered';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('whitelabel', []));
afterEach(gateway.reset);
afterAll(gateway.close);

// jsdom has no Web Locks; the test has only one tab.
Object.assign(navigator, { locks: { request: (_name: string, work: () => Promise<void>) => work() } });

const comeBack = async () => {
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  markRemembered(site.localText);
  const { result } = renderHook(useRemembered, { wrapper: inSite(site) });
  await act(() => result.current());
  return isRemembered(site.localText);
};

test.each(['not_logged_in', 'code_expired'] as const)(
  'LOGIN-09 a remembered log-in that is over (%s) is not asked for again',
  async (code) => {
    gateway.refuses('remembered', code, 401);
    expect(await comeBack()).toBe(false);
  },
);

test('LOGIN-09 a remembered log-in outlives a gateway that does not answer', async () => {
  gateway.refuses('remembered', 'try_again', 503);
  expect(await comeBack()).toBe(true);
});
