import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bets } from '../../play/bets/schema.ts';
import { gameVisits } from '../../play/launch/schema.ts';
import { visitRepository } from '../../play/launch/visitRepository.ts';
import { merchant } from '../../testing/ledger/ledgerFixture.ts';
import { drawStore } from '../../play/lottery/drawStore.ts';
import { lotteryDraws, lotteryTickets } from '../../play/lottery/schema.ts';
import { memberService } from '../../members/members/memberService.ts';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { matchStore } from '../../play/sports/matchStore.ts';
import { sportsBets, sportsLegs, sportsMatches } from '../../play/sports/schema.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { openDatabase, type Database } from './database.ts';

const runtime = testRuntime();
const past = runtime.now();
const now = new Date(past.getTime() + 1);

let database: Database;
let close: () => Promise<void>;
let memberId: string;
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  database = openDatabase({ connection });
  close = async () => {
    await database.close();
    await drop();
  };
  ({ id: memberId } = await memberService(database.queries, runtime).create({ merchant, account: 'nam' }));
});
afterAll(() => close());

const newBet = async (visitId: string) => {
  const id = runtime.newId();
  await database.queries.insert(bets).values({
    ...{ id, merchant, memberId, visitId, roundRef: id, vassalage: 'NVP', gameCode: 'G', gameType: 'RNG' },
    ...{ stake: 1n, win: 0n, validBet: 1n, currency: 'VND', state: 'settled', placedAt: past },
  });
  return id;
};

/** Rows whose time is over, of which the first is used; and how they are swept. */
const cases = {
  draw: {
    table: lotteryDraws,
    prepare: async () => {
      const draw = (drawNo: string) => ({
        ...{ merchant, lottery: 'VNQ1M', drawNo, serverSeed: '' },
        ...{ closesAt: past, drawsAt: past, drawnAt: past, settledAt: past },
      });
      await database.queries.insert(lotteryDraws).values([draw('used'), draw('unused')]);
      const id = await newBet(runtime.newId());
      await database.queries.insert(lotteryTickets).values({
        ...{ id, merchant, memberId, lottery: 'VNQ1M', drawNo: 'used', playType: 'de' as const, pays: [] },
        ...{ picks: [], units: 1, unitStake: 1n, times: 1, endedAt: past },
      });
    },
    sweep: () => drawStore(database.queries).sweep(['VNQ1M'], now),
    index: 'lottery_draws_to_sweep',
    due: sql`lottery IN ('VNQ1M') AND settled_at < ${now.toISOString()}`,
  },
  match: {
    table: sportsMatches,
    prepare: async () => {
      const match = (id: string) => ({
        ...{ merchant, id, competition: 'SEACUP', home: 'a', away: 'b', serverSeed: '' },
        ...{ startsAt: past, endsAt: past, settledAt: past },
      });
      await database.queries.insert(sportsMatches).values([match('used'), match('unused')]);
      const id = await newBet(runtime.newId());
      await database.queries.insert(sportsBets).values({ id, merchant, memberId, endedAt: past });
      const leg = { betId: id, place: 0, merchant, matchId: 'used', endedAt: past };
      const pick = { market: 'result', side: 'home', odds: 200 } as const;
      await database.queries.insert(sportsLegs).values({ ...leg, ...pick });
    },
    sweep: () => matchStore(database.queries).sweep(now),
    index: 'sports_matches_to_sweep',
    due: sql`settled_at < ${now.toISOString()}`,
  },
  visit: {
    table: gameVisits,
    prepare: async () => {
      const visit = (id: string) => ({
        ...{ id, merchant, memberId, sessionHash: '', gameCode: 'G', gameType: 'RNG', vassalage: 'NVP' },
        ...{ mode: 'real' as const, language: 'VI', parentOrigin: '', startedAt: past },
      });
      const used = runtime.newId();
      await database.queries.insert(gameVisits).values([visit(used), visit(runtime.newId())]);
      await newBet(used);
    },
    sweep: () => visitRepository(database.queries).sweep(now),
    index: 'game_visits_to_sweep',
    due: sql`started_at < ${now.toISOString()}`,
  },
} as const;

/** The rows that a sweep would look at, by the index that names them. */
const lookedAt = async (table: PgTable, due: ReturnType<typeof sql>) => {
  const found = await database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
    const plan = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`EXPLAIN SELECT 1 FROM ${table} WHERE NOT is_kept AND ${due}`,
    );
    const { rows } = await tx.execute(sql`SELECT 1 FROM ${table} WHERE NOT is_kept AND ${due}`);
    return { plan: plan.rows.map((row) => row['QUERY PLAN']).join(' '), rows: rows.length };
  });
  return found;
};

test.each(Object.entries(cases))(
  'a %s of long ago that was bet on was looked at by every sweep for ever: one sweep is enough (SOUND-01)',
  async (_, { table, prepare, sweep, index, due }) => {
    await prepare();
    const before = await lookedAt(table, due);
    expect(before.plan).toContain(index);
    expect(before.rows).toBe(2);
    await sweep();
    expect((await lookedAt(table, due)).rows).toBe(0);
    expect(await database.queries.$count(table)).toBe(1);
    await sweep();
    expect(await database.queries.$count(table)).toBe(1);
  },
);
