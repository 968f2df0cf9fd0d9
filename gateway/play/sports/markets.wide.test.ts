import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { Body, Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { findAct } from '../../operator/commands.ts';
import { sportsDesk, winnerLeg } from '../../testing/sportsDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { addEndingAnew } from './matchJobs.ts';
import { matchStore, type MatchRow } from './matchStore.ts';
import { sportsBets, sportsMatches } from './schema.ts';

type Leg = Body<'sportsBet'>['legs'][number];
type Board = Value<'sportsMatches'>['list'][number];
type Outcome = NonNullable<MatchRow['outcome']>;

const STAKE = 100_000n;
const MINUTE = 60_000;

let gateway: TestGateway;
let desk: ReturnType<typeof sportsDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'SPORTS0001' }, { gameCode: 'ESPORTS0001' }]);
  desk = sportsDesk(gateway);
  await desk.begin();
});
beforeEach(() => gateway.jobs.runDue());
afterAll(() => gateway.close());

const store = () => matchStore(gateway.database.queries);
const moneyOf = (memberId: string) =>
  balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

/** Football matches to come: they have every market. */
const coming = async (count: number): Promise<[Board, ...Board[]]> => {
  const { list } = await desk.matches();
  const found = list.filter(({ minute, discipline }) => minute === undefined && discipline === 'football');
  const [first, ...others] = found.slice(0, count);
  if (first === undefined || others.length + 1 < count) throw new Error('Too few matches');
  return [first, ...others];
};

/** A leg at the main line of a market, with the line put where the test wants it. */
const lined = (match: Board, market: 'handicap' | 'total', side: Leg['side'], line: number): Leg => {
  const lines = match.markets?.[market] ?? [];
  const found: Readonly<Record<string, unknown>> | undefined = lines.find((one) => one.line === line);
  const odds = found?.[side];
  if (typeof odds !== 'string') throw new Error(`No ${market} at ${line}`);
  return { matchId: match.id, market, side, line, odds };
};

const halfLeg = (match: Board, side: 'home' | 'draw' | 'away'): Leg => ({
  ...{ matchId: match.id, market: 'halfResult', side },
  odds: match.markets?.half?.[side] ?? '',
});

const levelLeg = (match: Board, side: 'home' | 'away'): Leg => ({
  ...{ matchId: match.id, market: 'moneyLine', side },
  odds: match.markets?.level?.[side] ?? '',
});

/** Ends a match as the test says, and settles it. */
const end = async (id: string, outcome: Outcome, score: MatchRow['score']) => {
  const name = { merchant: 'aurora', id };
  expect(await store().end(name, { outcome, score })).toBe(true);
  await addEndingAnew(gateway.database.queries, name, gateway.clock.now());
  await gateway.jobs.runDue();
};

const middle = <Line>(lines: readonly Line[] | undefined): Line => {
  const found = lines?.[Math.floor(lines.length / 2)];
  if (found === undefined) throw new Error('No line');
  return found;
};

/** What half a stake on a line brings at a lead, by hand: the price, the stake or nothing. */
const half = (ahead: number, odds: string): bigint => {
  if (ahead > 0) return ((STAKE / 2n) * BigInt(odds.replace('.', ''))) / 100n;
  return ahead === 0 ? STAKE / 2n : 0n;
};

/** What a stake brings by how many quarters it is ahead: a quarter line is a half on each line beside it. */
const byQuarters = (ahead: number, odds: string): bigint =>
  Math.abs(ahead) % 2 === 1 ? half(ahead - 1, odds) + half(ahead + 1, odds) : half(ahead, odds) * 2n;

const whole = (odds: string): bigint => (STAKE * BigInt(odds.replace('.', ''))) / 100n;

