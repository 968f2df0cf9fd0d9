import type { Value } from '#contract/wireTypes';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { payoutService } from '../../money/withdrawals/payoutService.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const DAY = 24 * 60 * 60;

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const setLimit = (token: string, period: string, amount: number | null) =>
  gateway.call('setLimit', {
    token,
    body: { kind: 'deposit', period, amount: amount === null ? null : String(amount) },
  });
const pay = (token: string, amount: number) =>
  gateway.call('deposit', {
    token,
    body: { method: 'BANK', amount: String(amount) },
    idempotencyKey: gateway.clock.newId(),
  });
const safer = (token: string) => desk.answered<Value<'saferPlay'>>('saferPlay', { token });
const limitOf = async (token: string, period: string) =>
  (await safer(token)).limits.find((limit) => limit.kind === 'deposit' && limit.period === period);
const confirm = (token: string, period: string, amount: string | null) =>
  gateway.call('confirmLimit', { token, body: { kind: 'deposit', period, amount } });

test('MEM-12 a deposit above the limit is refused with the limit and when it ends', async () => {
  const { token } = await gateway.members.create();
  await setLimit(token, 'week', 500_000);
  expect((await pay(token, 300_000)).status).toBe(200);
  await desk.after(6);
  const { status, body } = await pay(token, 200_001);
  expect([status, body.message]).toEqual([409, 'limit_reached']);
  // Friday noon by the brand's clock; weeks begin on Monday, 00:00.
  expect(body.value).toMatchObject({
    limit: {
      period: 'week',
      amount: { amount: '500000' },
      left: { amount: '200000' },
      resetsAt: '2026-11-22T17:00:00.000Z',
    },
  });
  expect((await pay(token, 200_000)).status).toBe(200);
});

test('MEM-12 two deposits at once do not pass a limit that has room for one', async () => {
  const { token } = await gateway.members.create();
  await setLimit(token, 'day', 300_000);
  const methods = ['BANK', 'QR', 'WALLET'];
  await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      gateway.call('deposit', {
        token,
        body: { method: methods[index % 3], amount: '200000' },
        idempotencyKey: gateway.clock.newId(),
      }),
    ),
  );
  expect((await limitOf(token, 'day'))?.used.amount).toBe('200000');
});

test('MEM-12 orders that gave way to others are not paid beyond the limit', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  await setLimit(token, 'day', 500_000);
  await pay(token, 200_000);
  await desk.after(6);
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(token, 300_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { body } = await pay(token, 300_000);
  expect(body).toMatchObject({ message: 'limit_reached', value: { limit: { left: { amount: '0' } } } });
  await desk.after(6);
  expect(await desk.balance(token)).toBe('500000');
});

test('MEM-12 an order that gave way counts while it may still be paid, and the sandbox pays it no more', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  await setLimit(token, 'day', 500_000);
  await pay(token, 200_000);
  expect((await pay(token, 300_000)).status).toBe(200);
  expect((await limitOf(token, 'day'))?.used.amount).toBe('500000');
  await desk.after(6);
  expect(await desk.balance(token)).toBe('300000');
  expect((await pay(token, 200_000)).body.message).toBe('limit_reached');
  await desk.after(30 * 60);
  expect((await limitOf(await desk.again(member), 'day'))?.used.amount).toBe('300000');
});

test('MEM-12 a lower limit holds at once, a higher one and none only once it is confirmed after 24 hours (SAFE-01)', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  await setLimit(token, 'day', 500_000);
  await setLimit(token, 'day', 200_000);
  expect((await limitOf(token, 'day'))?.amount?.amount).toBe('200000');
  await setLimit(token, 'day', 900_000);
  expect(await limitOf(token, 'day')).toMatchObject({
    amount: { amount: '200000' },
    next: { amount: { amount: '900000' } },
  });
  const tooEarly = { status: 403, body: { message: 'operation_not_enabled' } };
  gateway.clock.advance((DAY - 1) * 1_000);
  expect(await confirm(await desk.again(member), 'day', '900000')).toMatchObject(tooEarly);
  gateway.clock.advance(1_000);
  const later = await desk.again(member);
  // Nothing holds by itself.
  expect((await limitOf(later, 'day'))?.amount?.amount).toBe('200000');
  expect((await pay(later, 200_001)).body.message).toBe('limit_reached');
  // The yes is to what was seen.
  expect(await confirm(later, 'day', '900001')).toMatchObject(tooEarly);
  expect(await confirm(later, 'day', null)).toMatchObject(tooEarly);
  expect((await confirm(later, 'day', '900000')).status).toBe(200);
  expect(await limitOf(later, 'day')).toMatchObject({ amount: { amount: '900000' }, next: null });
  await setLimit(later, 'day', null);
  gateway.clock.advance(DAY * 1_000);
  const last = await desk.again(member);
  expect((await limitOf(last, 'day'))?.amount?.amount).toBe('900000');
  expect((await confirm(last, 'day', null)).status).toBe(200);
  expect((await limitOf(last, 'day'))?.amount).toBeNull();
});

test('SAFE-01 a raise that nobody confirms within a week is forgotten', async () => {
  const member = await gateway.members.create();
  await setLimit(member.token, 'day', 200_000);
  await setLimit(member.token, 'day', 900_000);
  gateway.clock.advance(8 * DAY * 1_000);
  const token = await desk.again(member);
  expect(await limitOf(token, 'day')).toMatchObject({ amount: { amount: '200000' }, next: null });
  expect((await confirm(token, 'day', '900000')).status).toBe(403);
});

