import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { contractKinds, type ContractKind, type ContractPeriod } from '#contract/agentContracts';
import { closings } from '../../agents/payouts/closings.ts';
import { payJobs } from '../../agents/payouts/payJobs.ts';
import { countingJob } from '../../agents/sums/countingJob.ts';
import { lastPayDay, spanAround } from '../../agents/contracts/spans.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { contractDesk, flat } from '../contractDesk.ts';
import { giveMoney } from '../playGame.ts';
import { playRounds } from '../playRounds.ts';
import { openAlerts } from '../poison.ts';
import { silentLog } from '../silentLog.ts';
import { testGateway, type TestGateway } from '../testGateway.ts';
import type { TestMember } from '../testMembers.ts';
import { jobProcesses } from './jobProcesses.ts';
import { modelPayments, type ModelBet, type ModelContract } from './contractModel.ts';

const DAYS = Number(process.env.DEEP_AGENT_DAYS ?? 90);
const HOUR = 3_600_000;
const STEP = 6 * HOUR;
const ZONE = 'Asia/Ho_Chi_Minh';
const RICH = 1_000_000_000_000n;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ brands: ['aurora'] });
});
afterAll(() => gateway.close());

/** Rates of the three agents, one below the other, and the spans of their dividends. */
const rates = {
  dividend: [3000, 2000, 900],
  daily: [90, 60, 35],
  hourly: [50, 33, 7],
  realTime: [40, 23, 9],
} as const satisfies Record<ContractKind, readonly number[]>;
const dividendSpans = ['M', 'H', 'W'] as const;

const periodOf = (kind: ContractKind, level: number): ContractPeriod => {
  const fixed = { daily: 'D', hourly: 'hour', realTime: 'slot' } as const;
  return kind === 'dividend' ? (dividendSpans[level] ?? 'M') : fixed[kind];
};

/** Each agent signs a contract of each kind. */
const signAll = async (agents: readonly TestMember[]): Promise<ModelContract[]> => {
  const desk = contractDesk(gateway);
  await desk.open();
  const signed: ModelContract[] = [];
  for (const kind of contractKinds) {
    for (const [level, agent] of agents.entries()) {
      const rate = rates[kind][level] ?? 0;
      const period = periodOf(kind, level);
      const terms = { tiers: flat(kind, rate), ...(kind === 'dividend' && { period }) };
      const upline = agents[level - 1];
      const { running } = await desk.agree(upline ?? 'house', agent, kind, terms);
      signed.push({
        kind,
        memberId: agent.row.id,
        uplineId: upline?.row.id ?? null,
        rate: BigInt(rate),
        spanOf: (at) => spanAround(period, new Date(at), ZONE).to.toISOString(),
        countsFrom: Date.parse(running?.countsFrom ?? ''),
      });
    }
  }
  return signed;
};

interface Paid extends Record<string, unknown> {
  readonly member_id: string;
  readonly kind: ContractKind;
  readonly stated: string;
  readonly booked: string;
}

/** What statements say and what the ledger booked for them, by member and kind. */
const paidSums = async () => {
  const { rows } = await gateway.database.queries.execute<Paid>(sql`
    SELECT statement.member_id, statement.kind, sum(statement.sum)::text AS stated,
      coalesce(sum(entry.amount), 0)::text AS booked
    FROM agent_statements statement
    LEFT JOIN ledger_postings posting ON posting.ref = statement.id::text
    LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.amount > 0
    GROUP BY statement.member_id, statement.kind`);
  return new Map(
    rows.map(({ member_id, kind, stated, booked }) => [`${member_id} ${kind}`, { stated, booked }]),
  );
};

test(
  `AGENT-11 AGENT-08 over ${DAYS} days two gateways that are killed again and again pay each span of each contract once`,
  async () => {
    const { members, clock, database, tenants } = gateway;
    const agents: TestMember[] = [];
    for (let level = 0; level < 3; level += 1) {
      const upline = agents.at(-1)?.row;
      agents.push(await members.create({ type: 1, ...(upline && { upline }) }));
    }
    const players: TestMember[] = [];
    for (const { row } of agents) {
      const player = await members.create({ upline: row });
      await giveMoney(gateway, player.row.id, RICH);
      players.push(player);
    }
    const contracts = await signAll(agents);
    const parts = { database, runtime: clock, tenants, log: silentLog };
    await countingJob(parts).begin();
    await payJobs(parts).planning.begin();

    const steps = (DAYS * 24 * HOUR) / STEP;
    const drawn = fc.sample(
      fc.record({
        delay: fc.integer({ min: 0, max: 120 }),
        rounds: fc.array(
          fc.record({
            player: fc.integer({ min: 0, max: 2 }),
            stake: fc.integer({ min: 1, max: 999_999 }),
            times: fc.constantFrom(0, 0, 0, 1, 2, 5),
            after: fc.integer({ min: 0, max: STEP - 1 }),
          }),
          { maxLength: 4 },
        ),
      }),
      { numRuns: steps, seed: 25 },
    );
    const bets: ModelBet[] = [];
    const gateways = await jobProcesses(gateway.connection, clock);
    let kills = 0;
    for (const [step, { delay, rounds }] of drawn.entries()) {
      const now = clock.now().getTime();
      for (const { player, stake, times, after } of rounds) {
        const who = players[player];
        if (who === undefined) continue;
        const win = stake * times;
        await playRounds(gateway, who.row.id, [{ stake, win, at: new Date(now + after) }]);
        const above = agents.slice(0, player + 1).map(({ row }) => row.id);
        bets.push({ above, stake: BigInt(stake), win: BigInt(win), at: now + after });
      }
      await gateways.advance(STEP);
      if (step % 3 === 0) {
        await pause(delay);
        await gateways.kill(step % 2 === 0 ? 0 : 1);
        kills += 1;
      }
      await gateways.untilDone();
    }
    // What is counted in one step is planned in the next, and paid in the one after that at the latest. Nobody plays any
    // more, and no further midnight passes.
    const end = clock.now();
    for (let more = 0; more < 4; more += 1) {
      await gateways.advance(STEP);
      await gateways.untilDone();
    }
    await gateways.close();

    expect(await openAlerts(database.queries)).toEqual([]);
    const until = (kind: ContractKind): string => {
      if (kind === 'dividend') return lastPayDay(clock.now(), ZONE).toISOString();
      const after = new Date(end.getTime() - 2 * 24 * HOUR);
      return closings(kind, { after, until: clock.now() }, ZONE, 10_000).at(-1)?.to.toISOString() ?? '';
    };
    const paid = await paidSums();
    for (const [{ memberId, kind }, amount] of modelPayments(contracts, bets, until)) {
      const { stated = '0', booked = '0' } = paid.get(`${memberId} ${kind}`) ?? {};
      expect([kind, memberId, stated, booked]).toEqual([kind, memberId, String(amount), String(amount)]);
    }
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    const { rows } = await database.queries.execute<{ statements: number }>(
      sql`SELECT count(*)::int AS statements FROM agent_statements`,
    );
    process.stdout.write(`${JSON.stringify({ days: DAYS, kills, bets: bets.length, ...rows[0] })}\n`);
  },
  HOUR,
);
