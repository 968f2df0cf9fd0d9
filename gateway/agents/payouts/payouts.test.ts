import { sql } from 'drizzle-orm';
import type { ContractKind } from '#contract/agentContracts';
import type { Value } from '#contract/wireTypes';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { memberService } from '../../members/members/memberService.ts';
import { contractDesk, flat } from '../../testing/contractDesk.ts';
import { lineWorld } from '../../testing/lineWorld.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import type { TestRound } from '../../testing/playRounds.ts';
import { planPayments } from './payJobs.ts';
import { wideTest } from '../../testing/wideTest.ts';

let gateway: TestGateway;
let line: Awaited<ReturnType<typeof lineWorld>>;
let desk: ReturnType<typeof contractDesk>;
beforeEach(async () => {
  // Noon of the 10th in Vietnam.
  gateway = await testGateway({ now: new Date('2026-11-10T05:00:00Z') });
  line = await lineWorld(gateway);
  desk = contractDesk(gateway);
});
afterEach(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await gateway.close();
});

const at = (time: string) => new Date(time);
/** A time of November 2026 in Vietnam, such as `11 12:00`; days beyond are those of December. */
const local = (time: string) => {
  const [day = '', clock = ''] = time.split(' ');
  return new Date(Date.parse(`2026-11-01T${clock}:00+07:00`) + (Number(day) - 1) * 86_400_000);
};

const partsOf = ({ database, clock, tenants }: TestGateway) => ({
  database,
  runtime: clock,
  tenants,
  log: silentLog,
});
/** Moves the clock, counts, plans and pays, as the jobs do. */
const passTo = async (time: string, by = gateway): Promise<void> => {
  gateway.clock.advance(local(time).getTime() - gateway.clock.now().getTime());
  await line.count();
  await planPayments(partsOf(by), line.brand);
  await by.jobs.runDue();
};
const play = (member: TestMember, time: string, stake: number, win: number, rest: Partial<TestRound> = {}) =>
  line.play(member, [{ stake, win, at: local(time), ...rest }]);

const income = async ({ row }: TestMember): Promise<bigint> => {
  const { rows } = await gateway.database.queries.execute<{ sum: string }>(sql`
    SELECT coalesce(sum(entry.amount), 0)::text AS sum
    FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    WHERE account.kind = 'member' AND account.owner = ${row.id} AND posting.reason LIKE 'commission.%'`);
  return BigInt(rows[0]?.sum ?? 0);
};
const listOf = async (member: TestMember, kind: ContractKind) => {
  const { token } = await desk.logInAgain(member);
  const query = { kind, from: '2026-11-01', to: '2027-01-31', pageNo: '1', pageSize: '50' };
  const { body } = await gateway.call('contractStatements', { token, query });
  return body.value as Value<'contractStatements'>;
};
const detailOf = async (member: TestMember, id: string) => {
  const { token } = await desk.logInAgain(member);
  return (await gateway.call('contractStatement', { token, query: { id } })).body;
};

test('AGENT-11 a daily salary counts from the day after the signature and is paid once that day is over', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await play(line.player, '10 20:00', 1_000_000, 0);
  await play(line.player, '11 01:00', 2_000_000, 900_000);
  await passTo('11 23:59');
  expect(await income(line.top)).toBe(0n);
  await passTo('12 00:06');
  expect(await income(line.top)).toBe(20_000n);
  await passTo('12 00:30');
  await passTo('13 00:30');
  expect(await income(line.top)).toBe(20_000n);
  const { list, sums } = await listOf(line.top, 'daily');
  expect(list).toMatchObject([
    {
      from: local('11 00:00').toISOString(),
      to: local('12 00:00').toISOString(),
      state: 'paid',
      gross: { amount: '20000' },
      sum: { amount: '20000' },
      tier: 1,
      rate: 100,
      paidAt: local('12 00:06').toISOString(),
    },
  ]);
  expect(sums.sum.amount).toBe('20000');
  expect((await detailOf(line.top, list[0]?.id ?? '')).value).toMatchObject({
    inputs: { validBet: { amount: '2000000' }, profitAndLoss: { amount: '1100000' }, activeMembers: 1 },
    version: { number: 1 },
  });
});

