import type { Sample } from './coldLoad.ts';
import { median } from './median.ts';
import { benchTable, medians } from './report.ts';

const sample = (lcp: number): Sample => ({
  bytes: 300_000,
  scriptBytes: 150_000,
  requests: 20,
  fcp: 400,
  lcp,
  cls: 0,
  blocking: 100,
  longestTask: 150,
  heap: 6_000_000,
  elements: 700,
});

test('a median is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 10, 3])).toBe(2.5);
  expect(() => median([])).toThrow('No values');
});

const calls = { perSecond: 400, p99: 80, failed: 1 };

test('the table has the medians of a run and the factor against the record before', () => {
  const record = (lcp: number[]) => ({
    at: '2026-11-21',
    commit: 'abc',
    load: 0.5,
    loginPopup: lcp[0] ?? 0,
    tabSwitch: (lcp[0] ?? 0) / 10,
    lobby: { elements: 512, key: 80.4, heap: 250_000, nodes: 3, listeners: 0 },
    winners: { commits: 3.25, longestTask: 0 },
    odds: { commits: 4.1, longestTask: 0 },
    money: {
      balance: { perSecond: 2_100.4, p99: 21.2, failed: 0 },
      gameList: calls,
      transfer: calls,
      login: calls,
    },
    attack: {
      longestBlock: 61.2,
      longestWork: 12.4,
      longestCollection: 8,
      before: 200e6,
      peak: 240e6,
      answered: 5_000,
      unanswered: 40,
      statuses: { 0: 40, 400: 5_000 },
      slowest: [{ name: 'status', longestWork: 12.4 }],
    },
    agents: { 'head: teamOverview': lcp[0] ?? 0 },
    pages: { 'home slow4g': medians(lcp.map(sample)) },
  });
  const table = benchTable(record([900, 800, 2000]), record([1800]));
  expect(table).toContain('| 900 (0.50×) |');
  expect(table).toContain('| 0.0000 |');
  expect(table).toContain('first open at 4x: 900 ms (0.50×)');
  expect(table).toContain('| head: teamOverview | 900.0 (0.50×) |');
  expect(table).toContain('Odds at 500 a second: 4.1 commits a second, longest task 0 ms');
  expect(table).toContain(
    'Attack: longest block 61 ms by the clock, 12 ms of processor (at most 50), garbage 8 ms',
  );
  expect(table).toContain('memory 200 to 240 MB; 5000 answers, 40 cut');
  expect(table).toContain('512 elements at most, slowest key at 4x 80 ms');
  expect(table).toContain('leave 0.25 MB, 3 nodes, 0 listeners');
  expect(table).toContain('500 a second: 3.3 commits a second, longest task 0 ms');
  expect(table).toContain('games at 4x: 90 ms (0.50×)');
  expect(table).toContain('| balance | 2100 | 1500 | 21 | 40 | 0 |');
});
