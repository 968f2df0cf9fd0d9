import type { EndpointName } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import type { BuiltEndpointName } from '#contract/schemas';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lineWorld } from '../../testing/lineWorld.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let line: Awaited<ReturnType<typeof lineWorld>>;

const at = (time: string) => new Date(time);
const on19 = at('2026-11-19T03:00:00Z');
const on20 = at('2026-11-20T03:00:00Z');

const pay = (
  to: TestMember,
  kind: 'cashier' | 'promotion' | 'commission',
  amount: bigint,
  reason: string,
  when: Date,
) =>
  gateway.database.transaction((tx) =>
    post(tx, {
      key: gateway.clock.newId(),
      merchant: 'aurora',
      reason,
      ref: `ref of ${reason}`,
      at: when,
      entries: transfer({ kind }, { kind: 'member', owner: to.row.id }, amount, 'VND'),
    }),
  );

beforeAll(async () => {
  gateway = await testGateway({ now: at('2026-11-18T05:00:00Z') });
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  line = await lineWorld(gateway);
  const { top, sub, player, subPlayer, strangerPlayer } = line;
  await line.play(top, [{ stake: 9_000, win: 0, at: on19 }]);
  await line.play(player, [
    { stake: 20_000, win: 50_000, at: on19 },
    { stake: 10_000, win: 0, gameType: 'LIVE', at: on20 },
  ]);
  await line.play(sub, [{ stake: 3_000, win: 0, at: on20 }]);
  await line.play(subPlayer, [
    { stake: 40_000, win: 0, at: on20 },
    { stake: 2_000, win: 2_000, at: on20 },
  ]);
  await line.play(strangerPlayer, [{ stake: 500_000, win: 0, at: on20 }]);
  await pay(subPlayer, 'cashier', 700_000n, 'deposit', on20);
  await pay(player, 'promotion', 5_000n, 'reward.vip', on20);
  await pay(top, 'commission', 1_200n, 'commission.daily', on20);
  await pay(top, 'commission', 300n, 'commission.rebate', on19);
  gateway.clock.advance(2 * 86_400_000);
  const { queries } = gateway.database;
  const again = async ({ row }: TestMember): Promise<TestMember> => {
    const place = { ip: '127.0.0.1', agent: 'test' };
    return { row, token: await sessionService(queries, gateway.clock).begin(row.merchant, row.id, place) };
  };
  line = { ...line, top: await again(top), sub: await again(sub), player: await again(player) };
  await line.count(at('2026-11-20T05:00:00Z'));
});
afterAll(() => gateway.close());

const days = { from: '2026-11-19', to: '2026-11-20' };
const paged = { ...days, pageNo: '1', pageSize: '20' };

const read = async <Name extends BuiltEndpointName>(
  name: Name,
  { token }: Pick<TestMember, 'token'>,
  query: Record<string, string>,
): Promise<Value<Name>> => {
  const answer = await gateway.call(name, { token, query });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.value as Value<Name>;
};

test('AGENT-02 the overview has the line, its sums against the days before, its days, game types and best downlines', async () => {
  const view = await read('teamOverview', line.top, days);
  expect(view.line).toEqual({ members: 3, direct: 2, agents: 1, joinedToday: 0 });
  expect(view.sums).toMatchObject({
    play: { bets: 5, stake: { amount: '75000' }, validBet: { amount: '75000' }, net: { amount: '-23000' } },
    money: { deposit: { amount: '700000' }, bonus: { amount: '5000' }, commission: { amount: '0' } },
    profit: { amount: '18000' },
    active: 3,
    firstDeposits: 1,
    income: { amount: '1500' },
  });
  expect(view.before).toMatchObject({ play: { bets: 0 }, active: 0, joined: 3, income: { amount: '0' } });
  expect(view.days.map(({ day, net, active }) => [day, net.amount, active])).toEqual([
    ['2026-11-19', '30000', 1],
    ['2026-11-20', '-53000', 3],
  ]);
  expect(view.games.map(({ gameType, bets }) => [gameType, bets])).toEqual([
    ['LIVE', 1],
    ['RNG', 4],
  ]);
  expect(view.top.map(({ member, members, validBet }) => [member.account, members, validBet.amount])).toEqual(
    [
      [line.sub.row.account, 1, '45000'],
      [line.player.row.account, 0, '30000'],
    ],
  );
  expect(view.countedTo).toBe('2026-11-20T05:00:00.000Z');
});

