import type { HotMatch } from '#contract/wireTypes';
import { matchFacts } from './matchFacts';
import { oddsText } from './oddsText';

const now = Date.parse('2026-11-20T13:00:00Z');

const match = (rest: Partial<HotMatch>): HotMatch => ({
  id: 'SEACUP-202611201200',
  discipline: 'football',
  gameType: 'SPORTS',
  competition: '',
  matchTime: '2026-11-20T14:00:00Z',
  homeTeam: 'Việt Nam',
  awayTeam: 'Thái Lan',
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  moneyLine: { homeTeamOdds: '1.42', awayTeamOdds: '6.20' },
  ...rest,
});

test('HOME-03 score and minute are shown only if they were sent', () => {
  expect(matchFacts(match({}), now)).toMatchObject({ minute: undefined, score: undefined });
  expect(matchFacts(match({ minute: 67, score: { home: 2, away: 0 } }), now)).toMatchObject({
    minute: 67,
    score: '2 - 0',
    startsAt: undefined,
  });
});

test.each([
  ['2026-11-20T14:00:00Z', true],
  ['2026-11-21T13:00:00Z', false],
  ['2026-11-20T12:59:00Z', false],
])('HOME-03 a start at %s is counted down to: %s', (matchTime, counted) => {
  expect(matchFacts(match({ matchTime }), now).startsAt !== undefined).toBe(counted);
});

test.each([
  ['1.42', 'vi', '1,42'],
  ['6.20', 'vi', '6,20'],
  ['12.5', 'en', '12.50'],
])('odds of %s read in %s as %s', (odds, tag, text) => expect(oddsText(odds, tag)).toBe(text));
