import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { jobStore } from '../../platform/jobs/jobStore.ts';
import { runAct } from '../../operator/runAct.ts';
import { paymentDesk } from '../../testing/paymentDesk.ts';
import { openAlerts, retryAlerts } from '../../testing/poison.ts';
import { setSetting } from '../../testing/setSetting.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { deposits } from '../orders/schema.ts';
import { withdrawals } from '../withdrawals/schema.ts';

let at: Awaited<ReturnType<typeof paymentDesk>>;
beforeAll(async () => {
  at = await paymentDesk();
});
afterEach(() => at.provider.setFaults());
afterAll(() => at.close());

const newMember = () => at.gateway.members.create();
const ordered = async ({ token }: TestMember, amount = 200_000) =>
  (await at.order(token, amount)).body.value as Value<'deposit'>;
const depositOf = async (orderNo: string) => {
  const [row] = await at.gateway.database.queries
    .select()
    .from(deposits)
    .where(eq(deposits.orderNo, orderNo));
  return row;
};
const payoutOf = async (orderNo: string) => {
  const { queries } = at.gateway.database;
  const [row] = await queries.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo));
  return row;
};
const balanceOf = async (member: TestMember) => at.desk.balance(await at.desk.again(member));
const alertsNow = async () => {
  const { database, clock } = at.gateway;
  const open = await openAlerts(database.queries);
  await retryAlerts(database, clock);
  return open;
};
const run = (command: string, act: string, values: Record<string, string>) => {
  const { database, clock, vendors } = at.gateway;
  const parts = { database, runtime: clock, tenants: testTenants(['aurora']), vendors };
  return runAct(parts, { command, act, who: 'ops', values });
};
const demandEqualBooks = async () => {
  const { ledger, provider } = await at.books();
  expect(ledger).toEqual(provider);
  expect(booksAreSound(await compareBalances(at.gateway.database))).toBe(true);
};

test('PORT-01 a payment provider in a process of its own, written from docs/ports alone, takes deposits and pays withdrawals', async () => {
  const member = await newMember();
  const { orderNo, instructions } = await ordered(member);
  expect(instructions).toEqual({
    kind: 'bank',
    amount: { amount: '200000', currency: 'VND' },
    ...{ bankName: 'Outside Bank', accountNumber: '0042', content: orderNo },
  });
  await at.provider.pay(orderNo);
  await at.step();
  expect((await depositOf(orderNo))?.state).toBe('credited');
  expect(await at.desk.balance(member.token)).toBe('200000');

  const paid = await at.withdraw(300_000);
  const rejected = await at.withdraw(300_007);
  await at.step();
  expect((await payoutOf(paid.orderNo))?.state).toBe('paid');
  expect(await payoutOf(rejected.orderNo)).toMatchObject({ state: 'rejected', reason: 'refusedByBank' });
  expect(await balanceOf(rejected.member)).toBe('1000000');
  expect(await openAlerts(at.gateway.database.queries)).toEqual([]);
  await demandEqualBooks();
});

test('PORT-01 the provider of the tests imports nothing of the gateway', () => {
  const folder = join(import.meta.dirname, '../../testing/outside');
  const sources = ['paymentProvider', 'orderBook', 'webhook'].map((name) =>
    readFileSync(join(folder, `${name}.ts`), 'utf8'),
  );
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((from) => !/^(node:|\.\/\w+\.ts$|standardwebhooks$)/.test(from ?? ''))).toEqual([]);
});

test('PORT-02 the same key gets the same instructions, and the provider has one order', async () => {
  const { token } = await newMember();
  const call = { token, body: { method: 'BANK', amount: '200000' }, idempotencyKey: 'one-order-of-a-key' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => at.gateway.call('deposit', call)));
  const [first] = answers;
  expect((first?.body.value as Value<'deposit'>).instructions).not.toBeNull();
  for (const { body } of answers) expect(body).toEqual(first?.body);
});

test('PORT-02 an order whose gateway ended before the provider was asked is begun when its member looks at it', async () => {
  const { token } = await newMember();
  const { orderNo, instructions } = (await at.order(token, 200_000)).body.value as Value<'deposit'>;
  const { queries } = at.gateway.database;
  await queries.update(deposits).set({ instructions: null }).where(eq(deposits.orderNo, orderNo));
  const look = () => at.desk.answered<Value<'depositOrder'>>('depositOrder', { token, query: { orderNo } });
  expect(await look()).toMatchObject({ state: 'waiting', instructions });
  await queries.update(deposits).set({ instructions: null }).where(eq(deposits.orderNo, orderNo));
  await at.provider.setFaults({ silent: true });
  expect(await look()).toMatchObject({ state: 'expired', instructions: null });
  expect(await alertsNow()).toHaveLength(1);
});

