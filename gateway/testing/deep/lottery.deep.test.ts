import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { and, isNull, lte, sql } from 'drizzle-orm';
import { sweepJob } from '../../app/housekeeping.ts';
import { bets } from '../../play/bets/schema.ts';
import type { Player } from '../../http/policy/caller.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { deposit } from '../ledger/ledgerFixture.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import { drawPrizes } from '../../play/lottery/drawPrizes.ts';
import { drawSeed } from '../../play/lottery/drawSeed.ts';
import { drawService } from '../../play/lottery/drawService.ts';
import { drawStore } from '../../play/lottery/drawStore.ts';
import { lotteryOf } from '../../play/lottery/lotteries.ts';
import { rates } from '../../play/lottery/rates.ts';
import { lotteryDraws } from '../../play/lottery/schema.ts';
import { ticketService } from '../../play/lottery/ticketService.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { openAlerts } from '../poison.ts';
import { createTestDatabase } from '../postgres/testCluster.ts';
import { testRuntime } from '../testRuntime.ts';
import { testTenants } from '../testTenants.ts';
import { silentLog } from '../silentLog.ts';
import { jobProcesses } from './jobProcesses.ts';

const DAYS = Number(process.env.DEEP_LOTTERY_DAYS ?? 30);
const STEP = 2 * 3_600_000;
const HOUR = 3_600_000;
const START = 1_000_000_000n;

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

const picksOf = { taixiu: ['tai', 'le'], big: ['1234', '5678'], run: ['1', '2', '3'] } as const;

/** A ticket on the next draw of every lottery. */
const betOnAll = async (caller: Player): Promise<void> => {
  if (tenant === undefined) throw new Error('No brand');
  const now = runtime.now();
  for (const draw of await drawStore(database.queries).upcoming('aurora', now)) {
    const lottery = lotteryOf(draw.lottery);
    if (lottery === undefined || draw.closesAt <= now) continue;
    const playType = (['taixiu', 'big', 'run'] as const).find((name) => rates[lottery.format][name]);
    if (playType === undefined) continue;
    const line = { playType, picks: [...picksOf[playType]], unitStake: '1000', times: 1 };
    const slip = { gameCode: draw.lottery, drawNo: draw.drawNo, language: 'VI' as const, lines: [line] };
    await database.transaction((tx) => ticketService(tx, runtime).place({ caller, tenant, now }, slip));
  }
};

test(
  `LOTT-01 PORT-03 over ${DAYS} days two gateways that are killed again and again hold each draw once, settle each bet once and go on sweeping`,
  async () => {
    if (tenant === undefined) throw new Error('No brand');
    const players = [await player(), await player()];
    const parts = { database, runtime, tenants, log: silentLog };
    await drawService(parts).open(tenant);
    await sweepJob(parts).begin();
    const steps = (DAYS * 24 * HOUR) / STEP;
    const delays = fc.sample(fc.integer({ min: 0, max: 120 }), { numRuns: steps, seed: 41 });
    const gateways = await jobProcesses(connection, runtime);
    let kills = 0;
    for (const [step, delay] of delays.entries()) {
      for (const one of players) await betOnAll(one);
      await gateways.advance(STEP);
      if (step % 3 === 0) {
        await pause(delay);
        await gateways.kill(step % 2 === 0 ? 0 : 1);
        kills += 1;
      }
      await gateways.untilDone();
    }
    await gateways.close();
    expect(await openAlerts(database.queries)).toEqual([]);
    const { rows: sweeps } = await database.queries.execute<{ key: string }>(
      sql`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'sweep'`,
    );
    expect(sweeps).toEqual([{ key: `sweep: ${new Date(runtime.now().getTime() + 60_000).toISOString()}` }]);

    const waiting = and(lte(lotteryDraws.drawsAt, runtime.now()), isNull(lotteryDraws.settledAt));
    expect(await database.queries.$count(lotteryDraws, waiting)).toBe(0);
    const draws = await database.queries.select().from(lotteryDraws);
    for (const draw of draws.filter(({ drawnAt }) => drawnAt !== null)) {
      const format = lotteryOf(draw.lottery)?.format ?? 'north';
      expect(draw.prizes).toEqual(await drawPrizes(format, drawSeed(draw)));
    }
    for (const { merchant, memberId } of players) {
      const rounds = (await database.queries.select().from(bets)).filter((bet) => bet.memberId === memberId);
      const moved = rounds.reduce(
        (sum, { state, win, stake }) => sum - stake + (state === 'open' ? 0n : win),
        0n,
      );
      const purse = { kind: 'member', owner: memberId } as const;
      expect(await balanceOf(database.queries, merchant, purse, 'VND')).toBe(START + moved);
    }
    const entries = await database.queries.select({ amount: ledgerEntries.amount }).from(ledgerEntries);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    process.stdout.write(`${JSON.stringify({ days: DAYS, kills, draws: draws.length })}\n`);
  },
  HOUR,
);