test('AGENT-03 a statement by team, member, day and game type comes to the same sums, and each row opens the next', async () => {
  const { top, sub, subPlayer } = line;
  const by = (group: string, more: Record<string, string> = {}) =>
    read('teamStatements', top, { ...paged, by: group, ...more });
  for (const group of ['team', 'member', 'day', 'gameType']) {
    const { list, sums } = await by(group);
    const net = list.reduce((sum, { play }) => sum + BigInt(play.net.amount), 0n);
    expect([group, net.toString(), sums.active]).toEqual([group, '-23000', 3]);
    expect(sums.play.net.amount).toBe('-23000');
  }
  const teams = await by('team');
  expect(teams.list.map(({ member, active }) => [member?.account, active])).toEqual([
    [sub.row.account, 2],
    [line.player.row.account, 1],
  ]);
  const [first] = teams.list;
  const opened = await by('member', { memberId: first?.member?.id ?? '' });
  expect(
    opened.list.map(({ member, play }) => [member?.account, member?.level, play.validBet.amount]),
  ).toEqual([
    [subPlayer.row.account, 2, '42000'],
    [sub.row.account, 1, '3000'],
  ]);
  expect(opened.sums.play.validBet.amount).toBe(first?.play.validBet.amount);
  const bets = await read('teamBets', top, { ...paged, language: 'VI', memberId: subPlayer.row.id });
  expect(bets.sums.validBet.amount).toBe('42000');
  expect(bets.list.map(({ net, countedOn }) => [net?.amount, countedOn]).toSorted()).toEqual([
    ['-40000', '2026-11-20'],
    ['0', '2026-11-20'],
  ]);
});

test('AGENT-03 filters leave what they say: game type, account, direct downlines, own figures', async () => {
  const ask = (more: Record<string, string>) =>
    read('teamStatements', line.top, { ...paged, by: 'day', ...more });
  const bet = async (more: Record<string, string>) => (await ask(more)).sums.play.validBet.amount;
  expect(await bet({ gameType: 'LIVE' })).toBe('10000');
  expect(await bet({ account: ` ${line.sub.row.account.toUpperCase()} ` })).toBe('45000');
  expect(await bet({ account: line.sub.row.account, scope: 'own' })).toBe('3000');
  expect(await bet({ scope: 'direct' })).toBe('33000');
  expect(await bet({ scope: 'own' })).toBe('9000');
  expect((await ask({ scope: 'direct' })).sums.active).toBe(2);
  expect((await ask({ gameType: 'LIVE' })).sums).toMatchObject({ active: 1, profit: { amount: '10000' } });
  expect((await ask({ gameType: 'LIVE' })).sums.money).toBeUndefined();
});

test('AGENT-12 the betting record has who bet on what on which day, the last day first, page by page', async () => {
  const page = (pageNo: number, pageSize: number) =>
    read('teamBetRecord', line.top, { ...days, pageNo: String(pageNo), pageSize: String(pageSize) });
  const whole = await page(1, 20);
  expect(whole).toMatchObject({ total: 4, sums: { validBet: { amount: '75000' } } });
  expect(whole.list.map(({ day, member, gameType, bets }) => [day, member.account, gameType, bets])).toEqual([
    ['2026-11-20', line.subPlayer.row.account, 'RNG', 2],
    ['2026-11-20', line.player.row.account, 'LIVE', 1],
    ['2026-11-20', line.sub.row.account, 'RNG', 1],
    ['2026-11-19', line.player.row.account, 'RNG', 1],
  ]);
  const pieces = [await page(1, 3), await page(2, 3)];
  expect(pieces.flatMap(({ list }) => list)).toEqual(whole.list);
  expect((await read('teamBetRecord', line.top, { ...paged, gameType: 'LIVE' })).list).toHaveLength(1);
});