test.each([
  ['cuts the line after its work', { drops: true }],
  ['answers 500 after its work', { fails: true }],
  ['is away', { silent: true }],
])(
  'PORT-02 while the provider %s a deposit ends at once with a clear error, takes no room, and counts if it is paid all the same',
  async (_, faults) => {
    const member = await newMember();
    await at.provider.setFaults(faults);
    const { status, body } = await at.order(member.token, 200_000);
    expect([status, body]).toEqual([409, { success: false, message: 'payment_unavailable' }]);
    expect(await alertsNow()).toMatchObject([{ kind: 'work', target: 'calling the payment provider' }]);
    const desk = await at.desk.answered<Value<'depositOrders'>>('depositOrders', {
      token: member.token,
      query: { pageNo: '1' },
    });
    expect(desk.orders).toMatchObject([{ state: 'expired', instructions: null }]);
    const { orderNo = '' } = desk.orders[0] ?? {};
    expect((await depositOf(orderNo))?.expiresAt).toEqual(at.gateway.clock.now());
    await at.provider.setFaults();
    if (!('silent' in faults)) {
      await at.provider.pay(orderNo);
      await at.step();
      expect((await depositOf(orderNo))?.state).toBe('credited');
    }
    await demandEqualBooks();
  },
);

test('PORT-02 an answer that does not come in time holds up no row: a payment told meanwhile is credited', async () => {
  const member = await newMember();
  await at.provider.setFaults({ holds: true });
  const held = at.provider.held();
  const ordering = at.order(member.token, 200_000);
  await held;
  const [{ orderNo = '' } = {}] = (await at.provider.books()).slice(-1);
  await at.provider.pay(orderNo);
  await at.provider.tell();
  expect((await depositOf(orderNo))?.state).toBe('credited');
  at.endPatience();
  expect((await ordering).status).toBe(200);
  await at.provider.release();
  expect(await at.desk.balance(member.token)).toBe('200000');
  await alertsNow();
  await demandEqualBooks();
});

test('PORT-02 a payout whose answers are lost is sent again until it is taken, and paid once', async () => {
  await at.provider.setFaults({ drops: true });
  const { orderNo } = await at.withdraw(300_000);
  await at.step();
  expect((await payoutOf(orderNo))?.state).toBe('paid');
  const other = await at.withdraw(310_000);
  await at.provider.setFaults({ drops: true, loses: true });
  await at.pass(2);
  expect((await payoutOf(other.orderNo))?.state).toBe('submitted');
  await at.provider.setFaults();
  await at.pass(10);
  expect((await payoutOf(other.orderNo))?.state).toBe('paid');
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
});

test('PORT-02 events that come twice and backwards count once and go back to nothing', async () => {
  await at.provider.setFaults({ repeats: true, reverses: true });
  const member = await newMember();
  const [{ orderNo }, payout] = [await ordered(member), await at.withdraw(300_000)];
  await at.provider.pay(orderNo);
  await at.step();
  expect([(await depositOf(orderNo))?.state, (await payoutOf(payout.orderNo))?.state]).toEqual([
    'credited',
    'paid',
  ]);
  expect(await at.desk.balance(member.token)).toBe('200000');
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
});

test('PORT-02 an hour of silence: orders made and paid meanwhile end as they would have', async () => {
  const [early, late] = [await newMember(), await newMember()];
  const before = await ordered(early);
  await at.provider.setFaults({ silent: true });
  await at.provider.pay(before.orderNo, 150_000);
  const payout = await at.withdraw(300_000);
  expect((await at.order(late.token, 200_000)).body.message).toBe('payment_unavailable');
  await at.pass(60);
  expect([(await depositOf(before.orderNo))?.state, (await payoutOf(payout.orderNo))?.state]).toEqual([
    'expired',
    'submitted',
  ]);
  await at.provider.setFaults();
  await at.pass(30);
  expect(await depositOf(before.orderNo)).toMatchObject({ state: 'partly', paid: 150_000n });
  expect((await payoutOf(payout.orderNo))?.state).toBe('paid');
  expect(await balanceOf(early)).toBe('150000');
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
}, 120_000);

