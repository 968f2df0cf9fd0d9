import { and, eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { notifications } from '../../members/notifications/schema.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { members } from '../../members/members/schema.ts';
import { passwordHashes } from '../../members/credentials/passwordHash.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { uploads } from '../../members/uploads/schema.ts';
import { payoutService } from './payoutService.ts';
import { receiptService } from './receiptService.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { withdrawals } from './schema.ts';

type Withdrawal = Value<'withdraw'>;

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

interface Ready {
  readonly member: TestMember;
  readonly accountId: string;
}

const ready = async (money = 1_000_000n): Promise<Ready> => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, money);
  return { member, accountId: await desk.bankAccount(member) };
};

const withdraw = async (
  { member, accountId }: Ready,
  amount = 500_000,
  { ticket, key = gateway.clock.newId() }: { ticket?: string; key?: string } = {},
) =>
  gateway.call('withdraw', {
    token: member.token,
    body: { accountId, amount: String(amount), ticket: ticket ?? (await desk.ticket(member)) },
    idempotencyKey: key,
  });

const asked = async (player: Ready, amount?: number) =>
  (await withdraw(player, amount)).body.value as Withdrawal;

/** By a session of its own: the clock may have moved far. */
const order = async ({ member }: Ready, orderNo: string) =>
  desk.answered<Withdrawal>('withdrawalOrder', { token: await desk.again(member), query: { orderNo } });

const paid = async (player: Ready): Promise<Withdrawal> => {
  const { orderNo } = await asked(player);
  await desk.after(6);
  return order(player, orderNo);
};

const proof = async ({ member: { row } }: Ready): Promise<string> => {
  const id = gateway.clock.newId();
  const { merchant, id: memberId } = row;
  const bytes = Buffer.from([0x89]);
  await gateway.database.queries
    .insert(uploads)
    .values({ id, merchant, memberId, type: 'image/png', bytes, createdAt: gateway.clock.now() });
  return id;
};

const confirm = ({ member: { token } }: Ready, body: object) =>
  gateway.call('confirmWithdrawal', { token, body });

const told = async ({ member: { row } }: Ready) => {
  const rows = await gateway.database.queries
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.memberId, row.id), eq(notifications.merchant, 'aurora')))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.map(({ kind }) => kind);
};

test('MEM-05 money is set aside at once, leaves when the bank has paid, and each step is told', async () => {
  const player = await ready();
  const { orderNo, state, target } = await asked(player);
  expect([state, target.tail]).toEqual(['submitted', '4821']);
  expect(await desk.balance(player.member.token)).toBe('500000');
  await desk.after(3);
  expect((await order(player, orderNo)).state).toBe('approved');
  await desk.after(3);
  const { state: then, paidAt, receiptDueAt } = await order(player, orderNo);
  expect(then).toBe('paid');
  expect(new Date(receiptDueAt ?? 0).getTime() - new Date(paidAt ?? 0).getTime()).toBe(60 * 60_000);
  expect(new Set(await told(player))).toEqual(
    new Set(['withdrawalSubmitted', 'withdrawalApproved', 'withdrawalPaid']),
  );
});

test('MEM-05 a rejected withdrawal is back in the wallet with its reason', async () => {
  const player = await ready();
  const { orderNo } = await asked(player, 500_001);
  await desk.after(4);
  expect(await order(player, orderNo)).toMatchObject({ state: 'rejected', reason: 'refusedByBank' });
  expect(await desk.balance(player.member.token)).toBe('1000000');
  expect(await told(player)).toContain('withdrawalRejected');
});

test('a withdrawal that was rejected and paid all the same left no trace: an alert opens (SOUND-01)', async () => {
  const player = await ready();
  const { orderNo } = await asked(player);
  const { database, clock } = gateway;
  await gateway.jobs.runDue();
  await database.transaction((tx) =>
    payoutService(tx, clock).reject('aurora', orderNo, 'refusedByBank', clock.now()),
  );
  await desk.after(6);
  expect(await openAlerts(database.queries)).toEqual([
    { kind: 'withdrawal', target: `aurora ${orderNo}`, merchant: 'aurora' },
  ]);
  await retryAlerts(database, clock);
  expect((await order(player, orderNo)).state).toBe('rejected');
});