test.each([
  [2, 1, 0, 1],
  [1, 1, 1, 0],
  [0, 1, 0, 0],
  [3, 0, 2, 0],
  [0, 0, 0, 0],
] as const)(
  'STAGE-02 every market of a match that ends %i–%i after %i–%i at half-time pays what its own table says',
  async (home, away, halfHome, halfAway) => {
    const { token, row } = await desk.player(10_000_000n);
    const [match] = await coming(1);
    const { line: handicap } = middle(match.markets?.handicap);
    const { line: total } = middle(match.markets?.total);
    const isDraw = home === away;
    const winner = home > away ? 'home' : 'away';
    const [lead, sum] = [(home - away) * 4, (home + away) * 4];
    const halfLead: number = halfHome - halfAway;
    const table: [Leg, (odds: string) => bigint][] = [
      [winnerLeg(match, 'home'), (odds) => (!isDraw && winner === 'home' ? whole(odds) : 0n)],
      [winnerLeg(match, 'draw'), (odds) => (isDraw ? whole(odds) : 0n)],
      [winnerLeg(match, 'away'), (odds) => (!isDraw && winner === 'away' ? whole(odds) : 0n)],
      [levelLeg(match, 'home'), (odds) => (isDraw ? STAKE : winner === 'home' ? whole(odds) : 0n)],
      [levelLeg(match, 'away'), (odds) => (isDraw ? STAKE : winner === 'away' ? whole(odds) : 0n)],
      [halfLeg(match, 'home'), (odds) => (halfLead > 0 ? whole(odds) : 0n)],
      [halfLeg(match, 'draw'), (odds) => (halfLead === 0 ? whole(odds) : 0n)],
      [halfLeg(match, 'away'), (odds) => (halfLead < 0 ? whole(odds) : 0n)],
      ...[handicap - 1, handicap, handicap + 1].flatMap((line): [Leg, (odds: string) => bigint][] => [
        [lined(match, 'handicap', 'home', line), (odds) => byQuarters(lead + line, odds)],
        [lined(match, 'handicap', 'away', line), (odds) => byQuarters(-lead - line, odds)],
      ]),
      ...[total - 1, total, total + 1].flatMap((line): [Leg, (odds: string) => bigint][] => [
        [lined(match, 'total', 'over', line), (odds) => byQuarters(sum - line, odds)],
        [lined(match, 'total', 'under', line), (odds) => byQuarters(line - sum, odds)],
      ]),
    ];
    const due = new Map<string, bigint>();
    for (const [leg, back] of table) {
      const { status, value } = await desk.bet(token, match, { legs: [leg] });
      expect(status).toBe(200);
      due.set(value.id, back(leg.odds));
    }
    const half = { home: halfHome, away: halfAway };
    await end(match.id, isDraw ? 'draw' : winner, { home, away, half });
    const { list, open } = await desk.bets(token);
    expect(open).toBe(0);
    expect(new Map(list.map(({ id, win }) => [id, BigInt(win.amount)]))).toEqual(due);
    const returned = [...due.values()].reduce((all, one) => all + one, 0n);
    expect(await moneyOf(row.id)).toBe(10_000_000n - STAKE * BigInt(table.length) + returned);
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  },
);

const parlayOf = async (given: readonly ((match: Board) => Leg)[]) => {
  const matches = await coming(given.length);
  const legs = given.map((legOf, place) => legOf(matches[place] ?? matches[0]));
  const player = await desk.player();
  const placed = await desk.bet(player.token, matches[0], { legs });
  expect(placed.status).toBe(200);
  return { ...player, matches, legs, placed };
};

/** Exact product of prices, without a rule of the product. */
const times = (...odds: readonly string[]): bigint =>
  odds.reduce((product, one) => product * BigInt(one.replace('.', '')), STAKE) / 100n ** BigInt(odds.length);

const home = (match: Board) => winnerLeg(match, 'home');

test('STAGE-02 a parlay waits for its last match and pays the product of its prices', async () => {
  const { row, token, legs, matches, placed } = await parlayOf([home, home, home]);
  expect(placed.value).toMatchObject({ result: 'open', legs: [{ result: null }, {}, {}] });
  expect(await moneyOf(row.id)).toBe(1_000_000n - STAKE);
  for (const [place, { id }] of matches.entries()) {
    await end(id, 'home', { home: 1, away: 0 });
    expect((await desk.bets(token)).open).toBe(place < 2 ? 1 : 0);
  }
  const back = times(...legs.map(({ odds }) => odds));
  expect(await moneyOf(row.id)).toBe(1_000_000n - STAKE + back);
  expect((await desk.bets(token)).list[0]).toMatchObject({ result: 'won', win: { amount: `${back}` } });
});

