import { matchAt, type Fixture } from './matchAt.ts';

const start = new Date('2026-11-20T12:00:00Z');
const fixture: Fixture = {
  merchant: 'aurora',
  id: 1,
  gameType: 'SPORTS',
  names: { EN: { competition: 'Cup', homeTeam: 'Home', awayTeam: 'Away' } },
  images: { home: '/h', away: '/a' },
  odds: { homeTeamOdds: '1.42', awayTeamOdds: '6.20', drawOdds: '3.85' },
  firstStart: start,
  everyMinutes: 1_440,
  lastsMinutes: 105,
  goals: { home: [12, 55], away: [40] },
};
const after = (minutes: number) => matchAt(fixture, new Date(start.getTime() + minutes * 60_000), 'EN');

test('HOME-03 before it starts a match has a time and no score', () => {
  expect(after(-10)).toMatchObject({ matchTime: start.toISOString() });
  expect(after(-10)).not.toHaveProperty('score');
});

test('HOME-03 a running match has its minute and the goals so far', () => {
  expect(after(41)).toMatchObject({ minute: 41, score: { home: 1, away: 1 } });
});

test('HOME-03 a match that is over makes room for the next of its fixture', () => {
  expect(after(105)).toMatchObject({ minute: 105, score: { home: 2, away: 1 } });
  expect(after(106).matchTime).toBe('2026-11-21T12:00:00.000Z');
  expect(after(1_440 * 30 + 20)).toMatchObject({ minute: 20, matchTime: '2026-12-20T12:00:00.000Z' });
});