test('MEM-05 the withdraw password is asked for: wrong, missing and too often', async () => {
  const hashes = passwordHashes(gateway.clock, { run: (work) => work() });
  const player = await ready();
  const { token } = player.member;
  const ask = (password: string) => gateway.call('paymentTicket', { token, body: { password } });
  expect((await ask('654321')).body.message).toBe('withdraw_password_missing');
  await gateway.database.queries
    .update(members)
    .set({ paymentHash: await hashes.make('654321') })
    .where(eq(members.id, player.member.row.id));
  expect((await ask('654322')).body.message).toBe('withdraw_password_wrong');
  const { ticket } = (await ask('654321')).body.value as Value<'paymentTicket'>;
  expect((await withdraw(player, 500_000, { ticket })).status).toBe(200);
  expect((await withdraw(player, 100_000, { ticket })).body.message).toBe('withdraw_password_wrong');
  expect((await withdraw(player, 100_000, { ticket: 'guessed' })).body.message).toBe(
    'withdraw_password_wrong',
  );
  for (let tries = 0; tries < 10; tries += 1) await ask('000000');
  expect((await ask('654321')).status).toBe(429);
});

test("MEM-05 another's ticket and another's account are of no use", async () => {
  const [own, other] = [await ready(), await ready()];
  const ticket = await desk.ticket(other.member);
  expect((await withdraw(own, 500_000, { ticket })).body.message).toBe('withdraw_password_wrong');
  expect((await withdraw({ ...own, accountId: other.accountId })).status).toBe(404);
});

test('MEM-05 a new account takes no withdrawal before its time', async () => {
  const player = await ready();
  const usableAt = new Date(gateway.clock.now().getTime() + 60_000);
  const accountId = await desk.bankAccount(player.member, usableAt);
  const { body } = await withdraw({ ...player, accountId });
  expect(body).toMatchObject({ message: 'account_not_ready', value: { usableAt: usableAt.toISOString() } });
});

test('MEM-05 a receiving address is paid as a bank is: held, paid in coins at the price of the day, and recorded', async () => {
  await setSetting(gateway, 'bankCoolingHours', '0');
  const member = await gateway.members.create({ password: 'Old#Secret1' });
  await giveMoney(gateway, member.row.id, 1_000_000n);
  const { id } = await desk.answered<Value<'addReceivingAddress'>>('addReceivingAddress', {
    token: member.token,
    body: {
      network: 'USDT TRC20',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      password: 'Old#Secret1',
    },
  });
  await setSetting(gateway, 'bankCoolingHours', '24');
  const player = { member, accountId: id };
  expect((await withdraw(player, 510_000, { ticket: 'guessed' })).body.message).toBe(
    'withdraw_password_wrong',
  );
  const { orderNo } = await asked(player, 510_000);
  expect(await desk.balance(member.token)).toBe('490000');
  await desk.after(6);
  const target = { kind: 'crypto', bankName: 'USDT TRC20', tail: 'Lj6t' };
  expect(await order(player, orderNo)).toMatchObject({ state: 'paid', coins: '20.40 USDT', target });
  const { orders } = await desk.answered<Value<'withdrawalOrders'>>('withdrawalOrders', {
    token: member.token,
    query: { pageNo: '1' },
  });
  expect(orders).toMatchObject([{ orderNo, coins: '20.40 USDT', target }]);
  const [row] = await gateway.database.queries
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderNo, orderNo));
  expect(row?.target.number).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
});

test.each([99_999, 500_000_001])('MEM-05 %p is out of range', async (amount) => {
  const player = await ready(900_000_000n);
  expect((await withdraw(player, amount)).body.message).toBe('amount_out_of_range');
});

