import type { HotMatch } from '#contract/wireTypes';
import { sideOdds, withOdds, withPrices } from './matchPrices';

const match = (id: string, rest: Partial<HotMatch> = {}): HotMatch => ({
  ...{
    id,
    gameType: 'SPORTS',
    discipline: 'football',
    competition: 'Cúp',
    matchTime: '2026-11-20T05:00:00Z',
  },
  ...{ homeTeam: 'A', awayTeam: 'B', homeTeamImageUrl: '', awayTeamImageUrl: '' },
  moneyLine: { homeTeamOdds: '1.50', awayTeamOdds: '2.50' },
  ...rest,
});

test('SPORT-01 prices replace the fields that they name, and every other match stays the same object', () => {
  const list = [match('A', { locked: true, minute: 3, score: { home: 0, away: 0 } }), match('B')];
  const moved = { id: 'A', moneyLine: { homeTeamOdds: '1.40', awayTeamOdds: '2.80' }, minute: 4 };
  const [first, second] = withPrices(list, new Map([['A', moved]]));
  expect(first).toEqual({ ...match('A'), ...moved });
  expect(second).toBe(list[1]);
});

test('SPORT-01 prices of matches that are not listed change nothing at all', () => {
  const list = [match('A')];
  expect(withPrices(list, new Map([['C', { id: 'C', moneyLine: match('C').moneyLine }]]))).toBe(list);
});

test('SPORT-01 each side has its price, a draw only where there is one', () => {
  expect(sideOdds(match('A'), 'away')).toBe('2.50');
  expect(sideOdds(match('A'), 'draw')).toBeUndefined();
  expect(sideOdds(withOdds(match('A'), 'home', '1.44'), 'home')).toBe('1.44');
});
