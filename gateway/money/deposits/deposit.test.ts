import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Value } from '#contract/wireTypes';
import { notifications } from '../../members/notifications/schema.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { uploads } from '../../members/uploads/schema.ts';
import { closedMethodService } from '../orders/closedMethodService.ts';
import { depositService } from './depositService.ts';
import { sandboxEvents } from '../../sandbox/cashier/schema.ts';
import { addTellings } from '../../sandbox/cashier/tellEvent.ts';
import { deposits } from '../orders/schema.ts';
import { alerts } from '../../platform/alerts/schema.ts';
import { jobStore } from '../../platform/jobs/jobStore.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { wideTest } from '../../testing/wideTest.ts';

const refused = new Set<string>();

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway({ refused });
  desk = cashierDesk(gateway);
});
afterAll(() => gateway.close());

const order = (token: string, orderNo: string) =>
  desk.answered<Value<'depositOrder'>>('depositOrder', { token, query: { orderNo } });
const told = async (memberId: string) => {
  const rows = await gateway.database.queries
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), eq(notifications.merchant, 'aurora')))
    .orderBy(notifications.createdAt);
  return rows.map(({ kind }) => kind);
};

test('MEM-04 a deposit is ordered, paid and credited, and its member is told', async () => {
  const { row, token } = await gateway.members.create();
  const { orderNo, state, instructions } = await desk.deposit(token, 200_000);
  expect(state).toBe('waiting');
  expect(instructions).toMatchObject({ kind: 'bank', content: orderNo, amount: { amount: '200000' } });
  expect(await desk.balance(token)).toBe('0');
  await desk.after(6);
  expect(await order(token, orderNo)).toMatchObject({ state: 'credited', instructions: null });
  expect(await desk.balance(token)).toBe('200000');
  expect(await told(row.id)).toEqual(['depositCredited']);
});

test.each([
  [200_001, 'rejected', '0', ['depositRejected']],
  [200_002, 'delayed', '0', ['depositDelayed']],
  [200_003, 'partly', '100001', ['depositPartly']],
])('MEM-04 in the sandbox %p ends as %s', async (amount, state, balance, messages) => {
  const { row, token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, amount);
  await desk.after(6);
  expect((await order(token, orderNo)).state).toBe(state);
  expect(await desk.balance(token)).toBe(balance);
  expect(await told(row.id)).toEqual(messages);
});

test('MEM-04 a delayed deposit is credited in the end', async () => {
  const { token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, 200_002);
  await desk.after(6);
  await desk.after(90);
  expect((await order(token, orderNo)).state).toBe('credited');
  expect(await desk.balance(token)).toBe('200002');
});

test('MEM-04 the fee is told before and taken from what arrives', async () => {
  const { token } = await gateway.members.create();
  const { fee, credit } = await desk.deposit(token, 1_000_000, 'CARD');
  expect([fee.amount, credit.amount]).toEqual(['15000', '985000']);
  await desk.after(6);
  expect(await desk.balance(token)).toBe('985000');
});

test('MEM-04 in the sandbox who orders anew does not pay what was ordered before', async () => {
  const { token } = await gateway.members.create();
  const [before, now] = [await desk.deposit(token, 200_000), await desk.deposit(token, 300_000)];
  await desk.after(6);
  expect((await order(token, before.orderNo)).state).toBe('expired');
  expect((await order(token, now.orderNo)).state).toBe('credited');
  expect(await desk.balance(token)).toBe('300000');
});

test.each([
  ['BANK', 99_999],
  ['BANK', 300_000_001],
])('MEM-04 %s of %p is out of range and orders nothing', async (method, amount) => {
  const { token } = await gateway.members.create();
  const { status, body } = await gateway.call('deposit', {
    token,
    body: { method, amount: String(amount) },
    idempotencyKey: gateway.clock.newId(),
  });
  expect([status, body.message]).toEqual([400, 'amount_out_of_range']);
  expect(
    await desk.answered<Value<'depositOrders'>>('depositOrders', { token, query: { pageNo: '1' } }),
  ).toEqual({
    orders: [],
    total: 0,
  });
});