test('MEM-05 more than the brand allows in a day waits for the next', async () => {
  const player = await ready();
  for (let count = 0; count < 5; count += 1) expect((await withdraw(player, 100_000)).status).toBe(200);
  expect((await withdraw(player, 100_000)).body.message).toBe('amount_out_of_range');
  gateway.clock.advance(24 * 60 * 60_000);
  const member = { ...player.member, token: await desk.again(player.member) };
  expect((await withdraw({ ...player, member }, 100_000)).status).toBe(200);
});

test('MEM-05 a deposit has to be wagered first: bets fill the requirement by what of them counts', async () => {
  const member = await gateway.members.create();
  const player: Ready = { member, accountId: await desk.bankAccount(member) };
  await desk.deposit(member.token, 200_000);
  await desk.after(6);
  const turnover = async () =>
    (await desk.answered<Value<'withdrawDesk'>>('withdrawDesk', { token: member.token })).turnover;
  expect(await turnover()).toMatchObject({ required: { amount: '200000' }, counted: { amount: '0' } });
  expect((await withdraw(player, 100_000)).body).toMatchObject({
    message: 'turnover_left',
    value: { left: { amount: '200000', currency: 'VND' } },
  });
  const { call } = await playGame(gateway, member, 'RNG0001');
  await call('round', { key: 'a'.repeat(32), stake: 50_000 });
  expect((await turnover()).counted).toMatchObject({ amount: '50000' });
  await giveMoney(gateway, member.row.id, 1_000_000n);
  for (const key of ['b', 'c', 'd']) await call('round', { key: key.repeat(32), stake: 50_000 });
  expect(await turnover()).toMatchObject({ left: { amount: '0' }, open: [] });
  expect((await withdraw(player, 100_000)).status).toBe(200);
});

test('MEM-06 the member says that all of it came', async () => {
  const player = await ready();
  const { orderNo } = await paid(player);
  const { body } = await confirm(player, { orderNo, said: 'received' });
  expect(body.value).toMatchObject({ state: 'received', receipt: { by: 'member' } });
  expect((await confirm(player, { orderNo, said: 'received' })).status).toBe(200);
  expect((await confirm(player, { orderNo, said: 'partly', arrived: '1' })).status).toBe(403);
});

test('MEM-06 a part came: what is missing can be given back after somebody has looked, no more', async () => {
  const player = await ready();
  const { orderNo } = await paid(player);
  expect((await confirm(player, { orderNo, said: 'partly' })).body.message).toBe('invalid_fields');
  expect((await confirm(player, { orderNo, said: 'partly', arrived: '500000' })).status).toBe(400);
  const { body } = await confirm(player, { orderNo, said: 'partly', arrived: '400000' });
  expect(body.value).toMatchObject({ state: 'partly', receipt: { arrived: { amount: '400000' } } });
  const answer = (refund: bigint) =>
    gateway.database.transaction((tx) =>
      receiptService(tx, gateway.clock).answer('aurora', orderNo, 'Seen', refund, gateway.clock.now()),
    );
  await expect(answer(100_001n)).rejects.toThrow('amount_out_of_range');
  await answer(100_000n);
  await expect(answer(100_000n)).rejects.toThrow('operation_not_enabled');
  expect(await order(player, orderNo)).toMatchObject({ state: 'settled', answer: 'Seen' });
  expect(await desk.balance(player.member.token)).toBe('600000');
});

test("MEM-06 'not received' needs a proof of one's own", async () => {
  const [player, other] = [await ready(), await ready()];
  const { orderNo } = await paid(player);
  const say = (proofIds: string[]) => confirm(player, { orderNo, said: 'notReceived', proofIds });
  expect((await say([])).body).toMatchObject({ value: { fields: { proof: 'required' } } });
  expect((await say([await proof(other)])).status).toBe(404);
  expect((await say([await proof(player)])).body.value).toMatchObject({ state: 'notReceived' });
});

