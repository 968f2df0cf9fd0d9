import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import type { Site } from './site';
import { inSite, testGateway, testPermission, testSite } from '@/testing/testSite';
import { useMerchantWallet } from '../resources/useMerchantWallet';
import { useRegisterSetting } from './useRegisterSetting';
import { useVendors } from '../resources/useVendors';
import { useWinners } from '../resources/useWinners';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const winners: Value<'winners'> = {
  list: [
    {
      vo: { customerName: '***', winAmount: { amount: '5', currency: 'VND' }, iconUrl: '' },
      game: {
        ...{ nodeId: 1, gameCode: 'RNG1', gameName: 'Một', showIcon: '', vassalage: 'V', vendorName: 'V' },
        ...{ gameType: 'RNG', isGame: 'GAME', supportPlay: '0', tag: 'none', maintenanceEnd: null },
      },
    },
  ],
};
const vendors = { data: { lanes: [{ gameCategory: 'RNG', vendors: [] }] } };

const on = (path: string, site: Site) => {
  const InSite = inSite(site);
  return function OnPath({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <InSite>{children}</InSite>
      </MemoryRouter>
    );
  };
};

const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

test('SYS-07 winners are stored in the session as WINNERS and are not fetched again', async () => {
  gateway.answers('winners', winners);
  const first = renderHook(useWinners, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(first.result.current.value).toEqual(winners));
  expect(kept('WINNERS')).toEqual({ language: 'VI', value: winners });
  first.unmount();
  const second = renderHook(useWinners, { wrapper: inSite(testSite()) });
  expect(second.result.current.value).toEqual(winners);
  expect(gateway.asked).toHaveLength(1);
});

test('SYS-07 after a change of language the winners are fetched again and stored in that language', async () => {
  gateway.answers('winners', winners);
  const site = testSite();
  const { result } = renderHook(useWinners, { wrapper: inSite(site) });
  await waitFor(() => expect(result.current.value).toBeDefined());
  act(() => site.language.update({ language: 'EN' }));
  await waitFor(() => expect(gateway.asked).toHaveLength(2));
  await waitFor(() => expect(kept('WINNERS')).toMatchObject({ language: 'EN' }));
});

test.each(['{', 'null', '{"language":"VI","value":null}', '{"language":"VI","value":{"list":[null]}}'])(
  'SYS-07 an invalid cached value (%s) is ignored',
  async (text) => {
    sessionStorage.setItem('WINNERS', text);
    gateway.answers('winners', winners);
    const { result } = renderHook(useWinners, { wrapper: inSite(testSite()) });
    await waitFor(() => expect(result.current.value).toEqual(winners));
  },
);

test('SYS-07 on a game page the stored vendors replace the call, unless they are reloaded', async () => {
  sessionStorage.setItem('gameVendor', JSON.stringify({ language: 'VI', value: vendors }));
  gateway.answers('gameVendors', { data: { lanes: [] } });
  const { result } = renderHook(useVendors, { wrapper: on('/seamless', testSite()) });
  expect(result.current.value).toEqual(vendors);
  expect(gateway.asked).toHaveLength(0);
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.value).toEqual({ data: { lanes: [] } }));
});

test('SYS-07 on other pages the vendors are fetched, whatever the session has stored', async () => {
  sessionStorage.setItem('gameVendor', JSON.stringify({ language: 'VI', value: vendors }));
  gateway.answers('gameVendors', { data: { lanes: [] } });
  const { result } = renderHook(useVendors, { wrapper: on('/', testSite()) });
  await waitFor(() => expect(result.current.value).toEqual({ data: { lanes: [] } }));
  expect(kept('gameVendor')).toMatchObject({ value: { data: { lanes: [] } } });
});

test('GAME-04 after a change of language the vendors are fetched again, on a game page too', async () => {
  sessionStorage.setItem('gameVendor', JSON.stringify({ language: 'VI', value: vendors }));
  gateway.answers('gameVendors', { data: { lanes: [] } });
  const site = testSite();
  const { result } = renderHook(useVendors, { wrapper: on('/seamless', site) });
  expect(gateway.asked).toHaveLength(0);
  act(() => site.language.update({ language: 'EN' }));
  await waitFor(() => expect(gateway.asked.at(-1)?.url).toContain('language=EN'));
  await waitFor(() => expect(result.current.value).toEqual({ data: { lanes: [] } }));
});

test('GAME-04 vendors that cannot be fetched are reported as a failure, and the known ones stay', async () => {
  gateway.refuses('gameVendors', 'unknown_error', 500);
  sessionStorage.setItem('gameVendor', JSON.stringify({ language: 'VI', value: vendors }));
  const { result } = renderHook(useVendors, { wrapper: on('/seamless', testSite()) });
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.failure?.code).toBe('unknown_error'));
  expect(result.current.value).toEqual(vendors);
  expect(kept('gameVendor')).toMatchObject({ value: vendors });
});

const rule = {
  ...{ field: 'username', enabled: true, required: true, minLength: 4, maxLength: 16 },
  ...{ patternId: 'any', acceptedPattern: null },
};
const withRules = { ...testPermission, info: { ...testPermission.info, validate: [rule] } };
const permissionKey = callKey('permission', { host: 'aurora.localhost', language: 'VI' });

test('SYS-07 REG-02 the form opens with the rules of the permission answer, and the session keeps the newest as validate', async () => {
  const newer = { rules: [{ ...rule, minLength: 6 }], age: 21 };
  gateway.answers('registerSetting', newer);
  const site = testSite({ answers: { [permissionKey]: withRules } });
  const { result, unmount } = renderHook(useRegisterSetting, { wrapper: inSite(site) });
  expect(result.current.value).toEqual({ rules: [rule], age: 21 });
  await waitFor(() => expect(kept('validate')).toEqual({ language: 'VI', value: newer }));
  unmount();
  const again = renderHook(useRegisterSetting, { wrapper: inSite(testSite({ answers: site.boot.answers })) });
  expect(again.result.current.value).toEqual(newer);
});

test('SYS-07 MEM-03 the wallet mode is stored in the session as merchantWallet, and is fetched again', async () => {
  gateway.answers('merchantWallet', { isSingle: 0 });
  const first = renderHook(useMerchantWallet, { wrapper: inSite(testSite()) });
  await waitFor(() => expect(kept('merchantWallet')).toEqual({ language: 'VI', value: { isSingle: 0 } }));
  first.unmount();
  gateway.answers('merchantWallet', { isSingle: 1 });
  const second = renderHook(useMerchantWallet, { wrapper: inSite(testSite()) });
  expect(second.result.current.value).toEqual({ isSingle: 0 });
  await waitFor(() => expect(second.result.current.value).toEqual({ isSingle: 1 }));
});
