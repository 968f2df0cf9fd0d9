import { act, renderHook, waitFor } from '@testing-library/react';
import { referenceProfile } from '#contract/profile';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { useBalance } from './useBalance';
import { useBonuses } from './useBonuses';
import { useClaim } from './useClaim';
import { useRefreshPoints } from './usePoints';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const balance = (amount: string) => ({ balance: { amount, currency: 'VND' } }) as const;

test('PROMO-02 a claimed reward is in the balance at once', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('balance', balance('100'));
  gateway.answers('rewardClaim', null as never);
  const site = testSite({ profile: { ...referenceProfile, envelope: false, socket: false } });
  const { result } = renderHook(() => ({ balance: useBalance(), claim: useClaim('rewardClaim') }), {
    wrapper: inSite(site),
  });
  await waitFor(() => expect(result.current.balance.value).toEqual(balance('100')));
  gateway.answers('balance', balance('350'));
  await act(async () => void (await result.current.claim.claim('r1', { id: 'r1' })));
  await waitFor(() => expect(result.current.balance.value).toEqual(balance('350')));
});

test('POINT-01 money out of a conversion is among the bonuses at once', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('bonuses', { list: [] });
  const site = testSite({ profile: { ...referenceProfile, envelope: false, socket: false } });
  const { result } = renderHook(() => ({ bonuses: useBonuses(), refresh: useRefreshPoints() }), {
    wrapper: inSite(site),
  });
  await waitFor(() => expect(result.current.bonuses.value).toEqual({ list: [] }));
  const asked = () => gateway.asked.filter(({ url }) => url.includes('/bonus')).length;
  const before = asked();
  act(() => result.current.refresh());
  await waitFor(() => expect(asked()).toBe(before + 1));
});