test('MEM-04 a method that the operator has closed is neither offered nor taken', async () => {
  const { token } = await gateway.members.create();
  const methods = closedMethodService(gateway.database.queries);
  await methods.close('aurora', 'QR');
  const { methods: offered } = await desk.answered<Value<'depositDesk'>>('depositDesk', { token });
  expect(offered.map(({ code }) => code)).toEqual(['BANK', 'WALLET', 'CARD', 'USDT']);
  const body = { method: 'QR', amount: '200000' };
  const refused = await gateway.call('deposit', { token, body, idempotencyKey: gateway.clock.newId() });
  expect(refused.body.message).toBe('operation_not_enabled');
  await methods.open('aurora', 'QR');
});

test('MEM-04 an order that nobody pays ends after half an hour, and a late payment is credited all the same', async () => {
  const member = await gateway.members.create();
  const { orderNo } = await desk.deposit(member.token, 200_000);
  await gateway.database.queries.delete(sandboxEvents).where(eq(sandboxEvents.orderNo, orderNo));
  await desk.after(30 * 60);
  const token = await desk.again(member);
  expect((await order(token, orderNo)).state).toBe('expired');
  expect(await desk.callback({ orderNo })).toBe(200);
  expect((await order(token, orderNo)).state).toBe('credited');
  expect(await desk.balance(token)).toBe('200000');
});

test('security row 30: a forged callback and one of a stranger order change nothing', async () => {
  const { token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, 200_000);
  expect(await desk.callback({ orderNo }, { 'webhook-signature': `v1,${'A'.repeat(43)}=` })).toBe(403);
  expect(await desk.callback({ orderNo: 'D261120AAAAAAAA' })).toBe(404);
  expect(await desk.callback({ orderNo, merchant: 'lotus' })).toBe(404);
  expect(await desk.callback({ orderNo, currency: 'USD' })).toBe(400);
  expect((await order(token, orderNo)).state).toBe('waiting');
  expect(await desk.balance(token)).toBe('0');
  const { queries } = gateway.database;
  expect((await openAlerts(queries)).map(({ target }) => target)).toEqual([
    'aurora D261120AAAAAAAA',
    `lotus ${orderNo}`,
    `aurora ${orderNo}`,
  ]);
  await retryAlerts(gateway.database, gateway.clock);
});

test('an event id that came for another order was answered as repeated: it is refused with an alert', async () => {
  const { token } = await gateway.members.create();
  const [first, second] = [await desk.deposit(token, 210_000), await desk.deposit(token, 220_000)];
  const event = gateway.clock.newId();
  expect(await desk.callback({ orderNo: first.orderNo, event, amount: '210000' })).toBe(200);
  expect(await desk.callback({ orderNo: second.orderNo, event, amount: '220000' })).toBe(422);
  expect(await desk.balance(token)).toBe('210000');
  expect(await openAlerts(gateway.database.queries)).toContainEqual(
    expect.objectContaining({ kind: 'deposit', target: `aurora ${second.orderNo}` }),
  );
  const [raised] = await gateway.database.queries
    .select()
    .from(alerts)
    .where(eq(alerts.target, `aurora ${second.orderNo}`));
  expect(raised?.reason).toContain('with 220,000 ₫');
  await retryAlerts(gateway.database, gateway.clock);
});

test.each([
  ['amount', { amount: '900000' }],
  ['result', { result: 'rejected' }],
  ['currency', { currency: 'USD' }],
] as const)(
  'an event id that came again with another %s was answered as repeated: it is refused with an alert',
  async (_what, changed) => {
    const { token } = await gateway.members.create();
    const { orderNo } = await desk.deposit(token, 210_000);
    const told = { orderNo, event: gateway.clock.newId(), amount: '210000' };
    expect(await desk.callback(told)).toBe(200);
    expect(await desk.callback({ ...told, ...changed })).toBe(422);
    expect(await desk.callback(told)).toBe(200);
    expect(await desk.balance(token)).toBe('210000');
    expect(await openAlerts(gateway.database.queries)).toEqual([
      { kind: 'deposit', target: `aurora ${orderNo}`, merchant: 'aurora' },
    ]);
    await retryAlerts(gateway.database, gateway.clock);
  },
);

