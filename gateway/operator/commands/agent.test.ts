import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { planPayments } from '../../agents/payouts/payJobs.ts';
import { contractDesk, flat } from '../../testing/contractDesk.ts';
import { lineWorld } from '../../testing/lineWorld.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { AmountCell } from '../../ledger/money/amountCell.ts';
import { runAct } from '../runAct.ts';

let gateway: TestGateway;
let line: Awaited<ReturnType<typeof lineWorld>>;
let desk: ReturnType<typeof contractDesk>;
beforeEach(async () => {
  gateway = await testGateway({ now: new Date('2026-11-10T05:00:00Z') });
  line = await lineWorld(gateway);
  desk = contractDesk(gateway);
});
afterEach(() => gateway.close());

const order = (act: string, values: Readonly<Record<string, string>>, command = 'agent') =>
  runAct({ ...gateway, runtime: gateway.clock }, { command, act, brand: 'aurora', who: 'ops', values });
const top = () => line.top.row.account;

test('AGENT-05 the house offers to the top of a line and takes an offer back', async () => {
  const tiers = '20000000/5/0.6, 50000000/10/0.85';
  await order('offer', { account: top(), kind: 'daily', tiers });
  const { offer } = await desk.own(line.top, 'daily');
  expect(offer?.tiers).toEqual([
    { dailyBetAmount: { amount: '20000000', currency: 'VND' }, activeMembers: 5, rate: 60 },
    { dailyBetAmount: { amount: '50000000', currency: 'VND' }, activeMembers: 10, rate: 85 },
  ]);
  await expect(order('offer', { account: top(), kind: 'daily', tiers })).rejects.toThrow(
    'contract_offer_waiting',
  );
  await order('withdraw', { account: top(), kind: 'daily' });
  expect((await desk.own(line.top, 'daily')).offer).toBeNull();
  const [audited] = (await order('list', { limit: '1' }, 'audit')).rows;
  expect(audited).toMatchObject({ who: 'ops', act: 'agent withdraw', target: `${top()} daily` });
});

test.each([
  ['a member', () => ({ account: line.player.row.account, kind: 'daily', tiers: '0/0/1' }), 'is no agent'],
  [
    'somebody with an upline',
    () => ({ account: line.sub.row.account, kind: 'daily', tiers: '0/0/1' }),
    'contract_not_direct',
  ],
  [
    'tiers without order',
    () => ({ account: top(), kind: 'daily', tiers: '5/0/2, 5/0/1' }),
    'contract_tiers_invalid',
  ],
  [
    'too few fields',
    () => ({ account: top(), kind: 'dividend', tiers: '5/1' }),
    'periodValidBet/periodProfitAndLoss',
  ],
  ['a rate above all', () => ({ account: top(), kind: 'daily', tiers: '0/0/101' }), 'is no rate'],
  ['half a member', () => ({ account: top(), kind: 'daily', tiers: '0/1.5/1' }), 'is no number of members'],
])('AGENT-05 an offer to %s is refused in words', async (_title, values, words) => {
  await expect(order('offer', values())).rejects.toThrow(words);
});

test('AGENT-05 AGENT-06 the house agrees to an end once it has seen who below loses theirs', async () => {
  const { id } = await desk.agree('house', line.top, 'daily', 90);
  await desk.agree(line.top, line.sub, 'daily', 50);
  const named = { account: top(), kind: 'daily' };
  await expect(order('agree', { ...named, seen: 'another' })).rejects.toThrow('contract_no_request');
  await desk.act(line.top, 'daily', { action: 'requestEnd', contractId: id });
  await order('refuse', named);
  await desk.act(line.top, 'daily', { action: 'requestEnd', contractId: id });
  await expect(order('agree', { ...named, seen: 'another' })).rejects.toThrow('contract_ends_changed');
  const { rows } = await order('ends', named);
  expect(rows[0]).toEqual({ account: line.sub.row.account, rate: 0.5, direct: true });
  await order('agree', { ...named, seen: String(rows.at(-1)?.seen) });
  expect((await desk.own(line.top, 'daily')).running).toBeNull();
  expect((await desk.own(line.sub, 'daily')).running).toBeNull();
});

test('AGENT-11 a correction is a posting of its own, beside a statement that stays as it is', async () => {
  await desk.agree('house', line.top, 'daily', { tiers: flat('daily', 100) });
  await line.play(line.player, [{ stake: 1_000_000, win: 0, at: new Date('2026-11-11T03:00:00Z') }]);
  gateway.clock.advance(new Date('2026-11-11T17:06:00Z').getTime() - gateway.clock.now().getTime());
  await line.count();
  const { database, clock: runtime, tenants } = gateway;
  await planPayments({ database, runtime, tenants, log: silentLog }, line.brand);
  await gateway.jobs.runDue();
  const list = async () => (await order('statements', { account: top() })).rows;
  const [statement] = await list();
  expect(statement).toMatchObject({
    kind: 'daily',
    sum: { amount: '10000', currency: 'VND' },
    state: 'paid',
  });
  const id = String(statement?.id);
  await order('correct', { statement: id, pay: '2500', reason: 'two rounds were missing', key: 'one' });
  const twice = { statement: id, pay: '2500', reason: 'two rounds were missing', key: 'one' };
  expect((await order('correct', twice)).rows).toMatchObject([{ repeated: true }]);
  await expect(order('correct', { ...twice, pay: '2501' })).rejects.toThrow('take another key');
  await order('correct', { statement: id, take: '500', reason: 'one was counted twice', key: 'two' });
  expect((await list()).map(({ type, sum }) => [type, (sum as AmountCell).amount])).toEqual(
    expect.arrayContaining([
      ['regular', '10000'],
      ['correction', '2500'],
      ['correction', '-500'],
    ]),
  );
  const { token } = await desk.logInAgain(line.top);
  const read = await gateway.call('contractStatement', { token, query: { id } });
  const { sum, corrections } = read.body.value as Value<'contractStatement'>;
  expect([sum.amount, corrections.map((one) => one.sum.amount)]).toEqual(['10000', ['2500', '-500']]);
  const balance = await gateway.call('balance', { token });
  expect(balance.body.value).toMatchObject({ balance: { amount: '12000' } });
  const tooMuch = { statement: id, take: '50000', reason: 'more than there is', key: 'three' };
  await expect(order('correct', tooMuch)).rejects.toThrow('insufficient_funds');
  await expect(order('correct', { statement: id, reason: 'nothing', key: 'four' })).rejects.toThrow(
    '--pay or --take',
  );
  await expect(order('correct', { ...tooMuch, statement: gateway.clock.newId() })).rejects.toThrow(
    'not_found',
  );
  expect(booksAreSound(await compareBalances(database))).toBe(true);
});
