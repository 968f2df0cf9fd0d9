import type { Player } from '../../http/policy/caller.ts';
import { lineWorld } from '../../testing/lineWorld.ts';
import { teamReports } from '../../testing/teamReports.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { watchedQueries } from '../../testing/watchedQueries.ts';
import { daysOfPage } from './teamBetRecordService.ts';

let gateway: TestGateway;
let watched: ReturnType<typeof watchedQueries>;
let reports: ReturnType<typeof teamReports>;
beforeAll(async () => {
  gateway = await testGateway({ now: new Date('2026-11-18T05:00:00Z') });
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  const line = await lineWorld(gateway);
  const at = new Date('2026-11-19T03:00:00Z');
  for (const who of [line.player, line.subPlayer]) await line.play(who, [{ stake: 1_000, win: 0, at }]);
  const now = new Date('2026-11-20T05:00:00Z');
  await line.count(now);
  watched = watchedQueries(gateway.connection);
  const { row } = line.top;
  const caller = {
    merchant: row.merchant,
    memberId: row.id,
    account: row.account,
    type: row.type,
    line: row.line,
  };
  reports = teamReports({
    queries: watched.queries,
    caller: { ...caller, tokenHash: '', mustChange: false } satisfies Player,
    tenant: line.brand,
    memberId: line.subPlayer.row.id,
    // No span whose active members the job counts.
    days: { from: '2026-11-12', to: '2026-11-20' },
    now,
  });
});
afterAll(async () => {
  await watched.close();
  await gateway.close();
});

test('AGENT-03 each report on a line takes three statements at most', async () => {
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(reports)) counts[name] = (await watched.during(read)).length;
  expect(Object.entries(counts).filter(([, count]) => count > 3)).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
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
