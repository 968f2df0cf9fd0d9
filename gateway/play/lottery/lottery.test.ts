import { eq, inArray } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { lotteryDesk, type BetLine } from '../../testing/lotteryDesk.ts';
import { recentGames } from '../../catalogue/favourites/schema.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import { drawPrizes } from './drawPrizes.ts';
import { lotteries } from './lotteries.ts';
import { winningNumber } from './payout.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
/** A break of an hour from now on. */
const inAnHour = () =>
  ({ kind: 'break', until: new Date(gateway.clock.now().getTime() + 3_600_000) }) as const;
let desk: ReturnType<typeof lotteryDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = lotteryDesk(gateway);
  await desk.begin();
});
afterAll(() => gateway.close());

const moneyOf = (memberId: string) =>
  balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

const read = async <Name extends Parameters<TestGateway['call']>[0]>(
  name: Name,
  query: Record<string, string>,
  token?: string,
) => gateway.call(name, { query: { language: 'VI', ...query }, ...(token && { token }) });

/** Moves the clock on to the next draw of a lottery and holds it. */
const holdNext = async (token: string, gameCode: string) => {
  const { next } = await desk.lobby(token, gameCode);
  gateway.clock.advance(Date.parse(next?.drawsAt ?? '') - gateway.clock.now().getTime());
  await gateway.jobs.runDue();
  const query = { gameCode, pageSize: '1' };
  const { body } = await read('openedNumbers', query);
  const [draw] = (body.value as Value<'openedNumbers'>).list;
  if (draw === undefined) throw new Error(`Nothing was drawn of ${gameCode}`);
  return draw;
};

test('API-05 the menu holds the lotteries of an area, each with its next draw and the hash of its seed', async () => {
  const { body } = await read('lotteryMenu', { lottoArea: 'VN' });
  const { list } = body.value as Value<'lotteryMenu'>;
  expect(list.map(({ lottoArea }) => lottoArea)).not.toContain('SEA');
  expect(list.length).toBe(lotteries.filter(({ area }) => area === 'VN').length);
  const north = list.find(({ gameCode }) => gameCode === 'VNMB');
  expect(north).toMatchObject({
    gameName: 'Miền Bắc',
    next: { drawNo: '20261120', drawsAt: '2026-11-20T11:15:00.000Z', closesAt: '2026-11-20T11:05:00.000Z' },
  });
  expect(north?.next?.seedHash).toMatch(/^[0-9a-f]{64}$/);
});

test('LOTT-01 twenty popular lotteries, the most played first', async () => {
  const query = { count: '20', device: 'WEB' };
  const { body } = await read('popularLotteries', query);
  const before = (body.value as Value<'popularLotteries'>).list;
  expect(before).toHaveLength(20);
  expect(before[0]?.gameCode).toBe('VNQ1M');
  const { token } = await desk.player();
  await desk.bet(token, 'SEAMY', [{ playType: 'big', picks: ['1234'] }]);
  const after = (await read('popularLotteries', query)).body.value as Value<'popularLotteries'>;
  expect(after.list[0]?.gameCode).toBe('SEAMY');
  const sea = (await read('popularLotteries', { ...query, prizeMode: 'SEA' })).body
    .value as Value<'popularLotteries'>;
  expect(new Set(sea.list.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['SEA']));
});

test('LOTT-01 popular lotteries are of the prize modes that were asked for', async () => {
  for (const prizeMode of ['ELOTT', 'LOTT,ZY,ELOTT']) {
    const { body } = await read('popularLotteries', { count: '40', device: 'WEB', prizeMode });
    const { list } = body.value as Value<'popularLotteries'>;
    expect(new Set(list.map((lottery) => lottery.prizeMode))).toEqual(new Set(prizeMode.split(',')));
  }
  const { status } = await read('popularLotteries', { count: '20', device: 'WEB', prizeMode: 'LOTT,ODD' });
  expect(status).toBe(400);
});

test('STAGE-01 the draw of the north says which province holds it, today and on the next days', async () => {
  const { body } = await read('lotteryMenu', { lottoArea: 'VN' });
  const { list } = body.value as Value<'lotteryMenu'>;
  // 20/11/2026 is a Friday.
  expect(list.find(({ gameCode }) => gameCode === 'VNMB')?.hosts).toEqual([
    { code: 'HP', name: 'Hải Phòng', drawsAt: '2026-11-20T11:15:00.000Z' },
    { code: 'ND', name: 'Nam Định', drawsAt: '2026-11-21T11:15:00.000Z' },
    { code: 'TB', name: 'Thái Bình', drawsAt: '2026-11-22T11:15:00.000Z' },
  ]);
  expect(list.filter(({ hosts }) => hosts !== undefined).map(({ gameCode }) => gameCode)).toEqual(['VNMB']);
});