test('STAGE-02 a parlay whose first match is lost is lost at once, and the others change nothing', async () => {
  const { row, token, matches } = await parlayOf([home, home, home]);
  await end(matches[0].id, 'away', { home: 0, away: 1 });
  expect(await desk.bets(token)).toMatchObject({ open: 0, list: [{ result: 'lost', win: { amount: '0' } }] });
  for (const { id } of matches.slice(1)) await end(id, 'home', { home: 1, away: 0 });
  expect(await moneyOf(row.id)).toBe(1_000_000n - STAKE);
});

test('STAGE-02 a parlay goes on without a match that is called off or postponed', async () => {
  const { row, legs, matches } = await parlayOf([home, home, home]);
  await end(matches[0].id, 'home', { home: 2, away: 0 });
  await end(matches[1]?.id ?? '', 'void', null);
  await operate('postpone', matches[2]?.id ?? '');
  expect(await moneyOf(row.id)).toBe(1_000_000n - STAKE + times(legs[0]?.odds ?? ''));
});

test('STAGE-02 a parlay of nothing but matches that were called off gives its stake back as void', async () => {
  const { row, token, matches } = await parlayOf([home, home]);
  await operate('postpone', matches[0].id);
  await end(matches[1]?.id ?? '', 'void', null);
  expect(await moneyOf(row.id)).toBe(1_000_000n);
  expect((await desk.bets(token)).list).toMatchObject([
    { result: 'void', legs: [{ outcome: 'postponed', result: 'void' }, { outcome: 'void' }] },
  ]);
});

/** The line of a handicap that is so many quarters beside a whole or half one. */
const quarterLine = (match: Board): number => {
  const found = match.markets?.handicap.find(({ line }) => Math.abs(line) % 2 === 1);
  if (found === undefined) throw new Error('No quarter line');
  return found.line;
};

