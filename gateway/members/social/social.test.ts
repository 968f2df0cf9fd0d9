import type { FailureValue, Value } from '#contract/wireTypes';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { memberService } from '../members/memberService.ts';
import { startIssuer } from './testIssuer.ts';

const redirectUri = 'http://aurora.localhost/login';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let gateway: TestGateway;
beforeAll(async () => {
  issuer = await startIssuer(redirectUri);
});
afterAll(() => issuer.close());
beforeEach(async () => {
  gateway = await testGateway({ providers: { social: [issuer.provider] } });
  await setFlags(gateway, ['USERNAMEREG3']);
});
afterEach(() => gateway.close());

const begin = async () => {
  const answer = await gateway.call('socialStart', { body: { provider: 'google' } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { ...(answer.body.value as Value<'socialStart'>), cookie };
};
const finish = (address: URL, cookie: string, more: object = {}) =>
  gateway.call('socialFinish', {
    headers: { cookie },
    body: { ...Object.fromEntries(address.searchParams), ...more },
  });
const signIn = async (login: string) => {
  const { url, cookie } = await begin();
  return finish(await issuer.signIn(url, login), cookie);
};
const accountOf = async ({ body }: TestAnswer) =>
  (await gateway.call('memberInfo', { token: (body.value as { token: string }).token })).body.value as {
    account: string;
    nickname: string;
  };
const expired = { status: 400, body: { message: 'sign_in_expired' } };

const registration = async (login: string) => {
  const { status, body } = await signIn(login);
  expect({ status, body }).toMatchObject({ status: 403, body: { message: 'registration_required' } });
  return (body.value as Required<FailureValue<'socialFinish'>>).registration;
};
const register = (username: string, socialTicket: string, more: object = {}) =>
  gateway.call('register', {
    body: {
      username,
      password: 'hoa-sen-nở-88',
      confirmPassword: 'hoa-sen-nở-88',
      registerMethod: 'WEB',
      login: true,
      agreed: true,
      socialTicket,
      ...more,
    },
  });
/** Somebody who has come that way before. */
const comeFirst = async (login: string) => register(`member${login}`, (await registration(login)).ticket);
const refused = { status: 400, body: { message: 'sign_in_expired' } };

test('LOGIN-11 an account elsewhere that no member has leads to the registration, and enters from then on', async () => {
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({
    social: [{ id: 'google', name: 'Google' }],
  });
  const { ticket, ...said } = await registration('an');
  expect(said).toEqual({ provider: 'Google', name: 'Name of an' });
  const first = await register('anh92', ticket);
  expect(first).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true, mustChange: false } } });
  const again = await signIn('an');
  expect(again).toMatchObject({ status: 200, body: { value: { firstTimeLogin: false } } });
  expect(await accountOf(again)).toMatchObject({ account: 'anh92' });
  expect((await registration('binh')).ticket).not.toBe(ticket);
});

test('LOGIN-11 REG-07 whoever comes from elsewhere is asked what everybody is asked, and can mend it', async () => {
  const { ticket } = await registration('an');
  expect(await register('anh92', ticket, { agreed: false })).toMatchObject({ status: 400 });
  expect(await register('anh92', ticket, { confirmPassword: 'other' })).toMatchObject({
    status: 400,
    body: { value: { fields: { confirmPassword: 'mismatch' } } },
  });
  expect(await register('anh92', ticket)).toMatchObject({ status: 200 });
});

test('LOGIN-11 a sign-in opens one account, for half an hour, also of two at once', async () => {
  const { ticket } = await registration('an');
  const other = (await registration('an')).ticket;
  const both = await Promise.all([register('anh92', ticket), register('anh93', other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.map(({ body }) => body.message)).toContain('social_taken');
  const used = both[0]?.status === 200 ? ticket : other;
  expect(await register('anh94', used)).toMatchObject(refused);
  const late = (await registration('chi')).ticket;
  gateway.clock.advance(31 * 60_000);
  expect(await register('chi92', late)).toMatchObject(refused);
  expect(await register('chi92', 'made-up')).toMatchObject(refused);
  const members = memberService(gateway.database.queries, gateway.clock);
  expect(await members.byAccount('aurora', 'anh94')).toBeUndefined();
});

test('a name that nobody may bear here is not suggested', async () => {
  expect((await registration('аn')).name).toBeNull();
});

test('LOGIN-11 it is a code flow with PKCE, state and nonce, and nothing secret in the address', async () => {
  const { url, cookie } = await begin();
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    client_id: 'marquee',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(url).not.toContain('secret');
  expect(cookie).toMatch(/^__Host-social=/);
});

test('security row 15: a sign-in is finished once, in the browser that began it, and with its own state', async () => {
  const { url, cookie } = await begin();
  const address = await issuer.signIn(url, 'an');
  const other = await begin();
  expect(await finish(address, other.cookie)).toMatchObject(expired);
  expect(await finish(address, cookie)).toMatchObject(expired);
  expect(await finish(address, other.cookie, { state: 'f'.repeat(43) })).toMatchObject(expired);

  const fresh = await begin();
  const back = await issuer.signIn(fresh.url, 'an');
  expect(await finish(back, fresh.cookie, { code: 'made-up' })).toMatchObject({
    status: 500,
    body: { message: 'unknown_error' },
  });
  expect(await finish(back, fresh.cookie)).toMatchObject(expired);
});

test('LOGIN-11 what the visitor declined at the provider logs nobody in', async () => {
  const { url, cookie } = await begin();
  const state = new URL(url).searchParams.get('state') ?? '';
  const declined = new URL(`${redirectUri}?error=access_denied&state=${state}`);
  expect(await finish(declined, cookie)).toMatchObject({ status: 500 });
});

test('an unknown provider is not enabled; where nobody may register, only linked accounts enter', async () => {
  const off = { status: 403, body: { message: 'operation_not_enabled' } };
  expect(await gateway.call('socialStart', { body: { provider: 'other' } })).toMatchObject(off);
  await comeFirst('an');
  await setFlags(gateway, ['USERNAMEREG3'], '0');
  expect(await signIn('an')).toMatchObject({ status: 200 });
  expect(await signIn('chi')).toMatchObject({ status: 403, body: { message: 'registration_closed' } });
});

test('a closed account stays closed', async () => {
  const { account } = await accountOf(await comeFirst('an'));
  const members = memberService(gateway.database.queries, gateway.clock);
  const row = await members.byAccount('aurora', account);
  await members.update('aurora', row?.id ?? '', { state: 'disabled' });
  expect(await signIn('an')).toMatchObject({ status: 401 });
});