test('security row 30: a callback counts once, and no later one undoes it', async () => {
  const { token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, 200_000);
  const event = gateway.clock.newId();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => desk.callback({ orderNo, event, amount: '200000' })),
  );
  expect(new Set(all)).toEqual(new Set([200]));
  expect(await desk.callback({ orderNo, amount: '900000' })).toBe(403);
  expect(await desk.callback({ orderNo, result: 'rejected' })).toBe(403);
  expect(await openAlerts(gateway.database.queries)).toEqual([
    { kind: 'deposit', target: `aurora ${orderNo}`, merchant: 'aurora' },
  ]);
  await retryAlerts(gateway.database, gateway.clock);
  expect(await desk.callback({ orderNo })).toBe(200);
  expect(await desk.callback({ orderNo, result: 'processing' })).toBe(200);
  expect(await openAlerts(gateway.database.queries)).toEqual([]);
  expect(await desk.balance(token)).toBe('200000');
  expect((await order(token, orderNo)).state).toBe('credited');
});

test('PORT-02 what a provider tells too late goes back to no earlier state', async () => {
  const { token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, 200_000);
  expect(await desk.callback({ orderNo, result: 'delayed' })).toBe(200);
  expect(await desk.callback({ orderNo, result: 'processing' })).toBe(200);
  expect((await order(token, orderNo)).state).toBe('delayed');
});

test('security row 26: the same key orders once with the same answer; another amount under it is refused', async () => {
  const { token } = await gateway.members.create();
  const idempotencyKey = gateway.clock.newId();
  const send = (amount: string) =>
    gateway.call('deposit', { token, body: { method: 'BANK', amount }, idempotencyKey });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('200000')));
  const numbers = new Set(answers.map(({ body }) => (body.value as Value<'deposit'>).orderNo));
  expect(numbers.size).toBe(1);
  expect((await send('300000')).body.message).toBe('idempotency_key_reused');
});

test('security row 31: a receipt is unpacked and written anew, whatever is no picture is refused', async () => {
  const member = await gateway.members.create();
  const other = await gateway.members.create();
  const { orderNo } = await desk.deposit(member.token, 200_000);
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const withScript = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>'.repeat(20))]);
  const upload = (image: Buffer, token = member.token) =>
    gateway.call('uploadProof', { token, body: { image } });
  const { id } = (await upload(withScript)).body.value as Value<'uploadProof'>;
  const [kept] = await gateway.database.queries.select().from(uploads).where(eq(uploads.id, id));
  expect(kept?.bytes.includes('<script>')).toBe(false);
  const attach = (token: string) => gateway.call('depositReceipt', { token, body: { orderNo, proofId: id } });
  expect((await attach(other.token)).status).toBe(404);
  expect((await attach(member.token)).body.value).toMatchObject({ state: 'processing', hasReceipt: true });
  for (const bad of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), picture.subarray(0, 40)]) {
    expect((await upload(bad)).status).toBe(415);
  }
});