test('MEM-12 the limit that holds already calls off a higher one that waits', async () => {
  const { token } = await gateway.members.create();
  await setLimit(token, 'month', 500_000);
  await setLimit(token, 'month', null);
  expect((await limitOf(token, 'month'))?.next).toMatchObject({ amount: null });
  await setLimit(token, 'month', 500_000);
  expect(await limitOf(token, 'month')).toMatchObject({ amount: { amount: '500000' }, next: null });
});

const paidBeyond = async () => {
  const member = await gateway.members.create();
  await setLimit(member.token, 'day', 300_000);
  const [late, replaced] = [await desk.deposit(member.token, 200_000), 100_000];
  await desk.deposit(member.token, replaced);
  await desk.after(6);
  // The first order gave way and its time is over: it takes no room any more.
  await desk.after(31 * 60);
  const token = await desk.again(member);
  await desk.deposit(token, 200_000);
  await desk.after(6);
  expect(await desk.callback({ orderNo: late.orderNo, amount: '200000' })).toBe(200);
  return { ...member, token };
};
const kept = async (token: string) =>
  (await desk.answered<Value<'wallets'>>('wallets', { token })).held.amount;

test('MEM-12 a payment for an order that expired passes no limit: it is credited, can be withdrawn and is never played', async () => {
  const member = await paidBeyond();
  const { token } = member;
  expect([await desk.balance(token), await kept(token)]).toEqual(['300000', '200000']);
  expect((await limitOf(token, 'day'))?.used.amount).toBe('300000');
  const told = (
    await desk.answered<Value<'messages'>>('messages', { token, query: { pageNo: '1', pageSize: '20' } })
  ).list;
  expect(told.map(({ kind }) => kind)).toContain('depositBeyondLimit');

  const accountId = await desk.bankAccount(member);
  const withdraw = async (amount: number) =>
    gateway.call('withdraw', {
      token,
      body: { accountId, amount: String(amount), ticket: await desk.ticket(member) },
      idempotencyKey: gateway.clock.newId(),
    });
  // It needs no wagering; what was deposited within the limit does.
  expect((await withdraw(200_001)).body.message).toBe('turnover_left');
  const { status, body } = await withdraw(200_000);
  expect(status).toBe(200);
  const { orderNo } = body.value as Value<'withdraw'>;
  await gateway.database.transaction((tx) =>
    payoutService(tx, gateway.clock).reject('aurora', orderNo, 'checksFailed', gateway.clock.now()),
  );
  expect([await desk.balance(token), await kept(token)]).toEqual(['300000', '200000']);
});

test('MEM-12 who is paid for more than was ordered does not play beyond the limit', async () => {
  const { token } = await gateway.members.create();
  await setLimit(token, 'week', 300_000);
  const { orderNo } = await desk.deposit(token, 200_000);
  expect(await desk.callback({ orderNo, amount: '500000' })).toBe(200);
  expect([await desk.balance(token), await kept(token)]).toEqual(['300000', '200000']);
});

test('MEM-12 a payment that comes late and has room under the limit is played like any other', async () => {
  const member = await gateway.members.create();
  await setLimit(member.token, 'day', 300_000);
  const { orderNo } = await desk.deposit(member.token, 200_000);
  await desk.deposit(member.token, 100_000);
  await desk.after(31 * 60);
  expect(await desk.callback({ orderNo })).toBe(200);
  const token = await desk.again(member);
  expect([await desk.balance(token), await kept(token)]).toEqual(['300000', '0']);
});

/** A member with a limit of a day, two minutes before midnight by the brand's clock. */
const beforeMidnight = async (limit: number) => {
  const member = await gateway.members.create();
  const now = gateway.clock.now();
  const { to } = limitPeriod('day', now, 'Asia/Ho_Chi_Minh');
  gateway.clock.advance(to.getTime() - now.getTime() - 120_000);
  const token = await desk.again(member);
  await setLimit(token, 'day', limit);
  return token;
};
const usedToday = async (token: string) => (await limitOf(token, 'day'))?.used.amount;

test('MEM-12 more than was ordered, paid after midnight for an order of yesterday, does not use the limit of a day twice', async () => {
  const token = await beforeMidnight(1_000_000);
  const first = await desk.deposit(token, 800_000);
  expect(await desk.callback({ orderNo: first.orderNo, amount: '800000' })).toBe(200);
  const { orderNo } = await desk.deposit(token, 200_000);
  gateway.clock.advance(4 * 60_000);
  expect(await desk.callback({ orderNo, amount: '1000000' })).toBe(200);
  expect([await desk.balance(token), await kept(token)]).toEqual(['1000000', '800000']);
  expect(await usedToday(token)).toBe('0');
  expect((await pay(token, 1_000_000)).status).toBe(200);
});

test('MEM-12 an order of yesterday that is paid in time keeps the room it had when today is full', async () => {
  const token = await beforeMidnight(500_000);
  const { orderNo } = await desk.deposit(token, 500_000);
  gateway.clock.advance(4 * 60_000);
  const today = await desk.deposit(token, 500_000);
  gateway.clock.advance(3 * 60_000);
  expect(await desk.callback({ orderNo, amount: '500000' })).toBe(200);
  expect([await desk.balance(token), await kept(token)]).toEqual(['500000', '0']);
  expect(await usedToday(token)).toBe('500000');
  expect(await desk.callback({ orderNo: today.orderNo, amount: '500000' })).toBe(200);
  expect([await desk.balance(token), await kept(token)]).toEqual(['1000000', '0']);
});
