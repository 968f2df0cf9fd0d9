import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { depositService } from '../../money/deposits/depositService.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { playRounds, type TestRound } from '../../testing/playRounds.ts';
import { testGateway, type CallOptions, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { changeReward } from './changeReward.ts';
import { pointDesk } from './pointDesk.ts';
import { pointStore } from './pointStore.ts';
import { ratioStore, type RatioKind } from './ratioStore.ts';
import type { PointReward, pointRewards } from './schema.ts';

let gateway: TestGateway;
/** Another process on the same database. */
let beside: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
  beside = await testGateway({ beside: gateway, now: gateway.clock.now() });
  desk = cashierDesk(gateway);
  for (const kind of ['live', 'lottery', 'pvp', 'slots', 'sports'] as const) await setRatio(kind, 1, 10_000n);
  await setRatio('deposit', 2, 50_000n);
  await setRatio('convert', 100, 1_000n);
  gateway.clock.advance(60_000);
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await beside.close();
  await gateway.close();
});

const setRatio = (kind: RatioKind, points: number, amount: bigint) =>
  ratioStore(gateway.database.queries).add({
    ...{ merchant: 'aurora', kind, points, amount },
    from: gateway.clock.now(),
  });

const addReward = (plan: Partial<typeof pointRewards.$inferInsert> = {}): Promise<PointReward> =>
  pointStore(gateway.database.queries).addReward({
    ...{ merchant: 'aurora', kind: 'goods', category: 'devices', image: '/art/props/phone' },
    texts: { EN: { title: 'Headphones', lead: 'New' }, VI: { title: 'Tai nghe', lead: 'Mới' } },
    ...{ points: 50, stock: 3, times: 0, sort: 0 },
    ...plan,
  });

const delivery = { name: 'Nguyễn Minh Anh', phone: '0912 345 678', address: '18 Trần Phú, Đà Nẵng' };
const page = { pageNo: '1', pageSize: '20' };

const ask = async <Name extends 'pointsBalance' | 'pointsTransactions' | 'pointsRedeemList'>(
  name: Name,
  { token }: Pick<TestMember, 'token'>,
  query?: CallOptions['query'],
) => (await gateway.call(name, { token, ...(query && { query }) })).body.value as Value<Name>;
const pointsOf = async (member: TestMember) => (await ask('pointsBalance', member)).points;
const record = async (member: TestMember, query: Record<string, string> = {}) =>
  (await ask('pointsTransactions', member, { language: 'EN', ...page, ...query })).list;
const history = async (member: TestMember, query: Record<string, string> = {}) =>
  (await ask('pointsRedeemList', member, { language: 'EN', ...page, ...query })).list;

const play = (member: TestMember, rounds: readonly TestRound[]) => playRounds(gateway, member.row.id, rounds);

/** A member who has played for so many points. */
const withPoints = async (points: number): Promise<TestMember> => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 100_000_000n);
  const stake = points * 10_000;
  await play(member, [{ stake, win: stake }]);
  expect(await pointsOf(member)).toBe(points);
  return member;
};

const redeem = async (
  member: TestMember,
  reward: PointReward,
  {
    ticket,
    key = gateway.clock.newId(),
    ...over
  }: Record<string, unknown> & { ticket?: string; key?: string } = {},
) =>
  gateway.call('pointsRedeem', {
    token: member.token,
    idempotencyKey: key,
    body: {
      ...{ id: reward.id, quantity: 1, points: reward.points },
      ...(reward.kind === 'goods' && { delivery }),
      ticket: ticket ?? (await desk.ticket(member)),
      ...over,
    },
  });
const convert = async (member: TestMember, points: number, amount: number, ticket?: string) =>
  gateway.call('pointsConvert', {
    token: member.token,
    idempotencyKey: gateway.clock.newId(),
    body: { points, amount: String(amount), ticket: ticket ?? (await desk.ticket(member)) },
  });
const stockOf = async ({ id }: PointReward) =>
  (await pointStore(gateway.database.queries).rewards('aurora')).find((one) => one.id === id)?.stock;
const atDesk = <Answer>(work: (points: ReturnType<typeof pointDesk>) => Promise<Answer>) =>
  gateway.database.transaction((tx) => work(pointDesk(tx, gateway.clock)));

