import type { Value } from '#contract/wireTypes';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const member = () => gateway.members.create({ password: 'right' });
const exclude = (token: string, months: number | 'indefinite', password = 'right') =>
  gateway.call('selfExclude', { token, body: { months, password } });
const timeOut = (token: string, days: number) =>
  gateway.call('takeTimeOut', { token, body: { days, password: 'right' } });
const login = ({ row: { account } }: TestMember, remember = false): Promise<TestAnswer> =>
  gateway.call('login', { body: { username: account, password: 'right', type: 'username', remember } });
const tokenOf = ({ body }: TestAnswer): string => (body.value as Value<'login'>).token;
const runningOf = async (token: string) =>
  (await desk.answered<Value<'saferPlay'>>('saferPlay', { token })).pause;
const play = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };

test('SAFE-03 an exclusion ends every session, that of the page that asked and remembered devices too', async () => {
  const one = await member();
  const elsewhere = await login(one, true);
  const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
  const { status, body } = await exclude(one.token, 6);
  expect(status).toBe(200);
  for (const token of [one.token, tokenOf(elsewhere)]) {
    expect((await gateway.call('saferPlay', { token })).status).toBe(401);
  }
  expect((await gateway.call('remembered', { headers: { cookie } })).status).toBe(400);
  const until = new Date(gateway.clock.now());
  until.setUTCMonth(until.getUTCMonth() + 6);
  expect(body.value).toEqual({ kind: 'selfExclusion', until: until.toISOString() });
});

test('SAFE-03 a time-out and an exclusion ask for the password and count wrong ones', async () => {
  const one = await member();
  expect(await exclude(one.token, 6, 'wrong')).toMatchObject({
    status: 401,
    body: { message: 'wrong_account_or_password' },
  });
  for (let tried = 0; tried < 9; tried += 1) await exclude(one.token, 6, 'wrong');
  expect(await exclude(one.token, 6)).toMatchObject({ status: 429 });
  expect(await runningOf(one.token)).toBeNull();
  const without = await gateway.members.create();
  expect((await exclude(without.token, 6)).body.message).toBe('login_password_missing');
});

test('SAFE-03 a log-in while a time-out runs says that the session is restricted and until when, and is whole afterwards', async () => {
  const one = await member();
  const taken = (await timeOut(one.token, 1)).body.value as Value<'takeTimeOut'>;
  const entered = await login(one);
  expect((entered.body.value as Value<'login'>).pause).toEqual(taken);
  const info = async (token: string) => desk.answered<Value<'sessionInfo'>>('sessionInfo', { token });
  expect((await info(tokenOf(entered))).pause).toEqual(taken);
  gateway.clock.advance(DAY);
  const after = await login(one);
  expect(after.body.value).not.toHaveProperty('pause');
  expect((await info(tokenOf(after))).pause).toBeNull();
  expect((await gateway.call('launchGame', { token: tokenOf(after), body: play })).status).toBe(200);
});

test('SAFE-03 money can be withdrawn in the restricted session, bank account and withdraw password included, and none comes in', async () => {
  const one = await member();
  await giveMoney(gateway, one.row.id, 500_000n);
  const { body } = await exclude(one.token, 6);
  const excluded = body.value as Value<'selfExclude'>;
  const token = tokenOf(await login(one));
  const pin = { password: 'right', newPassword: '274913', confirmNewPassword: '274913' };
  expect((await gateway.call('setWithdrawPassword', { token, body: pin })).status).toBe(200);
  expect((await gateway.call('bankAccounts', { token })).status).toBe(200);
  const taken = {
    accountId: await desk.bankAccount(one),
    amount: '500000',
    ticket: (
      await desk.answered<Value<'paymentTicket'>>('paymentTicket', { token, body: { password: '274913' } })
    ).ticket,
  };
  const out = await gateway.call('withdraw', { token, body: taken, idempotencyKey: gateway.clock.newId() });
  expect(out.status).toBe(200);
  const paid = await gateway.call('deposit', {
    token,
    body: { method: 'BANK', amount: '200000' },
    idempotencyKey: gateway.clock.newId(),
  });
  expect(paid).toMatchObject({ status: 403, body: { message: 'on_break', value: excluded } });
  expect(await gateway.call('launchGame', { token, body: play })).toMatchObject({
    status: 403,
    body: { message: 'on_break', value: excluded },
  });
});

