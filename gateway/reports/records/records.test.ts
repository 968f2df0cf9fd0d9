import { sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { giveMoney } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const days = { from: '2026-11-01', to: '2026-11-30' };
const at = (time: string) => new Date(time);

const bets = async (token: string, query: Record<string, string> = {}) =>
  (
    await gateway.call('betRecord', {
      token,
      query: { ...days, pageNo: '1', pageSize: '20', language: 'VI', ...query },
    })
  ).body.value as Value<'betRecord'>;
const account = async (token: string, query: Record<string, string> = {}) =>
  (await gateway.call('accountRecord', { token, query: { ...days, pageNo: '1', pageSize: '50', ...query } }))
    .body.value as Value<'accountRecord'>;

const player = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  await playRounds(gateway, member.row.id, [
    { stake: 20_000, win: 50_000, at: at('2026-11-18T03:00:00Z') },
    { stake: 30_000, win: 0, at: at('2026-11-19T03:00:00Z') },
    { stake: 10_000, win: 10_000, gameType: 'LIVE', at: at('2026-11-19T04:00:00Z') },
    { stake: 5_000, at: at('2026-11-20T03:00:00Z') },
  ]);
  return member;
};

test('MEM-08 the betting record has the last round first with its result, and sums over all that the filters leave', async () => {
  const { token } = await player();
  const record = await bets(token);
  expect(record.list.map(({ result, net }) => [result, net?.amount ?? null])).toEqual([
    ['open', null],
    ['even', '0'],
    ['lost', '-30000'],
    ['won', '30000'],
  ]);
  const amounts = Object.fromEntries(
    Object.entries(record.sums).map(([name, sum]) => [name, typeof sum === 'number' ? sum : sum.amount]),
  );
  expect(amounts).toEqual({ count: 4, stake: '65000', validBet: '60000', net: '0' });
  expect(record.days.map(({ day, net }) => [day, net.amount])).toEqual([
    ['2026-11-18', '30000'],
    ['2026-11-19', '-30000'],
    ['2026-11-20', '0'],
  ]);
  expect((await bets(token, { gameType: 'LIVE' })).sums.count).toBe(1);
  expect((await bets(token, { result: 'lost' })).list.map(({ net }) => net?.amount)).toEqual(['-30000']);
  expect(await bets(token, { pageNo: '2', pageSize: '3' })).toMatchObject({
    pageNum: 2,
    totalPages: 2,
    total: 4,
  });
});

test("MEM-08 days are the brand's: a round before midnight in Vietnam belongs to that day", async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 100_000n);
  await playRounds(gateway, member.row.id, [
    { stake: 1_000, win: 0, at: at('2026-11-19T16:59:59Z') },
    { stake: 2_000, win: 0, at: at('2026-11-19T17:00:00Z') },
  ]);
  const on = async (day: string) => (await bets(member.token, { from: day, to: day })).sums.stake.amount;
  expect([await on('2026-11-19'), await on('2026-11-20')]).toEqual(['1000', '2000']);
});

test('MEM-08 the sums of both records are those of the ledger', async () => {
  const { row, token } = await player();
  const { rows } = await gateway.database.queries.execute<{ net: string; bets: string; wins: string }>(sql`
    SELECT sum(e.amount)::text AS net,
      sum(e.amount) FILTER (WHERE p.reason = 'game.bet')::text AS bets,
      sum(e.amount) FILTER (WHERE p.reason = 'game.win')::text AS wins
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_postings p ON p.id = e.posting_id
    WHERE a.kind = 'member' AND a.owner = ${row.id}`);
  const record = await account(token, { from: '2026-01-01', to: '2026-12-31' });
  expect(record.sums.net.amount).toBe(rows[0]?.net);
  expect((await account(token, { way: 'bet' })).sums.out.amount).toBe(rows[0]?.bets);
  expect((await account(token, { way: 'win' })).sums.in.amount).toBe(rows[0]?.wins);
  const { sums } = await bets(token);
  expect(BigInt(sums.stake.amount)).toBe(-BigInt(rows[0]?.bets ?? 0));
  const profit = (await gateway.call('profitRecord', { token, query: days })).body
    .value as Value<'profitRecord'>;
  expect(profit.sums.win.amount).toBe(rows[0]?.wins);
  expect(profit.games.map(({ gameType, net }) => [gameType, net.amount])).toEqual([
    ['LIVE', '0'],
    ['RNG', '0'],
  ]);
});

test('MEM-08 the account record tells what each movement was and what it left', async () => {
  const { token } = await player();
  const { list } = await account(token, { from: '2026-11-18', to: '2026-11-19' });
  const moved = list.filter(({ way }) => way === 'bet' || way === 'win').reverse();
  expect(moved.map(({ way, amount }) => [way, amount.amount])).toEqual([
    ['bet', '-20000'],
    ['win', '50000'],
    ['bet', '-30000'],
    ['bet', '-10000'],
    ['win', '10000'],
  ]);
  let balance = BigInt(moved[0]?.balanceAfter.amount ?? 0);
  for (const { amount, balanceAfter } of moved.slice(1)) {
    balance += BigInt(amount.amount);
    expect(balanceAfter.amount).toBe(balance.toString());
  }
});

test('MEM-08 a range of no days, of too many, or of days that are none is refused', async () => {
  const { token } = await gateway.members.create();
  for (const range of [
    { from: '2026-11-20', to: '2026-11-19' },
    { from: '2025-01-01', to: '2026-11-19' },
    { from: '2026-02-31', to: '2026-03-02' },
  ]) {
    expect(await gateway.call('profitRecord', { token, query: range })).toMatchObject({ status: 400 });
  }
});

test('MEM-08 a round is shown to its player with what proves it, and to nobody else', async () => {
  const [{ token }, other] = [await player(), await gateway.members.create()];
  const [first] = (await bets(token)).list;
  const ask = (asker: string) =>
    gateway.call('betRound', { token: asker, query: { id: first?.id ?? '', language: 'VI' } });
  expect((await ask(token)).body.value).toMatchObject({ bet: { id: first?.id }, proof: null });
  expect(await ask(other.token)).toMatchObject({ status: 404 });
  expect((await bets(other.token)).total).toBe(0);
  expect((await account(other.token)).total).toBe(0);
});

test('a stake that came back was counted as money in: neither it nor its stake counts', async () => {
  const { row, token } = await player();
  const { sums } = await account(token);
  await playRounds(gateway, row.id, [{ stake: 40_000, win: 'void', at: at('2026-11-20T04:00:00Z') }]);
  const after = await account(token);
  expect(after.list).toHaveLength(9);
  expect(after.sums).toEqual(sums);
});

test('a stake of another day that came back is no negative spending: it comes in', async () => {
  const { row, token } = await gateway.members.create();
  await giveMoney(gateway, row.id, 100_000n);
  const [before, after] = [at('2026-11-18T04:00:00Z'), at('2026-11-19T04:00:00Z')];
  await playRounds(gateway, row.id, [
    { stake: 40_000, win: 'void', at: before, endedAt: after },
    { stake: 15_000, win: 0, at: after },
  ]);
  const on = async (from: string, to: string) => {
    const { sums } = await account(token, { from, to });
    return [sums.in.amount, sums.out.amount, sums.net.amount];
  };
  expect(await on('2026-11-18', '2026-11-18')).toEqual(['0', '-40000', '-40000']);
  expect(await on('2026-11-19', '2026-11-19')).toEqual(['25000', '0', '25000']);
  expect(await on('2026-11-18', '2026-11-19')).toEqual(['0', '-15000', '-15000']);
});
