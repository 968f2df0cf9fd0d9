import { decidedPart, validBetOf, type StakedBet, type StakedLeg } from './validBetOf.ts';

const leg = (
  side: StakedLeg['side'],
  odds: number,
  { market = 'result', line = null, matchId = 'm1' }: Partial<StakedLeg> = {},
): StakedLeg => ({ matchId, market, side, line, odds });
const bet = (stake: bigint, ...legs: StakedLeg[]): StakedBet => ({ stake, legs });
const valid = (...bets: StakedBet[]): bigint[] => bets.map((one) => validBetOf(one, bets));

test('a single bet and a parlay by themselves are wholly at risk', () => {
  expect(valid(bet(1_000n, leg('home', 200)))).toEqual([1_000n]);
  expect(valid(bet(1_000n, leg('home', 200), leg('away', 300, { matchId: 'm2' })))).toEqual([1_000n]);
});

test('FIX-04 home, draw and away of one match counted 3,000: they count what they are sure to cost', () => {
  expect(
    valid(bet(1_000n, leg('home', 285)), bet(1_000n, leg('draw', 285)), bet(1_000n, leg('away', 285))),
  ).toEqual([50n, 50n, 50n]);
});

test('FIX-04 both sides of a line cancel each other out, whole lines and quarter lines alike', () => {
  for (const line of [-6, -4, -3, -1, 0, 2]) {
    const both = (side: 'home' | 'away') => bet(1_000n, leg(side, 190, { market: 'handicap', line }));
    expect(valid(both('home'), both('away'))).toEqual([50n, 50n]);
  }
  for (const line of [8, 9, 10, 11]) {
    const both = (side: 'over' | 'under') => bet(1_000n, leg(side, 190, { market: 'total', line }));
    expect(valid(both('over'), both('under'))).toEqual([50n, 50n]);
  }
});

test('FIX-04 over 2.5 and under 3.5 may both win, and one of them always does', () => {
  const over = bet(1_000n, leg('over', 190, { market: 'total', line: 10 }));
  const under = bet(1_000n, leg('under', 140, { market: 'total', line: 14 }));
  expect(valid(over, under)).toEqual([300n, 300n]);
});

test('FIX-04 parlays that cover every result of a second match count for nothing beyond their cost', () => {
  const with2 = (side: 'home' | 'draw' | 'away') =>
    bet(1_000n, leg('home', 101), leg(side, 285, { matchId: 'm2' }));
  const [first = 0n] = valid(with2('home'), with2('draw'), with2('away'));
  expect(first).toBeLessThan(60n);
});

test('bets on one side of a match add up', () => {
  const one = bet(1_000n, leg('home', 200));
  expect(valid(one, bet(500n, leg('home', 190, { market: 'handicap', line: -2 })))).toEqual([1_000n, 500n]);
});

test.each([
  [['won'], 1_000n],
  [['lost'], 1_000n],
  [['halfWon'], 500n],
  [['halfLost'], 500n],
  [['push'], 0n],
  [['push', 'won'], 1_000n],
  [['push', 'void'], 0n],
  [['lost', undefined], 1_000n],
] as const)('FIX-04 of 1,000 that ended %j count %d', (results, counted) => {
  expect(decidedPart(1_000n, results)).toBe(counted);
});