test('SAFE-03 nothing makes an exclusion shorter', async () => {
  const one = await member();
  await exclude(one.token, 12);
  const before = await runningOf(await desk.again(one));
  await timeOut(await desk.again(one), 1);
  expect(await runningOf(await desk.again(one))).toEqual(before);
  const token = await desk.again(one);
  expect((await gateway.call('takeBreak', { token, body: { minutes: 15 } })).body.message).toBe('on_break');
});

test('SAFE-03 an exclusion without an end outlasts every other and does not end by itself', async () => {
  const one = await member();
  await exclude(one.token, 'indefinite');
  const endless = { kind: 'selfExclusion', until: null };
  expect((await login(one)).body.value).toMatchObject({ pause: endless });
  await exclude(await desk.again(one), 6);
  gateway.clock.advance(10 * 365 * DAY);
  const token = tokenOf(await login(one));
  expect(await gateway.call('launchGame', { token, body: play })).toMatchObject({
    status: 403,
    body: { message: 'on_break', value: endless },
  });
});

test('SAFE-03 a short break leaves the session whole but for play and offers', async () => {
  const one = await member();
  const { token } = one;
  await gateway.call('takeBreak', { token, body: { minutes: 15 } });
  expect((await gateway.call('favourites', { token })).status).toBe(200);
  for (const name of ['launchGame', 'checkIn', 'rewards'] as const) {
    const answer = await gateway.call(name, { token, ...(name === 'launchGame' && { body: play }) });
    expect(answer.body).toMatchObject({ message: 'on_break', value: { kind: 'break' } });
  }
});

test('SAFE-04 a win that arrives during an exclusion is paid without a word of it, and what concerns the account is told', async () => {
  const one = await member();
  const owner = { merchant: one.row.merchant, memberId: one.row.id };
  await exclude(one.token, 6);
  const told = ['bigWin', 'bonusGiven', 'missionDone', 'withdrawalPaid'] as const;
  for (const kind of told) {
    await gateway.database.transaction((tx) =>
      tellMember(tx, gateway.clock, { ...owner, kind, params: {}, at: gateway.clock.now() }),
    );
  }
  const { list } = await desk.answered<Value<'messages'>>('messages', {
    token: await desk.again(one),
    query: { pageNo: '1', pageSize: '20' },
  });
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(['selfExcluded', 'withdrawalPaid']);
});

describe('SAFE-04 who rests', () => {
  const coolOffs = {
    'takes a break': (token: string) => gateway.call('takeBreak', { token, body: { minutes: 15 } }),
    'takes a time-out': (token: string) => timeOut(token, 7),
    'excludes themselves': (token: string) => exclude(token, 6),
  } as const;

  test.each(Object.keys(coolOffs) as (keyof typeof coolOffs)[])('and %s can claim nothing', async (name) => {
    const one = await member();
    await coolOffs[name](one.token);
    const token = name === 'takes a break' ? one.token : await desk.again(one);
    const claims = {
      rewardClaim: { id: gateway.clock.newId() },
      checkInClaim: undefined,
      missionClaim: { name: 'login' },
      rebateClaim: undefined,
    } as const;
    for (const [call, body] of Object.entries(claims)) {
      const idempotencyKey = gateway.clock.newId();
      const answer = await gateway.call(call as keyof typeof claims, { token, body, idempotencyKey });
      expect([call, answer.body.message]).toEqual([call, 'on_break']);
    }
  });
});