test("AGENT-11 an agent's own play pays the agent above, and each keeps the difference to the line below", async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await desk.agree(line.top, line.sub, 'daily', 60);
  await play(line.player, '11 10:00', 1_000_000, 0);
  await play(line.sub, '11 10:00', 500_000, 0);
  await play(line.subPlayer, '11 11:00', 2_000_000, 0);
  await play(line.top, '11 10:00', 9_000_000, 0);
  await passTo('12 00:06');
  expect([await income(line.sub), await income(line.top)]).toEqual([12_000n, 23_000n]);
  const [statement] = (await listOf(line.top, 'daily')).list;
  expect(statement).toMatchObject({ gross: { amount: '35000' }, toDownlines: { amount: '12000' } });
  expect((await detailOf(line.top, statement?.id ?? '')).value).toMatchObject({
    downlines: [{ account: line.sub.row.account, gross: { amount: '12000' } }],
  });
});

test('AGENT-11 AGENT-05 tiers of a day are those of its own figures', async () => {
  await desk.agree('house', line.top, 'daily', {
    tiers: [
      { dailyBetAmount: '1000000', activeMembers: 1, rate: 50 },
      { dailyBetAmount: '1000000', activeMembers: 2, rate: 80 },
    ],
  });
  await play(line.player, '11 10:00', 999_999, 0);
  await play(line.player, '12 10:00', 1_000_000, 0);
  await play(line.player, '13 10:00', 500_000, 0);
  await play(line.subPlayer, '13 10:00', 500_000, 0);
  await passTo('14 00:06');
  const { list } = await listOf(line.top, 'daily');
  expect(list.map(({ tier, state, sum }) => [tier, state, sum.amount])).toEqual([
    [2, 'paid', '8000'],
    [1, 'paid', '5000'],
    [null, 'nothing', '0'],
  ]);
});

test('AGENT-11 dividends of all spans that are closed are paid on the next 15th, not before', async () => {
  await desk.agree('house', line.top, 'dividend', { period: 'H', tiers: flat('dividend', 1000) });
  await play(line.player, '12 10:00', 1_000_000, 0);
  await play(line.player, '20 10:00', 3_000_000, 0);
  await play(line.player, '33 10:00', 9_000_000, 0);
  await passTo('15 00:06');
  await passTo('44 23:59');
  expect(await income(line.top)).toBe(0n);
  await passTo('45 00:06');
  expect(await income(line.top)).toBe(400_000n);
  const { list, nextAt } = await listOf(line.top, 'dividend');
  expect(list.map(({ from, to, sum }) => [from, to, sum.amount])).toEqual([
    [local('16 00:00').toISOString(), local('31 00:00').toISOString(), '300000'],
    [local('11 00:00').toISOString(), local('16 00:00').toISOString(), '100000'],
  ]);
  expect(nextAt).toBe(at('2027-01-14T17:00:00.000Z').toISOString());
  await passTo('76 00:06');
  expect(await income(line.top)).toBe(1_300_000n);
});

test('AGENT-11 what a dividend lost is carried to its next span and seen there', async () => {
  await desk.agree('house', line.top, 'dividend', { period: 'D', tiers: flat('dividend', 1000) });
  await play(line.player, '11 10:00', 1_000_000, 3_000_000);
  await play(line.player, '12 10:00', 500_000, 0);
  await play(line.player, '14 10:00', 4_000_000, 0);
  await passTo('15 00:06');
  const { list, carried } = await listOf(line.top, 'dividend');
  expect(
    list.map((one) => [one.carriedIn, one.gross, one.carriedOut, one.sum].map(({ amount }) => amount)),
  ).toEqual([
    ['-150000', '400000', '0', '250000'],
    ['-150000', '0', '-150000', '0'],
    ['-200000', '50000', '-150000', '0'],
    ['0', '-200000', '-200000', '0'],
  ]);
  expect(carried.amount).toBe('0');
  expect(await income(line.top)).toBe(250_000n);
});