test('POINT-02 each source earns by its ratio, once, and what is left over counts on', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000_000n);
  await play(member, [
    { stake: 25_000, win: 25_000, gameType: 'RNG' },
    { stake: 30_000, win: 0, gameType: 'LIVE' },
    { stake: 10_000, win: 0, gameType: 'BAC' },
    { stake: 20_000, win: 0, gameType: 'LOTT' },
    { stake: 10_000, win: 0, gameType: 'PVP' },
    { stake: 50_000, win: 0, gameType: 'SPORTS' },
    { stake: 90_000, gameType: 'RNG' },
  ]);
  expect(await ask('pointsBalance', member)).toMatchObject({
    points: 14,
    earned: [
      { source: 'live', points: 4 },
      { source: 'lottery', points: 2 },
      { source: 'pvp', points: 1 },
      { source: 'slots', points: 2 },
      { source: 'sports', points: 5 },
    ],
  });
  expect(await pointsOf(member)).toBe(14);
  gateway.clock.advance(1_000);
  // 5,000 of the first round are left over and make the next point with this one.
  await play(member, [{ stake: 5_000, win: 0, gameType: 'RNG' }]);
  expect(await pointsOf(member)).toBe(15);
  const [newest] = await record(member, { type: 'slots' });
  expect(newest).toEqual({
    no: expect.stringMatching(/^P261120[A-Z0-9]{8}$/) as string,
    at: gateway.clock.now().toISOString(),
    type: 'slots',
    name: null,
    quantity: 1,
    pointsRequirement: 1,
    amountRequirement: { amount: '10000', currency: 'VND' },
    status: 'approved',
    changed: 1,
    balance: 15,
    remark: null,
  });
});

test('POINT-02 a deposit earns points once it is credited', async () => {
  const member = await gateway.members.create();
  const tenant = gateway.tenants.forHost('aurora.localhost');
  if (tenant === undefined) throw new Error('No brand');
  const owner = { merchant: 'aurora', memberId: member.row.id };
  await gateway.database.transaction(async (tx) => {
    const deposits = depositService(tx, gateway.clock);
    const order = await deposits.order(owner, tenant, 'BANK', 120_000n, gateway.clock.now());
    await deposits.credit(tenant, order.orderNo, 120_000n, gateway.clock.now());
    await deposits.order(owner, tenant, 'BANK', 500_000n, gateway.clock.now());
  });
  expect(await pointsOf(member)).toBe(4);
  expect(await pointsOf(member)).toBe(4);
  expect(await record(member)).toMatchObject([
    { type: 'deposit', quantity: 2, pointsRequirement: 2, changed: 4 },
  ]);
});

test('POINT-02 a bet earns by the ratio of its time, and nothing before there was one', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000_000n);
  const before = new Date('2026-11-20T04:00:00Z');
  await play(member, [{ stake: 1_000_000, win: 0, gameType: 'RNG', at: before }]);
  await play(member, [{ stake: 100_000, win: 0, gameType: 'FISH' }]);
  gateway.clock.advance(1_000);
  await setRatio('slots', 5, 10_000n);
  gateway.clock.advance(1_000);
  await play(member, [{ stake: 10_000, win: 0, gameType: 'RNG' }]);
  expect(await pointsOf(member)).toBe(15);
  gateway.clock.advance(1_000);
  await setRatio('slots', 1, 10_000n);
});

test('POINT-02 points never expire', async () => {
  const late = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
  const { queries } = late.database;
  await ratioStore(queries).add({
    ...{ merchant: 'aurora', kind: 'slots', points: 1, amount: 10_000n, from: late.clock.now() },
  });
  const { row } = await late.members.create();
  await giveMoney(late, row.id, 1_000_000n);
  await playRounds(late, row.id, [{ stake: 70_000, win: 0 }]);
  late.clock.advance(20 * 365 * 86_400_000);
  const token = await cashierDesk(late).again({ row, token: '' });
  expect((await late.call('pointsBalance', { token })).body.value).toMatchObject({ points: 7 });
  await late.close();
});

