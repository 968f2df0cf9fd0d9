import { act, renderHook, waitFor } from '@testing-library/react';
import { callKey } from '#contract/callKey';
import { announcementQuery } from '#contract/firstCalls';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { useAnnouncements } from './useAnnouncements';
import { useBalance } from './useBalance';
import { useModule } from '../session/useModule';
import { useSiteGate } from '../session/useSiteGate';
import { useStatus } from '../session/useStatus';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const nothing = { banners: [], player: [], promotion: [] };

test('SYS-01 the status is fetched on entry', async () => {
  gateway.answers('status', 0);
  const { result } = renderHook(useStatus, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(result.current.value).toBe(0));
  expect(new URL(gateway.asked[0]?.url ?? '').pathname).toBe('/wps/system/status');
});

test('an answer in the document replaces the call', () => {
  const key = callKey('announcements', announcementQuery('VI', 'B'));
  const site = testSite({ answers: { [key]: nothing } });
  const { result } = renderHook(useAnnouncements, { wrapper: inSite(site) });
  expect(result.current.value).toEqual(nothing);
  expect(gateway.asked).toHaveLength(0);
});

test('I18N-02 another language fetches its own words from the gateway', async () => {
  gateway.answers('announcements', nothing);
  const site = testSite();
  const { result } = renderHook(useAnnouncements, { wrapper: inSite(site) });
  await waitFor(() => expect(result.current.value).toBeDefined());
  act(() => site.language.update({ language: 'EN' }));
  await waitFor(() => expect(gateway.asked).toHaveLength(2));
  expect(new URL(gateway.asked[1]?.url ?? '').searchParams.get('language')).toBe('EN');
});

test.each([
  ['1', true],
  ['0', false],
] as const)('a module whose flag is "%s" is %s', async (enabled, on) => {
  gateway.answers('whitelabel', [{ modId: 'COMM3', enabled }]);
  const { result } = renderHook(() => useModule('COMM3'), { wrapper: inSite(testSite()) });
  await waitFor(() => expect(gateway.asked).toHaveLength(1));
  await waitFor(() => expect(result.current).toBe(on));
});

test('TRIAL-02 a trial account asks for no balance', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', { ...testMember, type: 4 });
  renderHook(useBalance, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(gateway.asked).toHaveLength(1));
  expect(gateway.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/wps/member/info']);
});

test('SYS-04 a status of 1 closes the site for maintenance, whatever the permission says of the region', async () => {
  gateway.answers('status', 1);
  gateway.refuses('permission', 'access_restricted', 403);
  const { result } = renderHook(useSiteGate, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(result.current).toBe('maintenance'));
});

test('a failure does not remove the earlier value', async () => {
  gateway.answers('announcements', nothing);
  const { result } = renderHook(useAnnouncements, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(result.current.value).toBeDefined());
  gateway.refuses('announcements', 'try_again', 503);
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.failure?.code).toBe('try_again'));
  expect(result.current.value).toEqual(nothing);
});