test('PORT-02 callbacks that are lost heal: the provider is asked what has come of its orders', async () => {
  await at.provider.setFaults({ loses: true });
  const { orderNo } = await ordered(await newMember());
  const refused = await ordered(await newMember());
  const payout = await at.withdraw(300_000);
  await at.provider.pay(orderNo);
  await at.provider.reject(refused.orderNo);
  await at.pass(9);
  expect((await depositOf(orderNo))?.state).toBe('waiting');
  await at.pass(1);
  expect((await depositOf(orderNo))?.state).toBe('credited');
  expect((await depositOf(refused.orderNo))?.state).toBe('rejected');
  expect((await payoutOf(payout.orderNo))?.state).toBe('paid');
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
});

test.each([['amount'], ['currency'], ['order']] as const)(
  'PORT-02 a payout that is told with a wrong %s is refused with an alert, and put right by asking',
  async (lies) => {
    await at.provider.setFaults({ lies });
    const { orderNo } = await at.withdraw(300_000);
    await at.step();
    expect((await payoutOf(orderNo))?.state).toBe(lies === 'amount' ? 'approved' : 'submitted');
    expect(await alertsNow()).toMatchObject([{ kind: 'withdrawal', merchant: 'aurora' }]);
    await at.provider.setFaults();
    await at.pass(10);
    expect((await payoutOf(orderNo))?.state).toBe('paid');
    await demandEqualBooks();
  },
);

test('PORT-02 who signs with another secret is not heard, and what follows with the right one is', async () => {
  await at.provider.setFaults({ forges: true });
  const { orderNo } = await ordered(await newMember());
  await at.provider.pay(orderNo);
  await at.step();
  expect((await depositOf(orderNo))?.state).toBe('credited');
  await demandEqualBooks();
});

test('PORT-02 a provider that takes back what it has paid is refused with an alert, and no money moves', async () => {
  const member = await newMember();
  const { orderNo } = await ordered(member);
  await at.provider.pay(orderNo);
  await at.step();
  await at.provider.reject(orderNo);
  await at.step();
  expect(await alertsNow()).toEqual([{ kind: 'deposit', target: `aurora ${orderNo}`, merchant: 'aurora' }]);
  expect(await at.desk.balance(member.token)).toBe('200000');
  await at.provider.pay(orderNo);
  await at.step();
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
});

test('PORT-02 a payment above the most of its method waits for the operator with an alert, and the most is credited', async () => {
  const [beyond, most] = [await newMember(), await newMember()];
  const { orderNo } = await ordered(beyond);
  await at.provider.pay(orderNo, 300_000_001);
  await at.step();
  expect(await alertsNow()).toEqual([{ kind: 'deposit', target: `aurora ${orderNo}`, merchant: 'aurora' }]);
  expect(await balanceOf(beyond)).toBe('0');
  await setSetting(at.gateway, 'operatorActMost', '400000000');
  await run('deposit', 'approve', { order: orderNo, amount: '300000001' });
  expect(await balanceOf(beyond)).toBe('300000001');
  await at.provider.pay((await ordered(most)).orderNo, 300_000_000);
  await at.step();
  expect(await balanceOf(most)).toBe('300000000');
  await demandEqualBooks();
});

test('PORT-02 a payout that nobody takes is a dead letter with an alert: the operator rejects it, or has it sent again', async () => {
  const { database, clock } = at.gateway;
  await at.provider.setFaults({ silent: true });
  const [ended, retried] = [await at.withdraw(300_000), await at.withdraw(310_000)];
  await at.gateway.jobs.passTo(new Date(clock.now().getTime() + 3 * 24 * 3_600_000));
  const failed = await jobStore(database.queries).failed(10);
  expect(failed).toMatchObject([{ isDead: true }, { isDead: true }]);
  await run('withdrawal', 'reject', { order: ended.orderNo });
  await at.provider.setClock(clock.now());
  await at.provider.setFaults();
  for (const { id } of failed) await run('job', 'retry', { id });
  await at.step();
  expect(await balanceOf(ended.member)).toBe('1000000');
  expect((await payoutOf(retried.orderNo))?.state).toBe('paid');
  expect(await alertsNow()).toEqual([]);
  await demandEqualBooks();
}, 120_000);