test('POINT-01 the mall shows its ratios and its rewards to everybody, without what is paused', async () => {
  const shown = await addReward({ kind: 'money', amount: 60_000n, times: 3, days: 15, stock: null });
  const paused = await addReward({ pausedAt: gateway.clock.now() });
  const { value } = (await gateway.call('pointsRewards', { query: { language: 'VI' } })).body;
  const { list } = value as Value<'pointsRewards'>;
  expect(list.find(({ id }) => id === shown.id)).toEqual({
    ...{ id: shown.id, kind: 'money', category: 'devices', title: 'Tai nghe', lead: 'Mới' },
    ...{ image: '/art/props/phone', points: 50, stock: null, rounds: null, times: 3, days: 15 },
    amount: { amount: '60000', currency: 'VND' },
  });
  expect(list.some(({ id }) => id === paused.id)).toBe(false);
  const config = (await gateway.call('pointsConfig', { query: { language: 'VI' } })).body.value;
  expect(config).toMatchObject({
    ratios: expect.arrayContaining([
      { source: 'sports', points: 1, amount: { amount: '10000', currency: 'VND' } },
    ]) as unknown,
    convert: { points: 100, amount: { amount: '1000', currency: 'VND' }, times: 1, days: 30 },
  });
});

test('POINT-01 goods: the points go, the stock falls, the operator sends them', async () => {
  const member = await withPoints(120);
  const reward = await addReward();
  const answer = await redeem(member, reward, { quantity: 2 });
  expect(answer.body.value).toMatchObject({ status: 'process', amount: null, points: 20 });
  const { no } = answer.body.value as Value<'pointsRedeem'>;
  expect(await stockOf(reward)).toBe(1);
  expect(await ask('pointsBalance', member)).toMatchObject({ points: 20, delivery });
  expect(await history(member, { status: 'process' })).toMatchObject([
    { no, title: 'Headphones', quantity: 2, points: 100, status: 'process', delivery, shipment: null },
  ]);
  expect(await record(member, { type: 'redeem' })).toMatchObject([
    {
      name: 'Headphones',
      quantity: 2,
      pointsRequirement: 50,
      amountRequirement: null,
      status: 'process',
      changed: -100,
      balance: 20,
    },
  ]);
  await atDesk((points) => points.ship('aurora', no, 'GHN 8X21', gateway.clock.now()));
  expect(await history(member)).toMatchObject([{ status: 'approved', shipment: 'GHN 8X21' }]);
  await expect(
    atDesk((points) => points.reject('aurora', no, 'outOfStock', gateway.clock.now())),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('POINT-02 goods that are not sent: points and pieces come back once, with the reason', async () => {
  const member = await withPoints(120);
  const reward = await addReward();
  const { no } = (await redeem(member, reward)).body.value as Value<'pointsRedeem'>;
  await atDesk((points) => points.reject('aurora', no, 'addressUnclear', gateway.clock.now()));
  expect(await pointsOf(member)).toBe(120);
  expect(await stockOf(reward)).toBe(3);
  expect(await history(member, { status: 'rejected' })).toMatchObject([{ no, reason: 'addressUnclear' }]);
  expect((await record(member, { type: 'redeem' })).map(({ changed, status }) => [changed, status])).toEqual([
    [50, 'approved'],
    [-50, 'rejected'],
  ]);
  await expect(
    atDesk((points) => points.reject('aurora', no, 'addressUnclear', gateway.clock.now())),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(await pointsOf(member)).toBe(120);
});

test('POINT-01 money is paid at once as a bonus that has to be wagered', async () => {
  const member = await withPoints(120);
  const reward = await addReward({ kind: 'money', amount: 60_000n, times: 3, days: 15, stock: null });
  const before = BigInt(await desk.balance(member.token));
  expect((await redeem(member, reward, { quantity: 2 })).body.value).toMatchObject({
    status: 'approved',
    amount: { amount: '120000' },
    points: 20,
  });
  expect(BigInt(await desk.balance(member.token)) - before).toBe(120_000n);
  const { list } = (await gateway.call('bonuses', { token: member.token, query: { language: 'EN' } })).body
    .value as Value<'bonuses'>;
  expect(list).toMatchObject([
    { reward: { source: 'points' }, wagering: { required: { amount: '360000' } } },
  ]);
});

test('POINT-01 points are converted by the ratio that the member was shown', async () => {
  const member = await withPoints(450);
  expect((await convert(member, 300, 4_000)).body.message).toBe('ratio_changed');
  expect((await convert(member, 350, 3_000)).body).toMatchObject({
    message: 'invalid_fields',
    value: { fields: { points: 'pattern' } },
  });
  expect((await convert(member, 500, 5_000)).body).toMatchObject({
    message: 'points_missing',
    value: { points: 450 },
  });
  const before = BigInt(await desk.balance(member.token));
  expect((await convert(member, 400, 4_000)).body.value).toMatchObject({
    amount: { amount: '4000', currency: 'VND' },
    points: 50,
  });
  expect(BigInt(await desk.balance(member.token)) - before).toBe(4_000n);
  expect(await record(member, { type: 'redeem' })).toMatchObject([
    {
      name: null,
      quantity: 4,
      pointsRequirement: 100,
      amountRequirement: { amount: '1000' },
      changed: -400,
      balance: 50,
    },
  ]);
  await setRatio('convert', 100, 2_000n);
  expect((await convert(member, 100, 1_000)).body.message).toBe('ratio_changed');
  gateway.clock.advance(1_000);
  await setRatio('convert', 100, 1_000n);
  expect(await pointsOf(member)).toBe(50);
});

test('POINT-01 a redemption asks for the withdraw password, and a refusal takes nothing', async () => {
  const member = await withPoints(60);
  const reward = await addReward();
  const refusal = async (over: Parameters<typeof redeem>[2], of = reward) =>
    (await redeem(member, of, over)).body.message;
  expect(await refusal({ ticket: 'guessed' })).toBe('withdraw_password_wrong');
  expect(await refusal({ points: 49 })).toBe('ratio_changed');
  expect(await refusal({ quantity: 4 })).toBe('stock_gone');
  expect(await refusal({ quantity: 2 })).toBe('points_missing');
  expect(await refusal({ delivery: undefined })).toBe('invalid_fields');
  expect(await refusal({ delivery: { ...delivery, address: ' \u200b ' } })).toBe('bad_request');
  expect(await refusal({}, await addReward({ pausedAt: gateway.clock.now() }))).toBe('not_found');
  expect([await pointsOf(member), await stockOf(reward)]).toEqual([60, 3]);
  const trial = await gateway.members.create({ type: 4 });
  expect((await gateway.call('pointsBalance', { token: trial.token })).body.message).toBe(
    'need_real_account',
  );
});

test('POINT-01 the last piece goes to one of many, and a repeated call takes it once', async () => {
  const reward = await addReward({ stock: 1 });
  const rivals = await Promise.all([withPoints(60), withPoints(60), withPoints(60), withPoints(60)]);
  const answers = await Promise.all(rivals.map((member) => redeem(member, reward)));
  expect(answers.map(({ body }) => body.message ?? 'had').toSorted()).toEqual([
    'had',
    'stock_gone',
    'stock_gone',
    'stock_gone',
  ]);
  expect(await stockOf(reward)).toBe(0);
  const [member] = [await withPoints(200)];
  const other = await addReward();
  const ticket = await desk.ticket(member);
  const key = gateway.clock.newId();
  const once = await redeem(member, other, { ticket, key });
  expect(await redeem(member, other, { ticket, key })).toMatchObject({ body: once.body });
  expect(await pointsOf(member)).toBe(150);
});

test('POINT-02 two devices that look at once are given the points once', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000_000n);
  await play(member, [
    { stake: 40_000, win: 0 },
    { stake: 60_000, win: 0, gameType: 'LIVE' },
  ]);
  await Promise.all(Array.from({ length: 6 }, () => ask('pointsBalance', member)));
  expect(await pointsOf(member)).toBe(10);
  expect((await record(member)).reduce((sum, { changed }) => sum + changed, 0)).toBe(10);
});

const restock = async (member: TestMember, reward: PointReward, wanted = true) =>
  gateway.call('pointsRestock', { token: member.token, body: { id: reward.id, wanted } });
const fill = (reward: PointReward, change: Partial<PointReward> = { stock: 5 }) =>
  gateway.database.transaction(async (tx) => {
    const before = await pointStore(tx).lockReward('aurora', reward.id);
    if (before === undefined) throw new Error('No reward');
    await changeReward(tx, before, change, gateway.clock.now());
  });
const restockNews = async ({ token }: TestMember) => {
  const { value } = (await gateway.call('messages', { token, query: page })).body;
  return (value as Value<'messages'>).list.filter(({ kind }) => kind === 'pointsRestocked');
};
const rest = (
  { row: { id: memberId } }: TestMember,
  minutes: number,
  queries: Queries = gateway.database.queries,
) =>
  coolOffService(queries).take(
    { merchant: 'aurora', memberId },
    { kind: 'timeOut', until: new Date(gateway.clock.now().getTime() + minutes * 60_000) },
    gateway.clock.now(),
  );

test('POINT-01 a conversion or a redemption that waited while its member took a break takes no points', async () => {
  for (const spend of [
    (member: TestMember, ticket: string) => convert(member, 100, 1_000, ticket),
    async (member: TestMember, ticket: string) => redeem(member, await addReward(), { ticket }),
  ]) {
    const member = await withPoints(100);
    const ticket = await desk.ticket(member);
    const [answer] = await meetAtMember(
      gateway.database,
      member.row.id,
      [() => spend(member, ticket)],
      (tx) => rest(member, 60, tx),
    );
    expect(answer).toMatchObject({ status: 403, body: { message: 'on_break' } });
    gateway.clock.advance(61 * 60_000);
    const token = await desk.again(member);
    expect(await pointsOf({ ...member, token })).toBe(100);
  }
});

test('POINT-01 who asked is told once when a sold-out reward is back, by all processes together', async () => {
  const [asked, tookBack, never] = [
    await gateway.members.create(),
    await gateway.members.create(),
    await gateway.members.create(),
  ];
  const reward = await addReward({ stock: 0 });
  // Two at once are one request.
  const answers = await Promise.all([restock(asked, reward), restock(asked, reward)]);
  expect(answers.map(({ body }) => body.value)).toEqual([{ awaited: [reward.id] }, { awaited: [reward.id] }]);
  expect(await ask('pointsBalance', asked)).toMatchObject({ awaited: [reward.id] });
  await restock(tookBack, reward);
  expect((await restock(tookBack, reward, false)).body.value).toEqual({ awaited: [] });
  await fill(reward, { stock: 0 });
  await gateway.jobs.runDue();
  expect(await restockNews(asked)).toEqual([]);
  await fill(reward);
  beside.clock.advance(gateway.clock.now().getTime() - beside.clock.now().getTime());
  await Promise.all([gateway.jobs.runDue(), beside.jobs.runDue()]);
  await fill(reward, { stock: 9 });
  await gateway.jobs.runDue();
  expect(await restockNews(asked)).toMatchObject([
    { params: { id: String(reward.id), rewardEN: 'Headphones', rewardVI: 'Tai nghe' } },
  ]);
  expect(await restockNews(tookBack)).toEqual([]);
  expect(await restockNews(never)).toEqual([]);
  // Told is told: the next time it is sold out one asks again. What is there is not waited for.
  expect((await restock(asked, reward)).body.value).toEqual({ awaited: [] });
  await fill(reward, { stock: 0 });
  await fill(reward);
  await gateway.jobs.runDue();
  expect(await restockNews(asked)).toHaveLength(1);
});

test('POINT-01 SAFE-04 who rests is not told that a reward is back, and goes on waiting', async () => {
  const member = await gateway.members.create();
  const reward = await addReward({ stock: 0 });
  await restock(member, reward);
  await rest(member, 60);
  expect((await restock(member, reward)).body.message).toBe('on_break');
  await fill(reward);
  await gateway.jobs.runDue();
  await fill(reward, { stock: 0 });
  gateway.clock.advance(61 * 60_000);
  const token = await desk.again(member);
  expect(await restockNews({ ...member, token })).toEqual([]);
  await fill(reward, { pausedAt: gateway.clock.now(), stock: 2 });
  await gateway.jobs.runDue();
  expect(await restockNews({ ...member, token })).toEqual([]);
  await fill(reward, { pausedAt: null });
  await gateway.jobs.runDue();
  expect(await restockNews({ ...member, token })).toHaveLength(1);
});

test('POINT-01 nobody waits for what is not in the mall, or of another brand', async () => {
  const member = await gateway.members.create();
  const paused = await addReward({ stock: 0, pausedAt: gateway.clock.now() });
  const foreign = await addReward({ merchant: 'lotus', stock: 0 });
  for (const reward of [paused, foreign])
    expect((await restock(member, reward)).body.message).toBe('not_found');
  expect(await ask('pointsBalance', member)).toMatchObject({ awaited: [] });
});
