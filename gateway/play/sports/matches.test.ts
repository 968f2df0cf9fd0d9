import { eq } from 'drizzle-orm';
import { bets } from '../bets/schema.ts';
import type { Player } from '../../http/policy/caller.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { deposit } from '../../testing/ledger/ledgerFixture.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import { memberService } from '../../members/members/memberService.ts';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { oddsOn, winnerLeg } from '../../testing/sportsDesk.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { board } from './board.ts';
import { endOf } from './endOf.ts';
import { addEndingAnew } from './matchJobs.ts';
import { matchStore } from './matchStore.ts';
import { sportsBets, sportsMatches } from './schema.ts';
import { sportsBetService } from './sportsBetService.ts';
import { sportsBetStore } from './sportsBetStore.ts';
import { openMatchesOf, sportsJobs } from './sportsJobs.ts';
import { jobDriver, type JobDriver } from '../../testing/jobDriver.ts';
import { jobStore } from '../../platform/jobs/jobStore.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { matchService } from './matchService.ts';

const tenants = testTenants(['aurora', 'lotus']);
const [tenant] = tenants.all();
const runtime = testRuntime();
const START = 1_000_000n;
const STAKE = 100_000n;
const DAY = 86_400_000;

let gateways: readonly [Database, Database];
let drivers: readonly JobDriver[];
let close: () => Promise<void>;
const partsOf = (database: Database) => ({ database, runtime, tenants, log: silentLog });
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  gateways = [openDatabase({ connection }), openDatabase({ connection })];
  drivers = gateways.map((database) =>
    jobDriver({ ...partsOf(database), connection }, sportsJobs(partsOf(database))),
  );
  close = async () => {
    for (const driver of drivers) await driver.close();
    for (const database of gateways) await database.close();
    await drop();
  };
});
afterAll(() => close());

/** Both gateways run their due jobs at the same time. */
const workTogether = () => Promise.all(drivers.map(({ runDue }) => runDue()));

/** Every gateway opens the matches of every brand at the same moment, as at its start. */
const beginTogether = () =>
  Promise.all(
    gateways.flatMap((database) =>
      tenants.all().map(({ merchantCode }) => openMatchesOf(partsOf(database))(merchantCode)),
    ),
  );

test('a brand without the sports catalogue gets no matches (SOUND-03)', async () => {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection });
  const plays = (merchant: string) => Promise.resolve(merchant === 'lotus');
  const open = openMatchesOf({ ...partsOf(database), plays });
  for (const { merchantCode } of tenants.all()) await open(merchantCode);
  const rows = await database.queries
    .selectDistinct({ merchant: sportsMatches.merchant })
    .from(sportsMatches);
  expect(rows).toEqual([{ merchant: 'lotus' }]);
  await database.close();
  await drop();
});

const player = async (): Promise<Player> => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const row = await memberService(gateways[0].queries, runtime).create({ merchant: 'aurora', account });
  await deposit(gateways[0], row.id, START);
  return {
    ...{ merchant: 'aurora', memberId: row.id, account, type: 0, line: '', tokenHash: '' },
    mustChange: false,
  };
};

const comingMatch = async () => {
  if (tenant === undefined) throw new Error('No brand');
  const place = { merchant: 'aurora', language: 'VI', now: runtime.now() } as const;
  const { list } = await board(gateways[0].queries).matches(place, 'SPORTS', tenant);
  const match = list.find(({ minute }) => minute === undefined);
  if (match === undefined) throw new Error('No match');
  return match;
};

type Coming = Awaited<ReturnType<typeof comingMatch>>;

const betOnHome = async (caller: Player, match: Coming, now = runtime.now()) => {
  if (tenant === undefined) throw new Error('No brand');
  const slip = { legs: [winnerLeg(match)], stake: STAKE.toString() };
  await gateways[0].transaction((tx) =>
    sportsBetService(tx, runtime).place(
      { caller, tenant, now },
      { ...slip, takesRise: true, language: 'VI' },
    ),
  );
};

const moneyOf = ({ memberId }: Player) =>
  balanceOf(gateways[0].queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

const rowOf = async ({ id }: Pick<Coming, 'id'>) => {
  const row = await matchStore(gateways[0].queries).find({ merchant: 'aurora', id });
  if (row === undefined) throw new Error(`There is no ${id}`);
  return row;
};

const passTo = (moment: Date) => runtime.advance(moment.getTime() - runtime.now().getTime());

/** Expected balance after the one bet on the home side has been settled. */
const expectedBalance = async (match: Coming) => {
  const { outcome } = await rowOf(match);
  if (outcome === 'void') return START;
  const price = BigInt(oddsOn(match, 'home').replace('.', ''));
  return START - STAKE + (outcome === 'home' ? (STAKE * price) / 100n : 0n);
};

test('SPORT-01 PORT-03 gateways that start at the same moment open each match once, with a seed of its own', async () => {
  await beginTogether();
  const rows = await gateways[0].queries.select().from(sportsMatches);
  expect(new Set(rows.map(({ merchant }) => merchant))).toEqual(new Set(['aurora', 'lotus']));
  expect(new Set(rows.map(({ serverSeed }) => serverSeed)).size).toBe(rows.length);
});

test('SPORT-01 a brand that has no match yet begins with the results of a day, on which nobody could bet', async () => {
  const rows = await gateways[0].queries.select().from(sportsMatches);
  const ended = rows.filter(({ endsAt }) => endsAt <= runtime.now());
  expect(ended.length).toBeGreaterThan(100);
  expect(ended.every(({ outcome, settledAt }) => outcome !== null && settledAt !== null)).toBe(true);
});

test('SPORT-01 PORT-03 two gateways end a match once, as its seed says, and settle each bet once', async () => {
  await workTogether();
  const match = await comingMatch();
  const players = await Promise.all(Array.from({ length: 12 }, player));
  for (const one of players) await betOnHome(one, match);
  const before = await rowOf(match);
  passTo(before.endsAt);
  await workTogether();
  const ended = await rowOf(match);
  expect(ended).toMatchObject(endOf(before));
  expect(ended.settledAt).not.toBeNull();
  const due = await expectedBalance(match);
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => due));
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('SPORT-01 a gateway that ends between result and payment, or between two payments, leaves the rest to the next attempt', async () => {
  await workTogether();
  const match = await comingMatch();
  const players = await Promise.all(Array.from({ length: 6 }, player));
  for (const one of players) await betOnHome(one, match);
  passTo((await rowOf(match)).endsAt);
  // The state a killed gateway leaves: match ended, one bet settled.
  const { queries } = gateways[0];
  await matchStore(queries).end({ merchant: 'aurora', id: match.id }, { outcome: 'home', score: null });
  const [staked] = await sportsBetStore(queries).openOf({ merchant: 'aurora', id: match.id }, 1);
  if (staked === undefined) throw new Error('No bet');
  await gateways[0].transaction((tx) => sportsBetService(tx, runtime).settle(staked, tenants, runtime.now()));
  await workTogether();
  await workTogether();
  const due = await expectedBalance(match);
  expect(due).toBeGreaterThan(START);
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => due));
  const states = await queries.select({ state: bets.state }).from(bets);
  expect(states.map(({ state }) => state)).not.toContain('open');
});