test('MEM-04 an order is cancelled while its payment is awaited, keeps its room under a limit, and is credited if it is paid', async () => {
  const [own, other] = [await gateway.members.create(), await gateway.members.create()];
  const { token } = own;
  await gateway.call('setLimit', { token, body: { kind: 'deposit', period: 'day', amount: '300000' } });
  const { orderNo } = await desk.deposit(token, 200_000);
  const cancel = (by: string, number = orderNo) =>
    gateway.call('depositCancel', { token: by, body: { orderNo: number } });
  expect((await cancel(other.token)).status).toBe(404);
  expect((await cancel(token)).body.value).toMatchObject({ state: 'cancelled', instructions: null });
  expect((await cancel(token)).body.value).toMatchObject({ state: 'cancelled' });
  const again = await gateway.call('deposit', {
    token,
    body: { method: 'BANK', amount: '200000' },
    idempotencyKey: gateway.clock.newId(),
  });
  expect(again.body.message).toBe('limit_reached');
  expect((await gateway.call('depositDesk', { token })).body.value).toMatchObject({ open: null });
  // The sandbox pays nothing that was cancelled; another provider may.
  await desk.after(6);
  expect(await desk.balance(token)).toBe('0');
  expect(await desk.callback({ orderNo })).toBe(200);
  expect(await desk.balance(token)).toBe('200000');
  expect((await cancel(token)).body.message).toBe('operation_not_enabled');
});

test("security row 23: nobody sees another's order", async () => {
  const [own, other] = [await gateway.members.create(), await gateway.members.create()];
  const { orderNo } = await desk.deposit(own.token, 200_000);
  const asked = await gateway.call('depositOrder', { token: other.token, query: { orderNo } });
  expect(asked.status).toBe(404);
});

wideTest(
  'events that cannot be heard now wait longer each time, and hold up no other (SOUND-01)',
  async () => {
    const stuck = await gateway.members.create();
    const { queries } = gateway.database;
    const { orderNo } = await desk.deposit(stuck.token, 250_000);
    const many = { merchant: 'aurora', orderNo, kind: 'deposit', result: 'delayed', amount: 1n } as const;
    const events = await queries
      .insert(sandboxEvents)
      .values(
        Array.from({ length: 50 }, () => ({
          ...many,
          id: gateway.clock.newId(),
          dueAt: gateway.clock.now(),
        })),
      )
      .returning();
    await addTellings(queries, events);
    const heal = await poison(queries, deposits, `OLD.member_id = '${stuck.row.id}'`);
    const other = await gateway.members.create();
    const paid = await desk.deposit(other.token, 250_000);
    await desk.after(6);
    expect((await order(other.token, paid.orderNo)).state).toBe('credited');
    const attempts = async () => new Set((await jobStore(queries).failed(100)).map((job) => job.attempts));
    expect(await attempts()).toEqual(new Set([1]));
    await desk.after(2);
    expect(await attempts()).toEqual(new Set([1]));
    await desk.after(2);
    expect(await attempts()).toEqual(new Set([2]));
    expect(await openAlerts(queries)).toHaveLength(52);
    await heal();
    await desk.after(10);
    expect((await order(stuck.token, orderNo)).state).toBe('credited');
    expect(await openAlerts(queries)).toEqual([]);
  },
);

test('an event that is never heard is set aside with an alert, and its order is paid once the provider is asked (SOUND-01)', async () => {
  const { token } = await gateway.members.create();
  const { queries } = gateway.database;
  const { orderNo } = await desk.deposit(token, 260_000);
  const own = eq(sandboxEvents.orderNo, orderNo);
  await queries.update(sandboxEvents).set({ amount: -1n }).where(own);
  const stateOf = async () =>
    (await queries.select().from(deposits).where(eq(deposits.orderNo, orderNo)))[0]?.state;
  const passMinutes = async (minutes: number): Promise<void> =>
    gateway.jobs.passTo(new Date(gateway.clock.now().getTime() + minutes * 60_000));
  await passMinutes(9);
  expect(await stateOf()).toBe('waiting');
  await passMinutes(1);
  expect(await stateOf()).toBe('credited');
  await passMinutes(120);
  expect(await openAlerts(queries)).toMatchObject([{ kind: 'job' }, { kind: 'job' }]);
  expect(await jobStore(queries).failed(10)).toMatchObject([{ isDead: true }, { isDead: true }]);
  await queries.update(sandboxEvents).set({ amount: 260_000n }).where(own);
  await retryAlerts(gateway.database, gateway.clock);
  await desk.after(1);
  expect(await stateOf()).toBe('credited');
  expect(await queries.$count(sandboxEvents, own)).toBe(0);
  expect(await openAlerts(queries)).toEqual([]);
});