test('LOTT-01 the results of a day are those of the lotteries that drew on it, and no quick draws', async () => {
  const { body } = await read('recentDraws', { lottoArea: 'VN', day: '20261118' });
  const { list } = body.value as Value<'recentDraws'>;
  expect(new Set(list.map(({ drawNo }) => drawNo))).toEqual(new Set(['20261118']));
  // A Wednesday: three provinces of the south, two of the centre.
  expect(list.map(({ gameCode }) => gameCode).toSorted()).toEqual(
    ['VNCT', 'VNDN', 'VNDNG', 'VNKH', 'VNMB', 'VNMN', 'VNMT', 'VNST'].toSorted(),
  );
  expect(list.find(({ gameCode }) => gameCode === 'VNMB')?.host).toEqual({ code: 'BN', name: 'Bắc Ninh' });
});

test('LOTT-01 recent results are there from the first day on, and each number can be drawn again from its seeds', async () => {
  const { body } = await read('recentDraws', {});
  const { list } = body.value as Value<'recentDraws'>;
  expect(list.map(({ gameCode }) => gameCode).sort()).toEqual(lotteries.map(({ code }) => code).sort());
  for (const { gameCode, prizes, proof, winning } of list) {
    const format = lotteries.find(({ code }) => code === gameCode)?.format ?? 'north';
    const seed = { ...proof, serverSeed: proof.serverSeed ?? '' };
    expect(await drawPrizes(format, seed)).toEqual(prizes);
    expect(await seedHash(seed.serverSeed)).toBe(proof.hash);
    expect(winningNumber(prizes)).toBe(winning);
  }
});

test('API-05 opened numbers of VN are of VN alone, the last drawn first', async () => {
  const { body } = await read('openedNumbersVn', { gameCode: 'VNMB', pageSize: '3' });
  const { list } = body.value as Value<'openedNumbersVn'>;
  expect(list.map(({ drawNo }) => drawNo)).toEqual(['20261119', '20261118', '20261117']);
  expect((await read('openedNumbersVn', { gameCode: 'SEAMY', pageSize: '3' })).status).toBe(404);
  expect((await read('openedNumbers', { gameCode: 'SEAMY', pageSize: '3' })).status).toBe(200);
  expect((await read('openedNumbers', { gameCode: 'NOBODY', pageSize: '3' })).status).toBe(404);
});

test('LOTT-01 a launch opens the lottery that its parameters name, and no other', async () => {
  const { token, row } = await desk.player();
  const launch = (changes: object) =>
    gateway.call('lotteryLaunch', {
      token,
      body: {
        ...{
          lottoArea: 'VN',
          launchMode: 'LOTT',
          view: 'betting',
          device: 'WEB',
          backUrl: '/lott',
          language: 'VI',
        },
        ...changes,
      },
    });
  expect((await launch({ prizeMode: 'LOTT', gameCode: 'VNMB' })).body.value).toEqual({
    ...{ lottoArea: 'VN', prizeMode: 'LOTT', gameCode: 'VNMB', view: 'betting', backUrl: '/lott' },
  });
  expect((await launch({ prizeMode: 'ZY', view: 'lobby' })).body.value).toMatchObject({
    gameCode: 'VNHN5M',
    view: 'lobby',
  });
  // A lobby is a choice: no lottery of it counts as played.
  const played = await gateway.database.queries
    .select({ code: recentGames.gameCode })
    .from(recentGames)
    .where(eq(recentGames.memberId, row.id));
  expect(played).toEqual([{ code: 'VNMB' }]);
  expect((await launch({ lottoArea: 'SEA' })).body.value).toMatchObject({ prizeMode: 'SEA' });
  expect((await launch({ lottoArea: 'SEA', gameCode: 'VNMB' })).status).toBe(404);
  expect((await launch({ prizeMode: 'ELOTT', gameCode: 'VNMB' })).status).toBe(404);
  expect((await launch({ backUrl: 'https://elsewhere.example/' })).status).toBe(400);
  expect((await launch({ backUrl: '//elsewhere.example' })).status).toBe(400);
  expect((await launch({ launchMode: 'ZY' })).status).toBe(400);
});