test('AGENT-12 transactions of the line come from the ledger, without the agent’s own', async () => {
  const { list, sums, total } = await read('teamTransactions', line.top, { ...paged, kind: 'deposit' });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    member: { account: line.subPlayer.row.account },
    kind: 'deposit',
    amount: { amount: '700000' },
    at: on20.toISOString(),
  });
  expect(sums).toMatchObject({
    deposit: { amount: '700000' },
    bonus: { amount: '5000' },
    commission: { amount: '0' },
  });
});

test('AGENT-12 income has each payment to the agent with its statement, and revenue the same by day', async () => {
  const income = await read('agentIncome', line.top, paged);
  expect(income.list.map(({ source, amount, ref }) => [source, amount.amount, ref])).toEqual([
    ['daily', '1200', 'ref of commission.daily'],
    ['rebate', '300', 'ref of commission.rebate'],
  ]);
  expect(income.sums.total.amount).toBe('1500');
  expect((await read('agentIncome', line.top, { ...paged, source: 'rebate' })).total).toBe(1);
  const revenue = await read('agentRevenue', line.top, days);
  expect(revenue.list.map(({ day, profit, income: paid }) => [day, profit.amount, paid.amount])).toEqual([
    ['2026-11-19', '-30000', '300'],
    ['2026-11-20', '48000', '1200'],
  ]);
  expect(revenue.sums).toMatchObject({ profit: { amount: '18000' }, income: { amount: '1500' } });
});

const reports = {
  teamOverview: days,
  downlines: { pageNo: '1', pageSize: '20' },
  downlineTree: { pageNo: '1', pageSize: '20' },
  teamBetRecord: paged,
  teamTransactions: paged,
  teamStatements: { ...paged, by: 'team' },
  agentRevenue: days,
  agentIncome: paged,
} as const satisfies Partial<Record<EndpointName, Record<string, string>>>;
const names = Object.keys(reports) as (keyof typeof reports)[];

test.each(names)('AGENT-10 %s tells nothing of another line', async (name) => {
  const answer = await gateway.call(name, { token: line.top.token, query: reports[name] });
  const text = JSON.stringify(answer.body);
  for (const { row } of [line.stranger, line.strangerPlayer]) {
    expect(text).not.toContain(row.id);
    expect(text).not.toContain(`"${row.account}"`);
  }
  expect(text).not.toContain('500000"');
});

test.each(['teamStatements', 'teamBetRecord', 'teamTransactions', 'teamBets', 'downlineTree'] as const)(
  'AGENT-10 %s answers for a member of another line, an upline and another brand as for nobody',
  async (name) => {
    const other = await gateway.members.create({ merchant: 'lotus' });
    const ask = (token: string, memberId: string) =>
      gateway.call(name, {
        token,
        query: {
          ...(name === 'downlineTree' ? { pageNo: '1', pageSize: '20' } : paged),
          ...(name === 'teamBets' && { language: 'VI' }),
          ...(name === 'teamStatements' && { by: 'day' }),
          memberId,
        },
      });
    const nobody = await ask(line.sub.token, '00000000-0000-7000-8000-000000000000');
    expect(nobody.status).toBe(404);
    for (const { row } of [line.stranger, line.strangerPlayer, line.top, line.player, other])
      expect(await ask(line.sub.token, row.id)).toMatchObject({ status: 404, body: nobody.body });
    expect(await ask(line.sub.token, line.subPlayer.row.id)).toMatchObject({ status: 200 });
  },
);

test.each(names)(
  'AGENT-07 %s is not available to a brand without agents, and to members never',
  async (name) => {
    const { token } = line.top;
    const query = reports[name];
    expect(await gateway.call(name, { token: line.player.token, query })).toMatchObject({
      status: 403,
      body: { message: 'non_agent' },
    });
    await setFlags(gateway, ['AGENTPOLICY3'], '0');
    expect(await gateway.call(name, { token, query })).toMatchObject({ body: { message: 'not_available' } });
    await setFlags(gateway, ['AGENTPOLICY3']);
    expect(await gateway.call(name, { token, query })).toMatchObject({ status: 200 });
  },
);