test('AGENT-11 an hourly salary is paid once the hour is over', async () => {
  await desk.agree('house', line.top, 'hourly', 50);
  await play(line.player, '10 12:30', 1_000_000, 0);
  await play(line.player, '10 13:10', 1_000_000, 0);
  await play(line.subPlayer, '10 13:50', 2_000_000, 9_000_000);
  await passTo('10 13:56');
  expect(await income(line.top)).toBe(0n);
  await passTo('10 14:06');
  expect(await income(line.top)).toBe(15_000n);
  expect((await listOf(line.top, 'hourly')).list).toHaveLength(1);
});

test('AGENT-08 a real-time salary settles every five minutes by single bets, their result and their stake', async () => {
  await desk.agree('house', line.top, 'realTime', {
    tiers: [
      { singleBet: '100000', profitRate: 10, lossRate: 20 },
      { singleBet: '1000000', profitRate: 30, lossRate: 40 },
    ],
  });
  await desk.agree(line.top, line.sub, 'realTime', {
    tiers: [{ singleBet: '100000', profitRate: 5, lossRate: 5 }],
  });
  await play(line.player, '10 12:03', 500_000, 0);
  await play(line.player, '10 12:06', 99_999, 0);
  await play(line.player, '10 12:07', 500_000, 0);
  await play(line.player, '10 12:07', 2_000_000, 5_000_000);
  await play(line.player, '10 12:08', 700_000, 700_000);
  await play(line.subPlayer, '10 12:09', 1_000_000, 0);
  await passTo('10 12:11');
  // Lost 500,000 at 0.2 %, won 2,000,000 at 0.3 %, lost 1,000,000 at 0.4 % of which 0.05 % are the downline's.
  expect([await income(line.top), await income(line.sub)]).toEqual([10_500n, 500n]);
  await passTo('10 12:30');
  expect(await income(line.top)).toBe(10_500n);
  const [statement] = (await listOf(line.top, 'realTime')).list;
  expect(statement).toMatchObject({
    from: local('10 12:05').toISOString(),
    to: local('10 12:10').toISOString(),
  });
  expect((await detailOf(line.top, statement?.id ?? '')).value).toMatchObject({
    inputs: null,
    byTier: [
      { tier: 1, won: { amount: '0' }, lost: { amount: '500000' } },
      { tier: 2, won: { amount: '2000000' }, lost: { amount: '1000000' } },
    ],
  });
});

test('AGENT-11 a bet that was settled after its day is in the next span, and shown as late', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await passTo('12 00:06');
  await play(line.player, '11 23:00', 1_000_000, 0);
  await passTo('13 00:06');
  const { list } = await listOf(line.top, 'daily');
  expect(list).toMatchObject([{ from: local('12 00:00').toISOString(), sum: { amount: '10000' } }]);
  expect((await detailOf(line.top, list[0]?.id ?? '')).value).toMatchObject({
    inputs: { late: { validBet: { amount: '1000000' }, profitAndLoss: { amount: '1000000' } } },
  });
});

test('AGENT-11 a contract that ended is paid until its end, and a higher one from then on', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await play(line.player, '11 10:00', 1_000_000, 0);
  gateway.clock.advance(local('11 12:00').getTime() - gateway.clock.now().getTime());
  await desk.agree('house', await desk.logInAgain(line.top), 'daily', 200);
  await play(line.player, '11 20:00', 1_000_000, 0);
  await play(line.player, '12 10:00', 1_000_000, 0);
  await passTo('13 00:06');
  const { list } = await listOf(line.top, 'daily');
  expect(list.map(({ sum, rate }) => [sum.amount, rate])).toEqual([
    ['20000', 200],
    ['20000', 100],
  ]);
});

