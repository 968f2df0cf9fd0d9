import { act, renderHook } from '@testing-library/react';
import { referenceProfile } from '#contract/profile';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { useMoneyCall } from './useMoneyCall';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('two clicks and a submit within one task made three transfers: one call is sent, with the stored key', async () => {
  const money = { amount: '350000', currency: 'VND' } as const;
  gateway.answers('walletTransfer', { moved: money, balance: money, at: '2026-11-20T05:00:00.000Z' });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  const { result } = renderHook(() => useMoneyCall('walletTransfer', () => undefined), {
    wrapper: inSite(site),
  });
  const press = (amount: string) => result.current.send({ from: 'MAIN', to: 'NVP', amount });
  await act(async () => {
    const answers = await Promise.all([press('350000'), press('350000'), press('1')]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
  const sent = gateway.asked.filter(({ url }) => url.endsWith('GCS_walletTransfer'));
  expect(sent).toHaveLength(1);
  await act(async () => void (await press('350000')));
  expect(gateway.asked.filter(({ url }) => url.endsWith('GCS_walletTransfer'))).toHaveLength(2);
});

test('a line that comes back while the call is still running asked once more: it waits for the answer', async () => {
  const money = { amount: '350000', currency: 'VND' } as const;
  gateway.answers('walletTransfer', { moved: money, balance: money, at: '2026-11-20T05:00:00.000Z' });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  const { result } = renderHook(() => useMoneyCall('walletTransfer', () => undefined), {
    wrapper: inSite(site),
  });
  const asked = () => gateway.asked.filter(({ url }) => url.endsWith('GCS_walletTransfer'));
  const before = asked().length;
  await act(async () => {
    const answer = result.current.send({ from: 'MAIN', to: 'NVP', amount: '350000' });
    window.dispatchEvent(new Event('online'));
    result.current.ask();
    await answer;
  });
  expect(asked()).toHaveLength(before + 1);
});