test('LOTT-01 a slip takes its stakes once, and a draw pays each ticket what its numbers brought', async () => {
  const { token, row } = await desk.player();
  const numbers = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'));
  const idempotencyKey = desk.key();
  const lines = [
    { playType: 'de', picks: numbers, unitStake: '1000', times: 2 },
    { playType: 'taixiu', picks: ['tai', 'xiu'], unitStake: '5000' },
    { playType: 'xien2', picks: ['01', '02', '03'], unitStake: '1000' },
  ] as const;
  const { next } = await desk.lobby(token, 'VNQ1M');
  const drawNo = next?.drawNo ?? '';
  for (let times = 0; times < 2; times += 1) {
    const slip = lines.map((line) => ({ ...line, picks: [...line.picks] }));
    const placed = await desk.bet(token, 'VNQ1M', slip, { drawNo, idempotencyKey });
    expect(placed.tickets.map(({ units, stake }) => [units, stake.amount]).toSorted()).toEqual(
      [
        [100, '200000'],
        [2, '10000'],
        [3, '3000'],
      ].toSorted(),
    );
  }
  expect(await moneyOf(row.id)).toBe(787_000n);
  expect((await read('lotteryMenuRecent', {}, token)).body.value).toMatchObject({
    list: [{ gameCode: 'VNQ1M' }],
  });

  const draw = await holdNext(token, 'VNQ1M');
  expect(draw.drawNo).toBe(drawNo);
  const ends = new Set(draw.prizes.flatMap(({ numbers: drawn }) => drawn.map((number) => number.slice(-2))));
  const drawn = ['01', '02', '03'].filter((number) => ends.has(number)).length;
  const pairs = (drawn * (drawn - 1)) / 2;
  const { list, open } = await desk.tickets(token);
  expect(open).toBe(0);
  expect(Object.fromEntries(list.map(({ playType, win }) => [playType, Number(win.amount)]))).toEqual({
    ...{ de: 197_000, taixiu: 9_800, xien2: pairs * 17_000 },
  });
  expect(list.every(({ winning }) => winning === draw.winning)).toBe(true);
  expect(await moneyOf(row.id)).toBe(787_000n + 197_000n + 9_800n + BigInt(pairs) * 17_000n);
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('LOTT-01 the betting record tells of a ticket: numbers bet, numbers drawn, and the seed only once it was drawn', async () => {
  const { token } = await desk.player();
  const placed = await desk.bet(token, 'SEAQ1M', [{ playType: 'big', picks: ['1234', '5678'] }]);
  const [ticket] = placed.tickets;
  const record = async () => {
    const { body } = await read('betRound', { id: ticket?.id ?? '' }, token);
    return body.value as Value<'betRound'>;
  };
  const before = await record();
  expect(before).toMatchObject({
    bet: { gameName: 'Đông Nam Á 1 phút', gameType: 'ELOTT', result: 'open' },
    lottery: { ticket: { picks: ['1234', '5678'], playType: 'big' }, prizes: [] },
    proof: { serverSeed: null },
  });
  const draw = await holdNext(token, 'SEAQ1M');
  const after = await record();
  expect(after.lottery?.prizes).toEqual(draw.prizes);
  expect(after.proof?.hash).toBe(before.proof?.hash);
  expect(await seedHash(after.proof?.serverSeed ?? '')).toBe(before.proof?.hash);
  const day = { from: '2026-11-20', to: '2026-11-20', pageNo: '1', pageSize: '20', gameType: 'ELOTT' };
  const { body } = await read('betRecord', day, token);
  expect((body.value as Value<'betRecord'>).list).toHaveLength(1);
});

test('LOTT-01 a bet after the close is refused and takes nothing', async () => {
  const { token, row } = await desk.player();
  const { next } = await desk.lobby(token, 'VNQ5M');
  const drawNo = next?.drawNo ?? '';
  gateway.clock.advance(Date.parse(next?.closesAt ?? '') - gateway.clock.now().getTime());
  expect(await desk.bet(token, 'VNQ5M', [{}], { drawNo })).toMatchObject({
    status: 409,
    message: 'draw_closed',
  });
  gateway.clock.advance(MINUTE);
  await gateway.jobs.runDue();
  expect(await desk.bet(token, 'VNQ5M', [{}], { drawNo })).toMatchObject({ message: 'draw_closed' });
  expect(await desk.bet(token, 'VNQ5M', [{}], { drawNo: '20200101-001' })).toMatchObject({ status: 404 });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('LOTT-01 a ticket can be taken back until the draw closes, once, by its owner alone', async () => {
  const [one, other] = [await desk.player(), await desk.player()];
  const first = (await desk.bet(one.token, 'VNQ5M', [{}])).tickets[0]?.id ?? '';
  const second = (await desk.bet(one.token, 'VNQ5M', [{}])).tickets[0]?.id ?? '';
  expect(await desk.cancel(other.token, first)).toMatchObject({ status: 404 });
  expect(await desk.cancel(one.token, first)).toMatchObject({ status: 200 });
  expect(await desk.cancel(one.token, first)).toMatchObject({ status: 200 });
  expect(await moneyOf(one.row.id)).toBe(999_000n);
  const { next } = await desk.lobby(one.token, 'VNQ5M');
  gateway.clock.advance(Date.parse(next?.closesAt ?? '') - gateway.clock.now().getTime());
  expect(await desk.cancel(one.token, second)).toMatchObject({ status: 409, message: 'draw_closed' });
  gateway.clock.advance(MINUTE);
  await gateway.jobs.runDue();
  const { list } = await desk.tickets(one.token);
  expect(list.find(({ id }) => id === first)).toMatchObject({ result: 'void', win: { amount: '1000' } });
  expect(list.find(({ id }) => id === second)?.result).not.toBe('open');
});

test('security row 25: fifty slips at once take no more than there is', async () => {
  const { token, row } = await desk.player(10_000n);
  const drawNo = (await desk.lobby(token, 'VNHN5M')).next?.drawNo ?? '';
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => desk.bet(token, 'VNHN5M', [{}], { drawNo })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await moneyOf(row.id)).toBe(0n);
});

test('LOTT-01 a slip whose last line cannot be paid takes nothing at all', async () => {
  const { token, row } = await desk.player(1_500n);
  expect(await desk.bet(token, 'VNMB', [{}, {}])).toMatchObject({ message: 'insufficient_funds' });
  expect(await moneyOf(row.id)).toBe(1_500n);
  expect(await gateway.database.queries.$count(bets, eq(bets.memberId, row.id))).toBe(0);
});

test.each<[string, Partial<BetLine>]>([
  ['a number of too many digits', { picks: ['123'] }],
  ['a word where numbers are', { picks: ['tai'] }],
  ['a number that comes twice', { picks: ['07', '07'] }],
  ['too few numbers for a combination', { playType: 'xien3', picks: ['01', '02'] }],
  [
    'too many numbers for a combination',
    { playType: 'xien2', picks: '01 02 03 04 05 06 07 08 09 10 11'.split(' ') },
  ],
  ['a play type of another lottery', { playType: 'big', picks: ['1234'] }],
  ['a stake below the least', { unitStake: '999' }],
  ['a stake above the most', { unitStake: '50000001' }],
  ['no times at all', { times: 0 }],
])('LOTT-01 %s is refused', async (_, line) => {
  const { token, row } = await desk.player(100_000_000n);
  const answer = await desk.bet(token, 'VNMB', [line]);
  expect(answer.status).toBe(400);
  expect(await moneyOf(row.id)).toBe(100_000_000n);
});

test('TRIAL-02 guests see results and place nothing; a trial account needs a real one', async () => {
  const trial = await gateway.members.create({ type: 4 });
  expect(await desk.bet(trial.token, 'VNMB', [{}], { drawNo: '20261121' })).toMatchObject({
    message: 'need_real_account',
  });
  const body = { gameCode: 'VNMB', drawNo: '20261121', language: 'VI', lines: [] };
  expect((await gateway.call('lotteryBet', { body, idempotencyKey: desk.key() })).status).toBe(401);
});

test('a slip that waited while its member took a break, or until its draw had closed, was taken all the same (SOUND-01)', async () => {
  const { token, row } = await desk.player();
  const slip = () => desk.bet(token, 'VNQ1M', [{}]);
  const owner = { merchant: 'aurora', memberId: row.id };
  const next = (await desk.lobby(token, 'VNQ1M')).next;
  const untilClosed = Date.parse(next?.closesAt ?? '') - gateway.clock.now().getTime();
  const timePasses = () => Promise.resolve(gateway.clock.advance(untilClosed));
  const [late] = await meetAtMember<unknown>(gateway.database, row.id, [
    () => desk.bet(token, 'VNQ1M', [{}], { drawNo: next?.drawNo ?? '' }),
    timePasses,
  ]);
  expect(late).toMatchObject({ message: 'draw_closed' });
  await holdNext(token, 'VNQ1M');
  const [onBreak] = await meetAtMember(gateway.database, row.id, [slip], (tx) =>
    coolOffService(tx).take(owner, inAnHour(), gateway.clock.now()),
  );
  expect(onBreak).toMatchObject({ status: 403, message: 'on_break' });
  expect((await desk.tickets(token)).list).toEqual([]);
});

test('FIX-05 one number of one draw took the maximum of a line from every line: all lines share it', async () => {
  const { token } = await desk.player(400_000_000n);
  const { next } = await desk.lobby(token, 'VNMB');
  const bet = (picks: string[], unitStake: string, playType: 'de' | 'cang3' = 'de') =>
    desk.bet(token, 'VNMB', [{ playType, picks, unitStake, times: 1 }], { drawNo: next?.drawNo ?? '' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => bet(['68'], '10000000')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await bet(['468'], '1000', 'cang3')).toMatchObject({ message: 'amount_out_of_range' });
  expect(await bet(['69'], '50000000')).toMatchObject({ status: 200 });
});

test('FIX-05 bounds of a slip: 1 to 20 lines, units from 1,000, 1 to 99 times, 50,000,000 on a line', async () => {
  const { token } = await desk.player(400_000_000n);
  const { next } = await desk.lobby(token, 'VNMB');
  const line = (pick: number, unitStake = 1_000, times = 1) => ({
    ...{ playType: 'de' as const, picks: [String(pick).padStart(2, '0')] },
    ...{ unitStake: String(unitStake), times },
  });
  const lines = (count: number, first: number) => Array.from({ length: count }, (_, at) => line(first + at));
  const said = async (sent: ReturnType<typeof lines>) => {
    const { status, message } = await desk.bet(token, 'VNMB', sent, { drawNo: next?.drawNo ?? '' });
    return status === 200 ? 'taken' : message;
  };
  expect(await said(lines(20, 0))).toBe('taken');
  expect(await said(lines(21, 20))).toBe('bad_request');
  expect(await said([line(50, 1_000, 99)])).toBe('taken');
  expect(await said([line(51, 1_000, 100)])).toBe('bad_request');
  expect(await said([line(52, 999)])).toBe('amount_out_of_range');
  expect(await said([line(53, 50_000_000)])).toBe('taken');
  expect(await said([line(54, 50_000_001)])).toBe('amount_out_of_range');
});

const de = (picks: string[], unitStake: string) => [{ playType: 'de' as const, picks, unitStake, times: 1 }];

test('FIX-05 a ticket that was taken back leaves its number the whole maximum', async () => {
  const { token } = await desk.player(100_000_000n);
  const bet = () => desk.bet(token, 'VNMB', de(['98'], '50000000'));
  const first = (await bet()).tickets[0]?.id ?? '';
  expect(await desk.cancel(token, first)).toMatchObject({ status: 200 });
  expect(await bet()).toMatchObject({ status: 200 });
});

test('FIX-04 a ticket that was taken back covers no other: the valid bet is that of one alone', async () => {
  const others = Array.from({ length: 99 }, (_, pick) => String(pick).padStart(2, '0'));
  const bet = async ({ token }: { token: string }, picks: string[]) =>
    (await desk.bet(token, 'VNMB', de(picks, '100000'))).tickets[0]?.id ?? '';
  const [alone, covered, retreated] = [
    await desk.player(20_000_000n),
    await desk.player(20_000_000n),
    await desk.player(20_000_000n),
  ];
  const ids = [await bet(alone, ['99']), await bet(covered, ['99']), await bet(retreated, ['99'])];
  await bet(covered, others);
  await desk.cancel(retreated.token, await bet(retreated, others));
  await holdNext(alone.token, 'VNMB');
  const rows = await gateway.database.queries
    .select({ id: bets.id, validBet: bets.validBet })
    .from(bets)
    .where(inArray(bets.id, ids));
  const [whole, hedged, again] = ids.map((id) => rows.find((row) => row.id === id)?.validBet ?? 0n);
  expect(whole).toBeGreaterThan(0n);
  expect(hedged).toBeLessThan(whole ?? 0n);
  expect(again).toBe(whole);
});