test('AGENT-11 a disabled account waits for its money, an excluded one is paid', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await desk.agree('house', line.stranger, 'daily', 100);
  await play(line.player, '11 10:00', 1_000_000, 0);
  await play(line.strangerPlayer, '11 10:00', 1_000_000, 0);
  const { queries } = gateway.database;
  const members = memberService(queries, gateway.clock);
  await members.update('aurora', line.top.row.id, { state: 'disabled' });
  const excluded = { merchant: 'aurora', memberId: line.stranger.row.id };
  await coolOffService(queries).take(excluded, { kind: 'selfExclusion', until: null }, gateway.clock.now());
  await passTo('12 00:06');
  expect([await income(line.top), await income(line.stranger)]).toEqual([0n, 10_000n]);
  await passTo('12 10:06');
  await members.update('aurora', line.top.row.id, { state: 'active' });
  expect((await listOf(line.top, 'daily')).list).toMatchObject([{ state: 'waiting', paidAt: null }]);
  await passTo('12 10:11');
  await passTo('12 10:16');
  expect(await income(line.top)).toBe(10_000n);
  expect((await listOf(line.top, 'daily')).list).toMatchObject([
    { state: 'paid', paidAt: local('12 10:11').toISOString() },
  ]);
});

wideTest('AGENT-11 two gateways that plan and pay at the same time pay each span once', async () => {
  const second = await testGateway({ beside: gateway, now: gateway.clock.now() });
  for (const kind of ['daily', 'hourly', 'realTime'] as const) {
    await desk.agree('house', line.top, kind, 100);
    await desk.agree(line.top, line.sub, kind, 60);
  }
  for (const day of ['11', '12', '13']) await play(line.subPlayer, `${day} 10:02`, 1_000_000, 0);
  const until = local('14 00:06').getTime() - gateway.clock.now().getTime();
  for (const one of [gateway, second]) one.clock.advance(until);
  await line.count();
  await Promise.all(
    [gateway, second, gateway, second].map(async (one) => {
      await planPayments(partsOf(one), line.brand);
      await one.jobs.runDue();
    }),
  );
  await gateway.jobs.runDue();
  expect([await income(line.sub), await income(line.top)]).toEqual([54_000n, 36_000n]);
  await second.close();
});

test('AGENT-11 a contract that cannot be paid holds up no other and is paid by the next try', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await desk.agree('house', line.stranger, 'daily', 100);
  await play(line.player, '11 10:00', 1_000_000, 0);
  await play(line.strangerPlayer, '11 10:00', 1_000_000, 0);
  const { queries } = gateway.database;
  await queries.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''out of order''; END'`);
  await queries.execute(
    sql.raw(`CREATE TRIGGER fail BEFORE INSERT ON agent_statements FOR EACH ROW
      WHEN (NEW.member_id = '${line.top.row.id}') EXECUTE FUNCTION fail()`),
  );
  await passTo('12 00:06');
  expect([await income(line.top), await income(line.stranger)]).toEqual([0n, 10_000n]);
  await queries.execute(sql`DROP TRIGGER fail ON agent_statements`);
  await gateway.jobs.passTo(local('12 01:00'));
  expect([await income(line.top), await income(line.stranger)]).toEqual([10_000n, 10_000n]);
});

test('AGENT-10 a statement is read by whom it paid; to others it is as one that is not there', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await desk.agree(line.top, line.sub, 'daily', 60);
  await play(line.subPlayer, '11 10:00', 1_000_000, 0);
  await passTo('12 00:06');
  const [statement] = (await listOf(line.sub, 'daily')).list;
  for (const other of [line.stranger, line.top, line.subPlayer]) {
    expect(await detailOf(other, statement?.id ?? '')).toEqual(await detailOf(other, gateway.clock.newId()));
  }
  expect((await listOf(line.stranger, 'daily')).list).toEqual([]);
});

