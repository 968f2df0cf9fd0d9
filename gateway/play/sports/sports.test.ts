import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { members } from '../../members/members/schema.ts';
import { findAct } from '../../operator/commands.ts';
import { countLines } from '../../testing/countLines.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { oddsOn, sportsDesk, winnerLeg } from '../../testing/sportsDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';
import { feedStore } from './feedStore.ts';
import { matchStore } from './matchStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let gateway: TestGateway;
/** A break of an hour from now on. */
const inAnHour = () =>
  ({ kind: 'break', until: new Date(gateway.clock.now().getTime() + 3_600_000) }) as const;
let desk: ReturnType<typeof sportsDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'SPORTS0001' }]);
  desk = sportsDesk(gateway);
  await desk.begin();
});
beforeEach(() => gateway.jobs.runDue());
afterAll(() => gateway.close());

const moneyOf = (memberId: string) =>
  balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

const read = async <Name extends 'betRecord' | 'betRound' | 'hotMatches' | 'sportsResults' | 'teamBets'>(
  name: Name,
  query: Record<string, string>,
  token?: string,
) => {
  const { body } = await gateway.call(name, { query: { language: 'VI', ...query }, ...(token && { token }) });
  return body.value as Value<Name>;
};

const rowOf = (id: string) => matchStore(gateway.database.queries).find({ merchant: 'aurora', id });

/** Goes on until the match is over, and looks. */
const playOut = async (id: string) => {
  const ends = (await rowOf(id))?.endsAt.getTime() ?? 0;
  gateway.clock.advance(ends - gateway.clock.now().getTime());
  await gateway.jobs.runDue();
  return rowOf(id);
};

const operate = (act: string, values: Record<string, string> = {}) =>
  gateway.database.transaction(async (tx) => {
    const { database, clock, vendors } = gateway;
    const brands = testTenants(['aurora']).all();
    const [tenant] = brands;
    const found = findAct('match', act);
    if (tenant === undefined || found === undefined) throw new Error(`No act ${act}`);
    const here = { tx, database, runtime: clock, now: clock.now() };
    const context = { ...here, tenant, merchant: 'aurora', brands, vendors };
    return found.run(context, values as never, undefined as never);
  });

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'HORSE'] as const)(
  'SPORT-01 %s has matches of its own, those that run first, each with prices',
  async (sport) => {
    const { list, paused, limits } = await desk.matches(sport);
    expect(list.length).toBeGreaterThan(5);
    expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set([sport]));
    const starts = list.map(({ matchTime }) => matchTime);
    expect(starts).toEqual(starts.toSorted());
    expect(list.every((match) => Number(oddsOn(match, 'home')) > 1)).toBe(true);
    expect({ paused, limits }).toMatchObject({
      paused: false,
      limits: { mostStake: { amount: '50000000' } },
    });
  },
);

test('HOME-03 hot matches run and come, by time; a coming one has no score', async () => {
  const { list } = await read('hotMatches', {});
  expect(list).toHaveLength(7);
  expect(list[0]).toHaveProperty('minute');
  expect(list[0]).toHaveProperty('score');
  expect(list.at(-1)).not.toHaveProperty('minute');
  expect(list.at(-1)).not.toHaveProperty('score');
});

test('HOME-03 matches that take no bets kept their places among the featured: others stand there', async () => {
  for (let hour = 0; hour < 12; hour += 1) {
    gateway.clock.advance(10 * 60_000);
    await gateway.jobs.runDue();
    const { list } = await read('hotMatches', {});
    expect(list.filter(({ locked }) => locked)).toEqual([]);
    expect(list).toHaveLength(7);
  }
});

