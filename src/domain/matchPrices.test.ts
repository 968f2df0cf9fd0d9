import type { BoardMatch } from '#contract/wireTypes';
import { mainLine, pickOdds, sideOdds, withOdds, withPrices } from './matchPrices';

const match = (id: string, rest: Partial<BoardMatch> = {}): BoardMatch => ({
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

test('SPORT-01 a message replaces minute, score, lock and markets, and one without them takes them away', () => {
  const markets = { handicap: [], total: [] };
  const own = { minute: 0, score: { home: 1, away: 0 }, locked: true, markets } as const;
  const { moneyLine } = match('A');
  const message = { id: 'A', moneyLine, ...own };
  expect(withPrices([match('A')], new Map([['A', message]]))).toStrictEqual([match('A', own)]);
  expect(withPrices([match('A', own)], new Map([['A', { id: 'A', moneyLine }]]))).toStrictEqual([match('A')]);
});

test('SPORT-01 prices of matches that are not listed change nothing at all', () => {
  const list = [match('A')];
  expect(withPrices(list, new Map([['C', { id: 'C', moneyLine: match('C').moneyLine }]]))).toBe(list);
});

test('SPORT-01 each side has its price, a draw only where there is one', () => {
  expect(sideOdds(match('A'), 'away')).toBe('2.50');
  expect(sideOdds(match('A'), 'draw')).toBeUndefined();
  expect(
    pickOdds(withOdds(match('A'), { market: 'moneyLine', side: 'home' }, '1.44'), {
      market: 'moneyLine',
      side: 'home',
    }),
  ).toBe('1.44');
});

const lined = match('A', {
  moneyLine: { homeTeamOdds: '1.50', drawOdds: '4.00', awayTeamOdds: '2.50' },
  markets: {
    level: { home: '1.20', away: '4.40' },
    handicap: [
      { line: -4, home: '2.40', away: '1.60' },
      { line: -3, home: '2.04', away: '1.84' },
    ],
    total: [{ line: 10, over: '1.87', under: '2.01' }],
  },
});

test.each([
  [{ market: 'result', side: 'draw' }, '4.00'],
  [{ market: 'moneyLine', side: 'away' }, '4.40'],
  [{ market: 'handicap', side: 'home', line: -3 }, '2.04'],
  [{ market: 'total', side: 'under', line: 10 }, '2.01'],
] as const)('STAGE-02 %j has its own price, which alone changes', (pick, odds) => {
  expect(pickOdds(lined, pick)).toBe(odds);
  const changed = withOdds(lined, pick, '9.99');
  expect(pickOdds(changed, pick)).toBe('9.99');
  expect(JSON.stringify(changed).replace('9.99', odds)).toBe(JSON.stringify(lined));
});

test('STAGE-02 a line that is gone, a draw where there is none, and a market without a line have no price', () => {
  expect(pickOdds(lined, { market: 'handicap', side: 'home', line: -8 })).toBeUndefined();
  expect(pickOdds(lined, { market: 'handicap', side: 'home' })).toBeUndefined();
  expect(pickOdds(lined, { market: 'total', side: 'home', line: 10 })).toBeUndefined();
  expect(pickOdds(match('A'), { market: 'result', side: 'home' })).toBeUndefined();
  expect(mainLine([1, 2, 3])).toBe(2);
});

test('STAGE-02 the first half has its own prices, and none once it is over', () => {
  const running = match('A', {
    markets: { half: { home: '2.10', draw: '2.05', away: '4.40' }, handicap: [], total: [] },
  });
  const pick = { market: 'halfResult', side: 'draw' } as const;
  expect(pickOdds(running, pick)).toBe('2.05');
  expect(pickOdds(withOdds(running, pick, '1.95'), pick)).toBe('1.95');
  expect(pickOdds(match('A'), pick)).toBeUndefined();
});
