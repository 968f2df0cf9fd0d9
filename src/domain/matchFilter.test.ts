import type { HotMatch } from '#contract/wireTypes';
import { byCompetition, filterMatches } from './matchFilter';

const match = (id: string, matchTime: string, rest: Partial<HotMatch> = {}): HotMatch => ({
  ...{ id, gameType: 'SPORTS', discipline: 'football', competition: 'Cúp', matchTime },
  ...{ homeTeam: 'A', awayTeam: 'B', homeTeamImageUrl: '', awayTeamImageUrl: '' },
  moneyLine: { homeTeamOdds: '1.50', awayTeamOdds: '2.50' },
  ...rest,
});

const matches = [
  match('runs', '2026-11-20T12:00:00Z', { minute: 10 }),
  match('tonight', '2026-11-20T16:30:00Z', { competition: 'Giao hữu' }),
  match('past midnight here', '2026-11-20T17:30:00Z'),
  match('in two days', '2026-11-21T18:00:00Z'),
];
const clock = { now: Date.parse('2026-11-20T12:10:00Z'), timeZone: 'Asia/Ho_Chi_Minh', hot: 2 };
const ids = (filter: Parameters<typeof filterMatches>[1]) =>
  filterMatches(matches, filter, clock).map(({ id }) => id);

test('SPORT-01 days are those of the brand; popular matches are the running and the next ones', () => {
  expect(ids('today')).toEqual(['runs', 'tonight']);
  expect(ids('tomorrow')).toEqual(['past midnight here']);
  expect(ids('live')).toEqual(['runs']);
  expect(ids('hot')).toEqual(['runs', 'tonight']);
  expect(ids('results')).toEqual([]);
});

test('SPORT-01 competitions are in the order of their first match', () => {
  expect(byCompetition(matches).map(({ competition, matches: list }) => [competition, list.length])).toEqual([
    ['Cúp', 3],
    ['Giao hữu', 1],
  ]);
});