test('SPORT-01 a bet takes its stake once, and the match pays it at the price it was taken at', async () => {
  const match = await desk.coming();
  const { token, row } = await desk.player();
  const sides =
    match.moneyLine.drawOdds === undefined
      ? (['home', 'away'] as const)
      : (['home', 'draw', 'away'] as const);
  for (const side of sides) {
    const idempotencyKey = desk.key();
    for (let times = 0; times < 2; times += 1) {
      expect(await desk.bet(token, match, { side, idempotencyKey })).toMatchObject({
        status: 200,
        value: {
          legs: [{ matchId: match.id, side, odds: oddsOn(match, side), result: null }],
          odds: oddsOn(match, side),
          result: 'open',
          stake: { amount: '100000' },
        },
      });
    }
  }
  expect(await moneyOf(row.id)).toBe(1_000_000n - 100_000n * BigInt(sides.length));
  const ended = await playOut(match.id);
  const { list, open } = await desk.bets(await desk.enter(row.id));
  expect(open).toBe(0);
  let back = 0n;
  for (const { legs, result, win } of list) {
    const side = legs[0]?.side === 'draw' || legs[0]?.side === 'away' ? legs[0].side : 'home';
    const won = ended?.outcome === side;
    const due =
      ended?.outcome === 'void'
        ? 100_000n
        : won
          ? BigInt(Number(oddsOn(match, side).replace('.', ''))) * 1_000n
          : 0n;
    expect({ result, win: BigInt(win.amount) }).toEqual({
      result: ended?.outcome === 'void' ? 'void' : won ? 'won' : 'lost',
      win: due,
    });
    back += due;
  }
  expect(await moneyOf(row.id)).toBe(1_000_000n - 100_000n * BigInt(sides.length) + back);
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('SPORT-01 a price that has changed is not taken: the answer has the new one, and money stays where it is', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const moved = { ...match, moneyLine: { ...match.moneyLine, homeTeamOdds: '9.99' } };
  const answer = await desk.bet(token, moved);
  expect(answer).toMatchObject({
    status: 409,
    message: 'odds_changed',
    value: { prices: [oddsOn(match, 'home')] },
  });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
  expect(await desk.bet(token, moved, { odds: answer.value.prices?.[0] ?? '' })).toMatchObject({
    status: 200,
  });
});

test('SPORT-01 who takes rises is given the risen price, and a fallen one is still asked about', async () => {
  const { token } = await desk.player();
  const match = await desk.coming();
  const now = oddsOn(match, 'away');
  expect(await desk.bet(token, match, { side: 'away', odds: '1.01', takesRise: true })).toMatchObject({
    status: 200,
    value: { odds: now },
  });
  expect(await desk.bet(token, match, { side: 'away', odds: '1.01' })).toMatchObject({
    message: 'odds_changed',
  });
  expect(await desk.bet(token, match, { side: 'away', odds: '60.00', takesRise: true })).toMatchObject({
    message: 'odds_changed',
  });
});

test('SPORT-01 while the feed stands prices stand, bets are refused and no match ends; then all goes on', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  await desk.bet(token, match);
  await operate('stop');
  gateway.clock.advance(3 * HOUR);
  await gateway.jobs.runDue();
  const { paused, list } = await desk.matches();
  expect(paused).toBe(true);
  const still = list.find(({ id }) => id === match.id);
  expect(still?.moneyLine).toEqual(match.moneyLine);
  expect(await desk.bet(await desk.enter(row.id), match)).toMatchObject({
    status: 409,
    message: 'odds_paused',
  });
  expect((await rowOf(match.id))?.outcome).toBeNull();
  expect(await moneyOf(row.id)).toBe(900_000n);
  await operate('start');
  await gateway.jobs.runDue();
  expect((await desk.matches()).paused).toBe(false);
  expect((await rowOf(match.id))?.outcome).not.toBeNull();
  expect((await desk.bets(await desk.enter(row.id))).open).toBe(0);
});

test('SPORT-01 a match that is called off gives every stake back, once, and takes no bet any more', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const placed = await desk.bet(token, match);
  await operate('void', { id: match.id });
  await gateway.jobs.runDue();
  await gateway.jobs.runDue();
  expect(await moneyOf(row.id)).toBe(1_000_000n);
  expect((await desk.bets(token)).list).toMatchObject([
    { id: placed.value.id, result: 'void', legs: [{ outcome: 'void' }], win: { amount: '100000' } },
  ]);
  expect(await desk.bet(token, match)).toMatchObject({ message: 'market_closed' });
  await expect(operate('void', { id: match.id })).rejects.toThrow('has ended: void');
  await expect(operate('void', { id: 'SEACUP-200001010000' })).rejects.toThrow('There is no match');
});