test('events of a brand whose folder was refused for a while were set aside: they are paid once it is mended (SOUND-01)', async () => {
  const { token } = await gateway.members.create();
  const { orderNo } = await desk.deposit(token, 280_000);
  refused.add('aurora');
  await desk.after(6);
  refused.clear();
  expect((await order(token, orderNo)).state).toBe('processing');
  await desk.after(6);
  expect((await order(token, orderNo)).state).toBe('credited');
  expect(await openAlerts(gateway.database.queries)).toEqual([]);
});

test('a payment for an order that was rejected left no trace: an alert opens, and it counts as heard (SOUND-01)', async () => {
  const { token } = await gateway.members.create();
  const { database, clock } = gateway;
  const { orderNo } = await desk.deposit(token, 290_000);
  await database.transaction((tx) =>
    depositService(tx, clock).reject('aurora', orderNo, 'notPaid', clock.now()),
  );
  const alert = { kind: 'deposit', target: `aurora ${orderNo}`, merchant: 'aurora' };
  await desk.after(6);
  expect(await openAlerts(database.queries)).toEqual([alert]);
  expect(await database.queries.$count(sandboxEvents, eq(sandboxEvents.orderNo, orderNo))).toBe(0);
  await retryAlerts(database, clock);
  expect(await openAlerts(database.queries)).toEqual([]);

  const event = clock.newId();
  expect(await desk.callback({ orderNo, event })).toBe(200);
  expect(await desk.callback({ orderNo, event })).toBe(200);
  expect(await openAlerts(database.queries)).toEqual([alert]);
  await retryAlerts(database, clock);
  expect(await desk.balance(token)).toBe('0');
});

test('one deposit that cannot be ended keeps neither others nor receipts from their end (SOUND-01)', async () => {
  const [stuck, other] = [await gateway.members.create(), await gateway.members.create()];
  const { queries } = gateway.database;
  await desk.deposit(stuck.token, 300_000);
  await desk.deposit(other.token, 300_000);
  await queries.delete(sandboxEvents);
  const heal = await poison(queries, deposits, `OLD.member_id = '${stuck.row.id}'`);
  const states = async () => {
    const rows = await queries
      .select({ memberId: deposits.memberId, state: deposits.state })
      .from(deposits)
      .where(inArray(deposits.memberId, [stuck.row.id, other.row.id]));
    return Object.fromEntries(
      rows.map(({ memberId, state }) => [memberId === stuck.row.id ? 'stuck' : 'other', state]),
    );
  };
  await desk.after(1_801);
  expect(await states()).toEqual({ stuck: 'waiting', other: 'expired' });
  expect(await openAlerts(queries)).toMatchObject([{ kind: 'job', merchant: 'aurora' }]);
  await heal();
  await desk.after(1);
  expect(await states()).toMatchObject({ stuck: 'waiting' });
  await retryAlerts(gateway.database, gateway.clock);
  await desk.after(1);
  expect(await states()).toEqual({ stuck: 'expired', other: 'expired' });
});

test('the books are sound after all of it', async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('without the sandbox nothing is paid by itself: no way to deposit, and a withdrawal waits (SOUND-03)', async () => {
  const bare = await testGateway({ payments: () => undefined });
  const { token } = await bare.members.create();
  const { body } = await bare.call('depositDesk', { token });
  expect(body.value).toMatchObject({ methods: [], sandbox: false });
  const refused = await bare.call('deposit', {
    token,
    body: { method: 'BANK', amount: '200000' },
    idempotencyKey: 'without-the-sandbox-01',
  });
  expect(refused.body).toEqual({ success: false, message: 'operation_not_enabled' });
  expect((await bare.call('withdrawDesk', { token })).body.value).toMatchObject({ sandbox: false });
  expect(await bare.database.queries.select().from(sandboxEvents)).toEqual([]);
  await bare.close();
});