test('SPORT-01 matches whose end passed while no gateway ran are ended once one runs, and the schedule goes on', async () => {
  await workTogether();
  const match = await comingMatch();
  const one = await player();
  await betOnHome(one, match);
  runtime.advance(3 * DAY);
  await workTogether();
  expect(await moneyOf(one)).toBe(await expectedBalance(match));
  expect((await comingMatch()).id).not.toBe(match.id);
});

test('SPORT-01 an ended match is never ended again, and a gateway with a slow clock takes no bet on it', async () => {
  await workTogether();
  const match = await comingMatch();
  const one = await player();
  const early = runtime.now();
  passTo((await rowOf(match)).endsAt);
  await workTogether();
  const ended = await rowOf(match);
  const again = matchStore(gateways[1].queries).end(ended, { outcome: 'void', score: null });
  expect(await again).toBe(false);
  await workTogether();
  expect(await rowOf(match)).toEqual(ended);
  await expect(betOnHome(one, match, early)).rejects.toMatchObject({ code: 'market_closed' });
  expect(await moneyOf(one)).toBe(START);
});

test('one bet that cannot be settled stops neither its match nor those behind it, and is paid once the operator retries it (SOUND-01)', async () => {
  await workTogether();
  const match = await comingMatch();
  const players = [await player(), await player(), await player()];
  for (const one of players) await betOnHome(one, match);
  const { queries } = gateways[0];
  const [first, ...others] = await sportsBetStore(queries).openOf({ merchant: 'aurora', id: match.id }, 10);
  if (first === undefined) throw new Error('No bet');
  const id = first.betId;
  const memberOf = async (betId: string) => {
    const [row] = await queries.select().from(sportsBets).where(eq(sportsBets.id, betId));
    return row?.memberId ?? '';
  };
  const memberId = await memberOf(id);
  const heal = await poison(queries, sportsBets, `OLD.id = '${id}'`);
  await matchStore(queries).end({ merchant: 'aurora', id: match.id }, { outcome: 'void', score: null });
  await addEndingAnew(queries, { merchant: 'aurora', id: match.id }, runtime.now());
  await workTogether();
  const moneyFor = (member: string) =>
    Promise.all(players.filter((one) => one.memberId === member).map(moneyOf));
  expect(await moneyFor(memberId)).toEqual([START - STAKE]);
  for (const { betId } of others) expect(await moneyFor(await memberOf(betId))).toEqual([START]);
  expect(await openAlerts(queries)).toEqual([{ kind: 'sports bet', target: id, merchant: 'aurora' }]);

  await heal();
  await retryAlerts(gateways[0], runtime);
  await workTogether();
  expect(await moneyFor(memberId)).toEqual([START]);
  expect(await openAlerts(queries)).toEqual([]);
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('a hundred matches that cannot be ended do not keep a later one from its end (SOUND-01)', async () => {
  await workTogether();
  const { queries } = gateways[0];
  const { id } = await comingMatch();
  const match = await matchStore(queries).find({ merchant: 'aurora', id });
  if (match === undefined) throw new Error('No match');
  const endsAt = new Date(match.endsAt.getTime() - 1);
  await matchStore(queries).insert(
    Array.from({ length: 100 }, (_, place) => ({ ...match, endsAt, id: `broken-${place}` })),
  );
  await matchService(partsOf(gateways[0])).catchUp();
  const heal = await poison(queries, sportsMatches, "OLD.id LIKE 'broken-%'");
  runtime.advance(match.endsAt.getTime() - runtime.now().getTime());
  await workTogether();
  expect((await matchStore(queries).find(match))?.settledAt).not.toBeNull();
  expect(await openAlerts(queries)).toHaveLength(100);
  await heal();
  expect(await jobStore(queries).failed(200)).toHaveLength(100);
  await retryAlerts(gateways[0], runtime);
  await workTogether();
  expect(await openAlerts(queries)).toEqual([]);
});

test('SPORT-01 the ledger sums to zero over all that was bet and paid', async () => {
  const rows = await gateways[0].queries.select({ amount: ledgerEntries.amount }).from(ledgerEntries);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
});
