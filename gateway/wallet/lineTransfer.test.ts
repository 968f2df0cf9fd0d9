import type { Value } from '#contract/wireTypes';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { giveMoney } from '../testing/playGame.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';

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
  expect((await send(other, { to: 'upline' })).body.message).toBe('turnover_left');
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