test('STAGE-02 half a win in a parlay counts as half its price and half one', async () => {
  const { row, legs, matches } = await parlayOf([
    (match) => lined(match, 'handicap', 'home', quarterLine(match)),
    home,
  ]);
  const line = legs[0]?.line ?? 0;
  // Ahead by one quarter: a lead L with 4·L + line = 1, or, where no lead does that, behind by one.
  const isHalfWon = (((1 - line) % 4) + 4) % 4 === 0;
  const lead = (isHalfWon ? 1 - line : -1 - line) / 4;
  const score = { home: Math.max(lead, 0), away: Math.max(-lead, 0) };
  await end(matches[0].id, lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw', score);
  await end(matches[1]?.id ?? '', 'home', { home: 1, away: 0 });
  const [first, second] = legs.map(({ odds }) => BigInt(odds.replace('.', '')));
  const factor = isHalfWon ? (first ?? 0n) + 100n : 100n;
  expect(await moneyOf(row.id)).toBe(1_000_000n - STAKE + (STAKE * factor * (second ?? 0n)) / 200n / 100n);
});

test('STAGE-02 two legs of one match, of two sports, or more stake and return than a parlay may have are refused', async () => {
  const { token, row } = await desk.player(100_000_000n);
  const matches = await coming(6);
  const [first] = matches;
  const twice = [home(first), levelLeg(first, 'home')];
  expect(await desk.bet(token, first, { legs: twice })).toMatchObject({
    status: 400,
    message: 'bad_request',
  });
  const other = await desk.coming('ESPORTS');
  expect(await desk.bet(token, first, { legs: [home(first), home(other)] })).toMatchObject({ status: 400 });
  const two = matches.slice(0, 2).map(home);
  expect(await desk.bet(token, first, { legs: two, stake: '5000001' })).toMatchObject({
    message: 'amount_out_of_range',
  });
  const draws = matches.map((match) => winnerLeg(match, 'draw'));
  expect(await desk.bet(token, first, { legs: draws, stake: '5000000' })).toMatchObject({
    message: 'amount_out_of_range',
  });
  expect(await moneyOf(row.id)).toBe(100_000_000n);
});

test('STAGE-02 when one price of a parlay has changed all current prices are answered, and rises are taken only if wanted', async () => {
  const { token, row } = await desk.player();
  const matches = await coming(2);
  const legs = matches.map(home);
  const [one, two] = legs.map(({ odds }) => odds);
  const seen = legs.map((leg, place) => (place === 0 ? { ...leg, odds: '1.01' } : leg));
  expect(await desk.bet(token, matches[0], { legs: seen })).toMatchObject({
    ...{ status: 409, message: 'odds_changed', value: { prices: [one, two] } },
  });
  const fallen = legs.map((leg, place) => (place === 0 ? { ...leg, odds: '50.00' } : leg));
  expect(await desk.bet(token, matches[0], { legs: fallen, takesRise: true })).toMatchObject({
    message: 'odds_changed',
  });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
  const taken = await desk.bet(token, matches[0], { legs: seen, takesRise: true });
  expect(taken).toMatchObject({ status: 200, value: { legs: [{ odds: one }, { odds: two }] } });
});

test('STAGE-02 a line that is not offered, a line without its market and a market without its line take no bet', async () => {
  const { token, row } = await desk.player();
  const [match] = await coming(1);
  const odds = '1.90';
  const refused: Leg[] = [
    { matchId: match.id, market: 'handicap', side: 'home', line: -200, odds },
    { matchId: match.id, market: 'handicap', side: 'home', odds },
    { matchId: match.id, market: 'total', side: 'home', line: middle(match.markets?.total).line, odds },
    { ...home(match), line: 4 },
    { matchId: match.id, market: 'moneyLine', side: 'draw', odds },
  ];
  for (const leg of refused)
    expect(await desk.bet(token, match, { legs: [leg] })).toMatchObject({
      ...{ message: 'market_closed', value: { closed: match.id } },
    });
  expect(await moneyOf(row.id)).toBe(1_000_000n);
});

test('STAGE-02 a match tells its goals and cards once they have happened, and its result after the end', async () => {
  const [match] = await coming(1);
  const row = await store().find({ merchant: 'aurora', id: match.id });
  const read = async () => {
    const query = { matchId: match.id, language: 'VI' };
    return (await gateway.call('sportsMatch', { query })).body.value as Value<'sportsMatch'>;
  };
  expect(await read()).toMatchObject({ outcome: null, events: [] });
  const starts = row?.startsAt.getTime() ?? 0;
  let told = 0;
  for (const minute of [20, 40, 80, 108]) {
    gateway.clock.advance(starts + minute * MINUTE - gateway.clock.now().getTime());
    const { events, score, minute: clock } = await read();
    const goals = events.filter(({ kind }) => kind === 'goal');
    expect(goals).toHaveLength((score?.home ?? 0) + (score?.away ?? 0));
    expect(goals.filter(({ side }) => side === 'home')).toHaveLength(score?.home ?? 0);
    for (const event of events) expect(event.minute).toBeLessThanOrEqual(clock ?? 0);
    expect(events.length).toBeGreaterThanOrEqual(told);
    told = events.length;
  }
  gateway.clock.advance(10 * MINUTE);
  await gateway.jobs.runDue();
  const ended = await store().find({ merchant: 'aurora', id: match.id });
  expect(await read()).toMatchObject({ outcome: ended?.outcome });
  const query = { matchId: 'SEACUP-200001010000', language: 'VI' };
  expect((await gateway.call('sportsMatch', { query })).status).toBe(404);
});

const operate = (act: string, id: string) =>
  gateway.database
    .transaction(async (tx) => {
      const { database, clock, vendors } = gateway;
      const brands = testTenants(['aurora']).all();
      const [tenant] = brands;
      const found = findAct('match', act);
      if (tenant === undefined || found === undefined) throw new Error(`No act ${act}`);
      const here = { tx, database, runtime: clock, now: clock.now() };
      const context = { ...here, tenant, merchant: 'aurora', brands, vendors };
      await found.run(context, { id } as never, undefined as never);
    })
    .then(() => gateway.jobs.runDue());

/** A seed's own matches: how each of three ends, and which leg is bet on it. */
const seed = fc.record({
  ends: fc.array(
    fc.record({
      home: fc.integer({ min: 0, max: 4 }),
      away: fc.integer({ min: 0, max: 4 }),
      off: fc.integer({ min: 0, max: 9 }),
      market: fc.constantFrom('result', 'moneyLine', 'handicap', 'total'),
      isFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  stake: fc.bigInt({ min: 20_000n, max: 99_999n }),
});

test('STAGE-02 over 200 seeds of single bets and parlays on every market the books stay at zero, and members have what their own table says', async () => {
  const { queries } = gateway.database;
  const { token, row } = await desk.player(500_000_000n);
  const seeds = fc.sample(seed, { numRuns: 200, seed: 20_261_126 });
  const board = await coming(3);
  const rows = await Promise.all(board.map(({ id }) => store().find({ merchant: 'aurora', id })));
  const ids = (place: number, leg: number) => `SEED${leg}-${String(place).padStart(12, '0')}`;
  // The same three matches, so that their prices are known; each seed ends copies of its own.
  await queries.insert(sportsMatches).values(
    seeds.flatMap(({ ends }, place) =>
      ends.flatMap((_, leg) => {
        const like = rows[leg];
        return like ? [{ ...like, id: ids(place, leg) }] : [];
      }),
    ),
  );
  let due = await moneyOf(row.id);
  const results: Record<string, number> = {};
  for (const [place, { ends, stake }] of seeds.entries()) {
    let factor = stake;
    const legs = ends.map(({ home: made, away: suffered, off, market, isFirst }, leg): Leg => {
      const match = { ...(board[leg] ?? board[0]), id: ids(place, leg) };
      const side = isFirst ? 'home' : 'away';
      const ahead = (made - suffered) * (isFirst ? 4 : -4);
      const line = market === 'handicap' ? quarterLine(match) : middle(match.markets?.total).line;
      const picks = {
        result: { leg: winnerLeg(match, side), ahead: ahead === 0 ? -4 : ahead },
        moneyLine: { leg: levelLeg(match, side), ahead },
        handicap: {
          leg: market === 'handicap' ? lined(match, 'handicap', side, line) : home(match),
          ahead: ahead + (isFirst ? line : -line),
        },
        total: {
          leg: market === 'total' ? lined(match, 'total', isFirst ? 'over' : 'under', line) : home(match),
          ahead: ((made + suffered) * 4 - line) * (isFirst ? 1 : -1),
        },
      }[market];
      const price = BigInt(picks.leg.odds.replace('.', ''));
      // In two-hundredths of a stake, by hand.
      const won = picks.ahead >= 2 ? price * 2n : picks.ahead === 1 ? price + 100n : undefined;
      const rest = picks.ahead === 0 ? 200n : picks.ahead === -1 ? 100n : 0n;
      factor *= off < 2 ? 200n : (won ?? rest);
      return picks.leg;
    });
    const { status, value } = await desk.bet(token, board[0], { legs, stake: `${stake}` });
    expect(status).toBe(200);
    for (const [leg, { home: made, away: suffered, off }] of ends.entries()) {
      const name = { merchant: 'aurora', id: ids(place, leg) };
      const played = made > suffered ? 'home' : made < suffered ? 'away' : 'draw';
      const outcome = off === 0 ? 'void' : off === 1 ? 'postponed' : played;
      const score = off < 2 ? null : { home: made, away: suffered };
      await store().end(name, { outcome, score });
      await addEndingAnew(queries, name, gateway.clock.now());
    }
    due += factor / 200n ** BigInt(ends.length) - stake;
    results[value.id] = ends.length;
  }
  await gateway.jobs.runDue();
  expect(await moneyOf(row.id)).toBe(due);
  expect(await queries.$count(bets, eq(bets.state, 'open'))).toBe(0);
  expect(Object.keys(results)).toHaveLength(200);
  const entries = await queries.select({ amount: ledgerEntries.amount }).from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  expect(await queries.$count(sportsBets)).toBeGreaterThan(200);
});
