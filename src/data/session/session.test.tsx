import { act, renderHook, waitFor } from '@testing-library/react';
import { promotionAnswers } from '@/testing/scenario/promotionFixtures';
import { inSite, testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { usePromotions } from '../resources/usePromotions';
import { useIdentity } from './useIdentity';
import { useLogin } from './useLogin';
import { useLogout } from './useLogout';
import { useMember } from './useMember';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('whitelabel', []));
afterEach(gateway.reset);
afterAll(gateway.close);

const useEverything = () => ({
  login: useLogin(),
  logout: useLogout(),
  identity: useIdentity(),
  member: useMember(),
});
const render = (site = testSite()) => renderHook(useEverything, { wrapper: inSite(site) });

const loggedIn = { token: 'secret', firstTimeLogin: false, passwordExpired: false };

test('LOGIN-02 the user name is trimmed, the password is not', async () => {
  gateway.answers('login', loggedIn);
  gateway.answers('memberInfo', testMember);
  const { result } = render();
  await act(() =>
    result.current.login({ username: '  minhanh92 ', password: ' Mật khẩu 8! ', type: 'username' }),
  );
  expect(await gateway.asked[0]?.json()).toEqual({
    username: 'minhanh92',
    password: ' Mật khẩu 8! ',
    type: 'username',
  });
});

test('LOGIN-05 success stores the token in session storage and loads the login info', async () => {
  gateway.answers('login', loggedIn);
  gateway.answers('memberInfo', testMember);
  const { result } = render();
  await act(() => result.current.login({ username: 'minhanh92', password: 'x', type: 'username' }));
  expect(sessionStorage.getItem('token')).toBe('secret');
  expect(sessionStorage.getItem('account')).toBe('minhanh92');
  expect(sessionStorage.getItem('isAgent')).toBe('false');
  expect(localStorage.getItem('token')).toBeNull();
  expect(result.current.member.value).toEqual(testMember);
  expect(result.current.identity.isLogin).toBe(true);
});

test('a failed login changes nothing and carries the captcha flag', async () => {
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: true });
  const { result } = render();
  const answer = await act(() =>
    result.current.login({ username: 'minhanh92', password: 'x', type: 'username' }),
  );
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'wrong_account_or_password', value: { captcha: true } },
  });
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(result.current.identity.isLogin).toBe(false);
});

test('no storage contains the password after a login', async () => {
  gateway.answers('login', loggedIn);
  gateway.answers('memberInfo', testMember);
  const { result } = render();
  await act(() => result.current.login({ username: 'minhanh92', password: 'Bimat-92', type: 'username' }));
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
  expect(kept).not.toContain('Bimat-92');
});

test.each([
  { refresh: false, remember: true, name: 'minhanh92', what: 'remembers the user name' },
  { refresh: false, remember: false, name: null, what: 'keeps no name unless asked' },
  { refresh: false, remember: undefined, name: null, what: 'keeps no name by default' },
  { refresh: true, remember: true, name: null, what: 'remembers the session, not the name' },
])(
  'LOGIN-05 log-in with refresh $refresh and remember $remember $what',
  async ({ refresh, remember, name }) => {
    gateway.answers('login', loggedIn);
    gateway.answers('memberInfo', testMember);
    const { result } = render(testSite({ profile: { ...testBoot.profile, refresh } }));
    const given = { username: ' minhanh92 ', password: 'x', type: 'username' } as const;
    await act(() => result.current.login({ ...given, ...(remember !== undefined && { remember }) }));
    expect(localStorage.getItem('rememberedName')).toBe(name);
    expect(localStorage.getItem('remembered')).toBe(refresh && remember === true ? '1' : null);
  },
);

test('LOGIN-05 a refused log-in remembers no name', async () => {
  gateway.refuses('login', 'wrong_account_or_password', 401, { captcha: false });
  const { result } = render(testSite({ profile: { ...testBoot.profile, refresh: false } }));
  await act(() =>
    result.current.login({ username: 'minhanh92', password: 'x', type: 'username', remember: true }),
  );
  expect(localStorage.getItem('rememberedName')).toBeNull();
});

test('SYS-06 logout calls the gateway, empties session storage but for the merchant and clears the flags', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', { ...testMember, type: 41 });
  gateway.answers('logout', null);
  const { result } = render();
  await waitFor(() => expect(result.current.identity.isAgent).toBe(true));
  sessionStorage.setItem('USER_POPUP', '1');
  await act(() => result.current.logout());
  expect(gateway.asked.at(-1)?.method).toBe('DELETE');
  expect(gateway.asked.at(-1)?.headers.get('authorization')).toBe('Bearer secret');
  expect({ ...sessionStorage }).toEqual({ merchant: 'aurora', merchantCode: 'aurora' });
  expect(result.current.identity).toEqual({ isLogin: false, isAgent: false, isTrial: false });
  expect(result.current.member.value).toBeUndefined();
});

test('SYS-06 logout ends the session here even when the gateway cannot be reached', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.refuses('logout', 'try_again', 503);
  const { result } = render();
  await act(() => result.current.logout());
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a token that the gateway no longer knows ends the session of this tab', async () => {
  sessionStorage.setItem('token', 'old');
  gateway.refuses('memberInfo', 'not_logged_in', 401);
  const { result } = render();
  await waitFor(() => expect(result.current.identity.isLogin).toBe(false));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('SYS-11 the merchant code is kept in session and local storage', () => {
  render();
  for (const storage of [sessionStorage, localStorage]) {
    expect(storage.getItem('merchant')).toBe('aurora');
    expect(storage.getItem('merchantCode')).toBe('aurora');
  }
});

test('SYS-06 PROMO-01 what promotions say to a member is asked anew at log-in and gone at log-out', async () => {
  const { list } = promotionAnswers('full').promotions;
  const saying = (status: 'join' | 'claimed') =>
    gateway.answers('promotions', { list: list.slice(0, 1).map((one) => ({ ...one, status })) });
  gateway.answers('login', loggedIn);
  gateway.answers('memberInfo', testMember);
  gateway.answers('logout', null);
  saying('join');
  const { result } = renderHook(() => ({ ...useEverything(), promotions: usePromotions() }), {
    wrapper: inSite(testSite()),
  });
  const status = () => result.current.promotions.value?.list[0]?.status;
  await waitFor(() => expect(status()).toBe('join'));
  saying('claimed');
  await act(() => result.current.login({ username: 'minhanh92', password: 'x', type: 'username' }));
  await waitFor(() => expect(status()).toBe('claimed'));
  saying('join');
  await act(() => result.current.logout());
  await waitFor(() => expect(status()).toBe('join'));
});
