import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { hundredthsOf, sides, sports, type Side, type Sport } from '#contract/sports';
import { bets } from '../../play/bets/schema.ts';
import type { Player } from '../../http/policy/caller.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { deposit } from '../ledger/ledgerFixture.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { createTestDatabase } from '../postgres/testCluster.ts';
import { board } from '../../play/sports/board.ts';
import { endOf } from '../../play/sports/endOf.ts';
import { addEndingAnew } from '../../play/sports/matchJobs.ts';
import { matchService } from '../../play/sports/matchService.ts';
import { matchStore } from '../../play/sports/matchStore.ts';
import { sportsBets, sportsMatches } from '../../play/sports/schema.ts';
import { sportsBetService } from '../../play/sports/sportsBetService.ts';
import { oddsOn, winnerLeg } from '../sportsDesk.ts';
import { testRuntime } from '../testRuntime.ts';
import { testTenants } from '../testTenants.ts';
import { silentLog } from '../silentLog.ts';
import { openAlerts } from '../poison.ts';
import { jobProcesses } from './jobProcesses.ts';

const DAYS = Number(process.env.DEEP_SPORTS_DAYS ?? 30);
const HOUR = 3_600_000;
const STEP = 2 * HOUR;
const START = 1_000_000_000n;
const STAKE = 33_333n;

const runtime = testRuntime();
const tenants = testTenants(['aurora']);
const [tenant] = tenants.all();

let database: Database;
let connection: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  connection = made.connection;
  database = openDatabase({ connection });
  close = async () => {
    await database.close();
    await made.drop();
  };
});
afterAll(() => close());

const player = async (): Promise<Player> => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const row = await memberService(database.queries, runtime).create({ merchant: 'aurora', account });
  await deposit(database, row.id, START);
  const known = { merchant: 'aurora', memberId: row.id, account, type: 0, line: '', tokenHash: '' };
  return { ...known, mustChange: false };
};

const matchesOf = async (sport: Sport) => {
  if (tenant === undefined) throw new Error('No brand');
  const place = { merchant: 'aurora', language: 'VI', now: runtime.now() } as const;
  return (await board(database.queries).matches(place, sport, tenant)).list;
};

/** What was agreed, kept beside the product: the ledger is held against it at the end. */
const agreed = new Map<string, { side: Side; hundredths: bigint; match: string }>();

/** A bet on every side of the next matches of every sport; answers the least that a sport had to offer. */
const betOnAll = async (caller: Player): Promise<number> => {
  const now = runtime.now();
  let least = Infinity;
  for (const sport of sports) {
    const open = (await matchesOf(sport)).filter(({ locked }) => locked !== true);
    least = Math.min(least, open.length);
    for (const match of open.slice(0, 4)) {
      for (const side of sides) {
        const odds = oddsOn(match, side);
        if (odds === '' || tenant === undefined) continue;
        const slip = { legs: [winnerLeg(match, side)], stake: STAKE.toString(), takesRise: false };
        const id = await database.transaction((tx) =>
          sportsBetService(tx, runtime).place({ caller, tenant, now }, { ...slip, language: 'VI' as const }),
        );
        agreed.set(id, { side, hundredths: BigInt(hundredthsOf(odds)), match: match.id });
      }
    }
  }
  return least;
};

test(
  `SPORT-01 PORT-03 over ${DAYS} days two gateways that are killed again and again end each match once, settle each bet once and never run dry`,
  async () => {
    const caller = await player();
    await matchService({ database, runtime, tenants, log: silentLog }).open('aurora');
    const steps = (DAYS * 24 * HOUR) / STEP;
    const delays = fc.sample(fc.integer({ min: 0, max: 120 }), { numRuns: steps, seed: 43 });
    const gateways = await jobProcesses(connection, runtime);
    let [kills, voided] = [0, 0];
    for (const [step, delay] of delays.entries()) {
      expect(await betOnAll(caller)).toBeGreaterThan(3);
      if (step % 20 === 7) {
        const [match] = (await matchesOf('SPORTS')).slice(-1);
        const name = { merchant: 'aurora', id: match?.id ?? '' };
        if (await matchStore(database.queries).end(name, { outcome: 'void', score: null })) voided += 1;
        await addEndingAnew(database.queries, name, runtime.now());
      }
      await gateways.advance(STEP);
      if (step % 3 === 0) {
        await pause(delay);
        await gateways.kill(step % 2 === 0 ? 0 : 1);
        kills += 1;
      }
      await gateways.untilDone();
    }
    // What has begun ends within the day.
    await gateways.advance(48 * HOUR);
    await gateways.untilDone();
    await gateways.close();
    expect(await openAlerts(database.queries)).toEqual([]);

    const waiting = and(lte(sportsMatches.endsAt, runtime.now()), isNull(sportsMatches.settledAt));
    expect(await database.queries.$count(sportsMatches, waiting)).toBe(0);
    const rows = await database.queries.select().from(sportsMatches);
    const ended = rows.filter(({ outcome }) => outcome !== null);
    const otherwise = ended.filter((row) => row.outcome !== endOf(row).outcome);
    expect(otherwise.every(({ outcome }) => outcome === 'void')).toBe(true);
    expect(otherwise.length).toBeLessThanOrEqual(voided);

    // Worked out here, from what was agreed and how the matches ended, without a rule of the product.
    const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]));
    let due = START;
    for (const { side, hundredths, match } of agreed.values()) {
      const outcome = outcomes.get(match);
      if (outcome === 'void') continue;
      due -= STAKE;
      if (outcome === side) due += (STAKE * hundredths - ((STAKE * hundredths) % 100n)) / 100n;
    }
    const purse = { kind: 'member', owner: caller.memberId } as const;
    expect(await balanceOf(database.queries, 'aurora', purse, 'VND')).toBe(due);
    expect(await database.queries.$count(sportsBets)).toBe(agreed.size);
    expect(await database.queries.$count(sportsBets, isNull(sportsBets.endedAt))).toBe(0);
    expect(await database.queries.$count(bets, eq(bets.state, 'open'))).toBe(0);
    const entries = await database.queries.select({ amount: ledgerEntries.amount }).from(ledgerEntries);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    const figures = { days: DAYS, kills, matches: rows.length, bets: agreed.size, voided };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
  HOUR,
);