test('MEM-06 after the minutes it counts as received, with a notice before; then an appeal and no refund', async () => {
  const player = await ready();
  const { orderNo } = await paid(player);
  await desk.after(44 * 60);
  expect(await told(player)).not.toContain('withdrawalNotice');
  await desk.after(60);
  await desk.after(60);
  expect((await told(player)).filter((kind) => kind === 'withdrawalNotice')).toHaveLength(1);
  await desk.after(14 * 60);
  expect(await order(player, orderNo)).toMatchObject({
    state: 'received',
    receipt: { by: 'clock' },
    canAppeal: true,
  });
  const token = await desk.again(player.member);
  const late = { ...player, member: { ...player.member, token } };
  expect((await confirm(late, { orderNo, said: 'partly', arrived: '1' })).status).toBe(403);
  const appeal = await gateway.call('appealWithdrawal', { token, body: { orderNo, text: 'Nothing came' } });
  expect(appeal.body.value).toMatchObject({ appeal: { text: 'Nothing came' }, canAppeal: false });
  const answer = (refund: bigint) =>
    gateway.database.transaction((tx) =>
      receiptService(tx, gateway.clock).answer('aurora', orderNo, 'Seen', refund, gateway.clock.now()),
    );
  await expect(answer(1n)).rejects.toThrow('amount_out_of_range');
  await answer(0n);
  expect(await desk.balance(token)).toBe('500000');
});

test('MEM-06 support ends the time for the word of a member, and the clock confirms', async () => {
  const player = await ready();
  const { orderNo } = await paid(player);
  const { endTime } = receiptService(gateway.database.queries, gateway.clock);
  await endTime('aurora', orderNo, gateway.clock.now());
  await desk.after(1);
  expect(await order(player, orderNo)).toMatchObject({ state: 'received', receipt: { by: 'clock' } });
  await expect(endTime('aurora', orderNo, gateway.clock.now())).rejects.toThrow('operation_not_enabled');
});

test('one payment that the clock cannot confirm does not keep others from being confirmed (SOUND-01)', async () => {
  const [stuck, other] = [await ready(), await ready()];
  const [first, second] = [await paid(stuck), await paid(other)];
  const { queries } = gateway.database;
  const heal = await poison(queries, withdrawals, `OLD.order_no = '${first.orderNo}'`);
  await desk.after(61 * 60);
  expect((await order(stuck, first.orderNo)).state).toBe('paid');
  expect((await order(other, second.orderNo)).state).toBe('received');
  const alert = (which: string) => ({
    ...{ kind: 'job', merchant: 'aurora' },
    target: `keep receipt time: aurora ${first.orderNo} ${which}`,
  });
  expect(await openAlerts(queries)).toEqual([alert('notice'), alert('end')]);
  await heal();
  await retryAlerts(gateway.database, gateway.clock);
  await desk.after(1);
  expect((await order(stuck, first.orderNo)).state).toBe('received');
  expect(await openAlerts(queries)).toEqual([]);
});

test('security row 25: of 100 withdrawals at once over one balance as many are taken as fit', async () => {
  await setSetting(gateway, 'withdrawalsPerDay', '100');
  const player = await ready(1_050_000n);
  const tickets = await Promise.all(Array.from({ length: 100 }, () => desk.ticket(player.member)));
  const answers = await Promise.all(tickets.map((ticket) => withdraw(player, 100_000, { ticket })));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBe(10);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message);
  expect(new Set(refused)).toEqual(new Set(['insufficient_funds']));
  expect(await desk.balance(player.member.token)).toBe('50000');
});

test('security row 26: one key withdraws once; another amount under it is refused', async () => {
  const player = await ready();
  const key = gateway.clock.newId();
  const ticket = await desk.ticket(player.member);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withdraw(player, 200_000, { ticket, key })),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await withdraw(player, 300_000, { ticket, key })).body.message).toBe('idempotency_key_reused');
  expect(await desk.balance(player.member.token)).toBe('800000');
});

test('the books are sound after all of it', async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});