test('SPORT-01 nobody stakes more on one match than its maximum, in one bet or in many at once', async () => {
  const { token, row } = await desk.player(200_000_000n);
  const match = await desk.coming();
  expect(await desk.bet(token, match, { stake: '50000001' })).toMatchObject({
    message: 'amount_out_of_range',
  });
  expect(await desk.bet(token, match, { stake: '19999' })).toMatchObject({ message: 'amount_out_of_range' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => desk.bet(token, match, { stake: '10000000' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await moneyOf(row.id)).toBe(150_000_000n);
});

test('security row 25: fifty bets at once take no more than there is', async () => {
  const { token, row } = await desk.player(1_000_000n);
  const match = await desk.coming();
  const answers = await Promise.all(Array.from({ length: 50 }, () => desk.bet(token, match)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await moneyOf(row.id)).toBe(0n);
});

test('SPORT-01 a match that is over, a duel that runs and a side that is not there take no bet', async () => {
  const { token, row } = await desk.player();
  const duel = await desk.coming('HORSE');
  expect(await desk.bet(token, duel, { side: 'draw', odds: '9.00' })).toMatchObject({
    message: 'market_closed',
  });
  gateway.clock.advance(Date.parse(duel.matchTime) - gateway.clock.now().getTime());
  expect(await desk.bet(token, duel)).toMatchObject({ message: 'market_closed' });
  await playOut(duel.id);
  const later = await desk.enter(row.id);
  expect(await desk.bet(later, duel)).toMatchObject({ message: 'market_closed' });
  expect(await desk.bet(later, { ...duel, id: 'TRACK-200001010000' })).toMatchObject({ status: 404 });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('SPORT-01 the operator closes the sport as a game, and a member at rest places nothing', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const close = findAct('game', 'close');
  expect(close).toBeDefined();
  await gateway.database.queries.transaction(async (tx) => {
    const { database, clock, vendors } = gateway;
    const brands = testTenants(['aurora']).all();
    const [tenant] = brands;
    if (tenant === undefined) throw new Error('No brand');
    const here = { tx, database, runtime: clock, now: clock.now() };
    const context = { ...here, tenant, merchant: 'aurora', brands, vendors };
    await close?.run(context, { code: 'SPORTS0001' } as never, undefined as never);
  });
  expect(await desk.bet(token, match)).toMatchObject({ status: 503, message: 'game_maintenance' });
  gateway.clock.advance(25 * HOUR);
  await gateway.jobs.runDue();
  const later = await desk.enter(row.id);
  expect(await desk.bet(later, await desk.coming())).toMatchObject({ status: 200 });
  await gateway.call('takeBreak', { token: later, body: { minutes: 15 } });
  expect(await desk.bet(later, await desk.coming())).toMatchObject({ message: 'on_break' });
});

test('SPORT-01 the betting record tells of a bet: match, price and result; turnover counts what was settled', async () => {
  const { token, row } = await desk.player();
  const owner = { merchant: 'aurora', memberId: row.id };
  const turnover = turnoverService(gateway.database.queries, gateway.clock);
  await turnover.demand({
    ...owner,
    ...{ source: 'deposit', ref: 'sports', base: 500_000n, times: 1, at: gateway.clock.now() },
  });
  const match = await desk.coming();
  const { value } = await desk.bet(token, match);
  const day = new Date(gateway.clock.now().getTime() + 7 * HOUR).toISOString().slice(0, 10);
  const query = { from: day, to: day, pageNo: '1', pageSize: '20', gameType: 'SPORTS' };
  const shown = { gameName: `${match.homeTeam} – ${match.awayTeam}`, vendorName: match.competition };
  expect((await read('betRecord', query, token)).list).toMatchObject([{ ...shown, result: 'open' }]);
  expect(await read('betRound', { id: value.id }, token)).toMatchObject({
    bet: shown,
    lottery: null,
    sports: { legs: [{ side: 'home', odds: oddsOn(match, 'home'), outcome: null }] },
  });
  const ended = await playOut(match.id);
  const later = await desk.enter(row.id);
  expect((await read('betRound', { id: value.id }, later)).sports?.legs).toMatchObject([
    { outcome: ended?.outcome },
  ]);
  expect((await read('sportsResults', { sport: 'SPORTS' })).list[0]).toMatchObject({
    id: match.id,
    outcome: ended?.outcome,
  });
  const [bet] = await gateway.database.queries.select().from(bets).where(eq(bets.id, value.id));
  const counted = ended?.outcome === 'void' ? 0n : 100_000n;
  expect(bet?.validBet).toBe(counted);
  expect(await turnover.left(owner)).toBe(500_000n - counted);
});

test('AGENT-03 an agent reads which match a member of the line bet on, as its player does', async () => {
  await setFlags(gateway, ['AGENTPOLICY3']);
  const agent = await gateway.members.create({ type: 1 });
  const player = await gateway.members.create({ upline: agent.row });
  await giveMoney(gateway, player.row.id, 1_000_000n);
  const match = await desk.coming();
  const { value } = await desk.bet(player.token, match);
  const asked = gateway.clock.now();
  await playOut(match.id);
  gateway.clock.advance(10 * MINUTE);
  await countLines(gateway);
  const [from, to] = [asked, gateway.clock.now()].map((time) =>
    new Date(time.getTime() + 7 * HOUR).toISOString().slice(0, 10),
  );
  const query = { from: from ?? '', to: to ?? '', pageNo: '1', pageSize: '20', memberId: player.row.id };
  expect((await read('teamBets', query, await desk.enter(agent.row.id))).list).toMatchObject([
    { id: value.id, gameName: `${match.homeTeam} – ${match.awayTeam}`, vendorName: match.competition },
  ]);
});

test('TRIAL-02 guests see matches and place nothing; a trial account needs a real one', async () => {
  const match = await desk.coming();
  const trial = await gateway.members.create({ type: 4 });
  expect(await desk.bet(trial.token, match)).toMatchObject({ message: 'need_real_account' });
  const body = { legs: [winnerLeg(match)], stake: '1', takesRise: false, language: 'VI' };
  expect((await gateway.call('sportsBet', { body, idempotencyKey: desk.key() })).status).toBe(401);
});

const anyLeg = { matchId: 'SEACUP-202611201200', market: 'result', side: 'home', odds: '1.50' } as const;

test.each([
  ['a price with a comma', { odds: '1,50' }],
  ['a price of one', { odds: '1.00' }],
  ['a stake below zero', { stake: '-20000' }],
  ['a stake that is no number', { stake: '2e4' }],
  ['a side that is none', { side: 'both' as never }],
  ['a match that is no name', { legs: [{ ...anyLeg, matchId: "x' or 1=1" }] }],
  ['a bet without a leg', { legs: [] }],
  ['a bet of more legs than ten', { legs: Array.from({ length: 11 }, () => anyLeg) }],
  ['a line that is no quarter', { legs: [{ ...anyLeg, market: 'handicap' as const, line: 0.5 }] }],
])('SPORT-01 %s is refused', async (_, given) => {
  const { token, row } = await desk.player();
  expect(await desk.bet(token, await desk.coming(), given)).toMatchObject({ status: 400 });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('SPORT-01 a feed that was never stopped has no row, and another brand is not stopped with it', async () => {
  const feed = feedStore(gateway.database.queries);
  await operate('stop');
  expect(await feed.stoppedAt('lotus')).toBeUndefined();
  await operate('start');
  expect(await feed.stoppedAt('aurora')).toBeUndefined();
});

test('a bet that waited while its member took a break was taken all the same (SOUND-01)', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const [answer] = await meetAtMember(gateway.database, row.id, [() => desk.bet(token, match)], (tx) =>
    coolOffService(tx).take({ merchant: 'aurora', memberId: row.id }, inAnHour(), gateway.clock.now()),
  );
  expect(answer).toMatchObject({ status: 403, message: 'on_break' });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('a bet that waited while the operator disabled its member was taken all the same (SOUND-01)', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const [answer] = await meetAtMember(gateway.database, row.id, [() => desk.bet(token, match)], (tx) =>
    tx.update(members).set({ state: 'disabled' }).where(eq(members.id, row.id)),
  );
  expect(answer).toMatchObject({ status: 401, message: 'not_logged_in' });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('a bet that waited until its match was over was taken at the price of before (SOUND-01)', async () => {
  const { token, row } = await desk.player();
  const match = await desk.coming();
  const ends = (await rowOf(match.id))?.endsAt.getTime() ?? 0;
  const timePasses = () => Promise.resolve(gateway.clock.advance(ends - gateway.clock.now().getTime()));
  const [answer] = await meetAtMember<unknown>(gateway.database, row.id, [
    () => desk.bet(token, match),
    timePasses,
  ]);
  expect(answer).toMatchObject({ message: 'market_closed' });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});
