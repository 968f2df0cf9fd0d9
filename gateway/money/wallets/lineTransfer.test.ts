import type { Value } from '#contract/wireTypes';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
let agent: TestMember;
let player: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  agent = await gateway.members.create({ type: 1, account: 'agentone' });
  player = await gateway.members.create({ account: 'playerone', upline: agent.row });
  stranger = await gateway.members.create({ account: 'stranger' });
  for (const { row } of [agent, player, stranger]) await giveMoney(gateway, row.id, 1_000_000n);
});
afterAll(() => gateway.close());

const send = async (
  member: TestMember,
  body: { to: 'upline' | 'downline'; account?: string; amount?: number },
  key = gateway.clock.newId(),
) =>
  gateway.call('lineTransfer', {
    token: member.token,
    body: { ...body, amount: String(body.amount ?? 100_000), ticket: await desk.ticket(member) },
    idempotencyKey: key,
  });
const view = ({ token }: TestMember) =>
  desk.answered<Value<'lineTransferDesk'>>('lineTransferDesk', { token });

test('MEM-07 a player sends to the upline and both see it', async () => {
  expect((await send(player, { to: 'upline' })).body.value).toMatchObject({ balance: { amount: '900000' } });
  expect(await desk.balance(agent.token)).toBe('1100000');
  const [own] = (await view(player)).recent;
  expect(own).toMatchObject({ direction: 'out', amount: { amount: '100000' }, account: 'ag***ne' });
  const [others] = (await view(agent)).recent;
  expect(others).toMatchObject({ direction: 'in', account: 'playerone' });
});

test('MEM-07 an agent sends to a downline, and to nobody else', async () => {
  expect((await send(agent, { to: 'downline', account: 'PlayerOne' })).status).toBe(200);
  for (const account of ['stranger', 'agentone', 'nobody']) {
    expect((await send(agent, { to: 'downline', account })).status).toBe(404);
  }
});

test('MEM-07 a player sends to no downline, and nobody without an upline to one', async () => {
  expect((await send(player, { to: 'downline', account: 'stranger' })).body.message).toBe('non_agent');
  expect((await send(stranger, { to: 'upline' })).status).toBe(404);
  expect((await view(stranger)).upline).toBeNull();
});

test.each([49_999, 100_000_001])('MEM-07 %p is out of range', async (amount) => {
  expect((await send(player, { to: 'upline', amount })).body.message).toBe('amount_out_of_range');
});

test('MEM-07 what still has to be wagered stays', async () => {
  const other = await gateway.members.create({ upline: agent.row });
  await desk.deposit(other.token, 200_000);
  await desk.after(6);
  expect((await send(other, { to: 'upline' })).body).toMatchObject({
    message: 'turnover_left',
    value: { left: { amount: '200000', currency: 'VND' } },
  });
  expect((await view(other)).wageringLeft.amount).toBe('200000');
});

test('MEM-07 there is a limit a day', async () => {
  const large = await gateway.members.create({ upline: agent.row });
  await giveMoney(gateway, large.row.id, 300_000_000n);
  for (let count = 0; count < 2; count += 1) {
    expect((await send(large, { to: 'upline', amount: 100_000_000 })).status).toBe(200);
  }
  expect((await view(large)).leftToday.amount).toBe('0');
  expect((await send(large, { to: 'upline', amount: 50_000 })).body.message).toBe('amount_out_of_range');
});

const unavailable = { status: 409, body: { message: 'receiver_unavailable' } };
const sendDown = ({ row: { account } }: TestMember, amount: number) =>
  send(agent, { to: 'downline', account, amount });

test('MEM-12 nothing arrives from above during an exclusion, and the sender is not told of it', async () => {
  const resting = await gateway.members.create({ upline: agent.row, password: 'right' });
  const before = await desk.balance(agent.token);
  await gateway.call('selfExclude', { token: resting.token, body: { months: 6, password: 'right' } });
  const refused = await sendDown(resting, 100_000);
  expect(refused).toMatchObject(unavailable);
  expect(refused.body.value ?? null).toBeNull();
  expect(await desk.balance(await desk.again(resting))).toBe('0');
  expect(await desk.balance(agent.token)).toBe(before);
});

test('MEM-12 money from above is a deposit of whoever gets it, and none passes the limit', async () => {
  const limited = await gateway.members.create({ upline: agent.row });
  const { token } = limited;
  await gateway.call('setLimit', { token, body: { kind: 'deposit', period: 'day', amount: '150000' } });
  expect(await sendDown(limited, 150_001)).toMatchObject(unavailable);
  const answers = await Promise.all([sendDown(limited, 100_000), sendDown(limited, 100_000)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { limits } = await desk.answered<Value<'saferPlay'>>('saferPlay', { token });
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')).toMatchObject({
    used: { amount: '100000' },
    left: { amount: '50000' },
  });
  expect(await sendDown(limited, 50_001)).toMatchObject(unavailable);
  expect((await sendDown(limited, 50_000)).status).toBe(200);
});

test('MEM-12 a limit and an exclusion of an agent do not hold up what comes from below', async () => {
  const above = await gateway.members.create({ type: 1, password: 'right' });
  const below = await gateway.members.create({ upline: above.row });
  const { token } = above;
  await giveMoney(gateway, below.row.id, 500_000n);
  await gateway.call('setLimit', { token, body: { kind: 'deposit', period: 'day', amount: '50000' } });
  await gateway.call('selfExclude', { token, body: { months: 6, password: 'right' } });
  expect((await send(below, { to: 'upline', amount: 200_000 })).status).toBe(200);
  const again = await desk.again(above);
  const { limits } = await desk.answered<Value<'saferPlay'>>('saferPlay', { token: again });
  const deposits = limits.filter(({ kind }) => kind === 'deposit');
  expect(deposits.map(({ used }) => used.amount)).toEqual(['0', '0', '0']);
});

test('security row 26: transfers up and down at once end, and no money is lost', async () => {
  const above = await gateway.members.create({ type: 1 });
  const below = await gateway.members.create({ upline: above.row });
  for (const { row } of [above, below]) await giveMoney(gateway, row.id, 1_000_000n);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? send(above, { to: 'downline', account: below.row.account, amount: 50_000 })
        : send(below, { to: 'upline', amount: 50_000 }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await desk.balance(above.token), await desk.balance(below.token)]).toEqual(['1000000', '1000000']);
});

test('security row 26: one key sends once', async () => {
  const before = BigInt(await desk.balance(player.token));
  const ticket = await desk.ticket(player);
  const idempotencyKey = gateway.clock.newId();
  const body = { to: 'upline', amount: '50000', ticket };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      gateway.call('lineTransfer', { token: player.token, body, idempotencyKey }),
    ),
  );
  expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await desk.balance(player.token)).toBe(String(before - 50_000n));
});