test('AGENT-11 the ledger pays out of commissions, and the message says what for', async () => {
  await desk.agree('house', line.top, 'daily', 100);
  await play(line.player, '11 10:00', 1_000_000, 0);
  await passTo('12 00:06');
  const { queries } = gateway.database;
  expect(await balanceOf(queries, 'aurora', { kind: 'commission' }, 'VND')).toBe(-10_000n);
  const { token } = await desk.logInAgain(line.top);
  const { body } = await gateway.call('messages', { token, query: { pageNo: '1', pageSize: '5' } });
  expect((body.value as Value<'messages'>).list[0]).toMatchObject({
    kind: 'contractPaid',
    params: { amount: '10000', currency: 'VND', contract: 'daily' },
  });
});

test('AGENT-06 AGENT-05 the preview tries both versions on the last seven days and names who would lose theirs', async () => {
  await desk.agree('house', line.top, 'daily', 200);
  await desk.agree(line.top, line.sub, 'daily', 60);
  await desk.agree(line.sub, line.subPlayer, 'daily', 50);
  await play(line.subPlayer, '11 10:00', 1_000_000, 0);
  const low = await gateway.members.create({ upline: line.subPlayer.row });
  for (const time of ['12 10:00', '12 11:00', '12 12:00']) await play(low, time, 10_000_000, 0);
  await passTo('14 12:00');
  const top = await desk.logInAgain(line.top);
  const sub = await desk.logInAgain(line.sub);
  await desk.offer(top, sub, 'daily', {
    tiers: [{ dailyBetAmount: '20000000', activeMembers: 1, rate: 40 }],
  });
  const id = (await desk.own(sub, 'daily')).offer?.id ?? '';
  const preview = async ({ token }: TestMember) =>
    (await gateway.call('contractPreview', { token, query: { id } })).body;
  expect((await preview(sub)).value).toMatchObject({
    countsFrom: local('15 00:00').toISOString(),
    endsTotal: 1,
    ends: [{ account: line.subPlayer.row.account, rate: 50, direct: true }],
    trial: {
      spans: 7,
      // 0.6 % of 31 million without 0.5 % of the 30 below; then 0.4 % of 30 alone, for nobody is left below.
      running: { reached: 7, pays: { amount: '36000' } },
      offer: { reached: 1, pays: { amount: '120000' } },
    },
  });
  expect((await preview(await desk.logInAgain(line.stranger))).message).toBe('not_found');
  const { seen } = (await preview(sub)).value as { seen: string };
  expect((await desk.act(sub, 'daily', { action: 'sign', id, seen })).status).toBe(200);
});

test('AGENT-05 the simulator says what terms would have paid last month', async () => {
  await desk.agree('house', line.top, 'dividend', 2000);
  await play(line.subPlayer, '11 10:00', 1_000_000, 0);
  await play(line.subPlayer, '25 10:00', 3_000_000, 2_000_000);
  await passTo('35 12:00');
  const { token } = await desk.logInAgain(line.top);
  const body = {
    kind: 'dividend',
    account: line.sub.row.account,
    period: 'H',
    tiers: [{ periodValidBet: '2000000', periodProfitAndLoss: '0', activeMembers: 1, rate: 1500 }],
  };
  const answer = await gateway.call('contractTrial', { token, body });
  expect(answer.body.value).toMatchObject({
    from: local('1 00:00').toISOString(),
    to: local('31 00:00').toISOString(),
    spans: 2,
    reached: 1,
    pays: { amount: '150000' },
    own: { amount: '400000' },
    validBet: { amount: '4000000' },
    profitAndLoss: { amount: '2000000' },
    activeMembers: 1,
  });
  const unordered = { ...body, tiers: [...body.tiers, ...body.tiers] };
  expect((await gateway.call('contractTrial', { token, body: unordered })).body.message).toBe(
    'contract_tiers_invalid',
  );
  const foreign = { ...body, account: line.strangerPlayer.row.account };
  expect((await gateway.call('contractTrial', { token, body: foreign })).body.message).toBe('not_found');
});
