import { plannedByValues } from '../../platform/database/plannedByValues.ts';
import { withClient } from '../../platform/postgres/connection.ts';
import { bigLine } from '../bigLine/bigLine.ts';
import { millionLine } from '../bigLine/millionLine.ts';
import { planPages, planReads, type PlanNode } from '../planReads.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testCluster.ts';
import { teamReports, type TeamAsk } from '../teamReports.ts';
import { watchedQueries, type WatchedStatement } from '../watchedQueries.ts';

const MINUTE = 60_000;

let store: TestDatabase;
let line: Awaited<ReturnType<typeof bigLine>>;
let watched: ReturnType<typeof watchedQueries>;
/** Sums of members on the days that are asked about. */
let played: number;
beforeAll(async () => {
  store = await createTestDatabase();
  line = await bigLine(store.connection, millionLine);
  watched = watchedQueries(store.connection);
  const { from, to } = millionLine.asked;
  played = await withClient(store.connection, async (client) => {
    const { rows } = await client.query<{ played: number }>(
      'SELECT count(*)::int AS played FROM member_days WHERE day BETWEEN $1 AND $2',
      [from, to],
    );
    return rows[0]?.played ?? 0;
  });
}, 20 * MINUTE);
afterAll(async () => {
  await watched.close();
  await store.drop();
});

const big = ['members', 'line_sizes', 'member_days', 'team_days', 'team_actives', 'member_moves', 'bets'];

/** Sorts of a whole line of whose order there is an index. */
const sortedByIndex = [
  'downlines by activity',
  'downlines by activity, the oldest first',
  'downlines by members',
  'downlines by members, the smallest first',
  'downlines by direct members',
  'agents by members',
  'players by members',
];

/** A statement that is planned by its values has one plan for each; another one may get a plan for all. */
const plansOf = async (statement: WatchedStatement): Promise<PlanNode[]> => {
  const custom = await watched.analyse(statement, 'custom');
  return statement.text.includes(plannedByValues)
    ? [custom]
    : [custom, await watched.analyse(statement, 'generic')];
};

interface Looked {
  readonly name: string;
  readonly statements: number;
  /** Big tables that were read from end to end. */
  readonly scans: readonly string[];
  /** Most rows that a step of a plan looked at. */
  readonly rows: number;
  /** Most pages of a plan. */
  readonly pages: number;
}

const lookAt = async (name: string, read: () => Promise<unknown>): Promise<Looked> => {
  const statements = await watched.during(read);
  const plans: PlanNode[] = [];
  for (const statement of statements) plans.push(...(await plansOf(statement)));
  const reads = plans.flatMap(planReads);
  return {
    name,
    statements: statements.length,
    scans: reads.filter(({ how, of }) => how === 'Seq Scan' && big.includes(of)).map(({ of }) => of),
    rows: Math.max(...reads.map(({ rows }) => rows)),
    pages: Math.max(...plans.map(planPages)),
  };
};

const lookAtAll = async (ask: TeamAsk): Promise<Looked[]> => {
  const all: Looked[] = [];
  for (const [name, read] of Object.entries(teamReports(watched.queries, ask))) {
    all.push(await lookAt(name, read));
  }
  process.stdout.write(`${JSON.stringify(all)}\n`);
  return all;
};

describe.each(['head', 'wide'] as const)('of a line of a million, for the %s', (who) => {
  let all: Looked[];
  beforeAll(async () => {
    all = await lookAtAll(line[who]);
  }, 10 * MINUTE);

  test('AGENT-03 each report takes three statements at most', () => {
    expect(all.filter(({ statements }) => statements > 3)).toEqual([]);
  });

  test('AGENT-03 no report reads a big table from end to end', () => {
    expect(all.filter(({ scans }) => scans.length > 0)).toEqual([]);
  });

  test('AGENT-02 a page of the line by size or by last activity is read along an index, as far as the page goes', () => {
    const pages = all.filter(({ name }) => sortedByIndex.includes(name));
    expect(pages).toHaveLength(sortedByIndex.length);
    expect(pages.filter(({ rows }) => rows > 20_000)).toEqual([]);
  });

  test('AGENT-03 no report looks at more than what was played on its days', () => {
    expect(all.filter(({ rows, pages }) => rows > played || pages > played)).toEqual([]);
  });
});

test(
  'AGENT-02 a line of some hundreds in a brand of a million is sorted by what it has itself',
  async () => {
    const all = await lookAtAll(line.short);
    expect(all.filter(({ statements, scans }) => statements > 3 || scans.length > 0)).toEqual([]);
    const sorted = all.filter(({ name }) =>
      /(downlines|agents|players) by (joining|activity|members|direct)/.test(name),
    );
    expect(sorted).toHaveLength(11);
    expect(sorted.filter(({ rows, pages }) => rows > 1_000 || pages > 20_000)).toEqual([]);
  },
  10 * MINUTE,
);

test(
  'AGENT-03 an agent with three below looks at a handful of a line of a million',
  async () => {
    const all = await lookAtAll(line.narrow);
    expect(all.filter(({ statements, scans }) => statements > 3 || scans.length > 0)).toEqual([]);
    expect(all.filter(({ rows, pages }) => rows > 500 || pages > 500)).toEqual([]);
  },
  10 * MINUTE,
);
