import { bigLine } from '../../testing/bigLine/bigLine.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { teamReports } from '../../testing/teamReports.ts';
import { watchedQueries } from '../../testing/watchedQueries.ts';
import { daysOfPage } from './teamBetRecordService.ts';

const MEMBERS = 300;
const played = { from: '2026-11-01', to: '2026-11-14' };
const asked = { from: '2026-11-03', to: '2026-11-14' };

let store: TestDatabase;
let line: Awaited<ReturnType<typeof bigLine>>;
let watched: ReturnType<typeof watchedQueries>;
beforeAll(async () => {
  store = await createTestDatabase();
  line = await bigLine(store.connection, { members: MEMBERS, levels: 12, oneIn: 4, played, asked });
  watched = watchedQueries(store.connection);
});
afterAll(async () => {
  await watched.close();
  await store.drop();
});

const reports = (who: keyof typeof line) => teamReports(watched.queries, line[who]);

test('AGENT-03 each report on a line of twelve levels takes three statements at most', async () => {
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(reports('head')))
    counts[name] = (await watched.during(read)).length;
  expect(Object.entries(counts).filter(([, count]) => count > 3)).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});

test('AGENT-03 the reports on a line agree about it, by whatever they part its sums', async () => {
  const read = reports('wide');
  const { sums, line: sizes } = await read.teamOverview();
  expect(sizes.direct).toBeGreaterThan(1);
  expect(sums.play.bets).toBeGreaterThan(0);
  for (const by of ['day', 'game type', 'team'] as const) {
    const statement = await read[`teamStatements by ${by}`]();
    expect([by, statement.sums]).toMatchObject([by, { play: sums.play, active: sums.active }]);
    expect(statement.list.reduce((all, { play }) => all + play.bets, 0)).toBe(sums.play.bets);
  }
  const teams = await read['teamStatements by team']();
  expect(teams.list.reduce((all, { active }) => all + active, 0)).toBe(sums.active);
  expect((await read.teamBetRecord()).sums).toEqual(sums.play);
});

test('AGENT-02 a list of downlines has as many as a whole line has, by size, by state and by search', async () => {
  const read = reports('head');
  const total = async (name: `downlines${string}` & keyof typeof read) => (await read[name]()).total;
  expect(await total('downlines')).toBe(MEMBERS);
  const disabled = await total('downlines that are disabled');
  expect(disabled).toBe(6);
  expect(await total('downlines that are active')).toBe(MEMBERS - disabled);
  expect(await total('downlines by search')).toBe(111);
});

test('AGENT-12 the days of a page of the betting record are found by how many rows each has', () => {
  const days = [
    { day: '2026-11-18', parts: 4 },
    { day: '2026-11-20', parts: 2 },
    { day: '2026-11-19', parts: 3 },
  ];
  const of = (offset: number, limit: number) => daysOfPage(days, { offset, limit });
  expect(of(0, 2)).toEqual({ days: ['2026-11-20'], skipped: 0 });
  expect(of(1, 3)).toEqual({ days: ['2026-11-20', '2026-11-19'], skipped: 1 });
  expect(of(2, 3)).toEqual({ days: ['2026-11-19'], skipped: 0 });
  expect(of(4, 10)).toEqual({ days: ['2026-11-19', '2026-11-18'], skipped: 2 });
  expect(of(9, 5)).toEqual({ days: [], skipped: 0 });
});
