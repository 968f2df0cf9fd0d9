import { parlayReturns } from './parlayReturns.ts';
import type { StakedLeg } from './validBetOf.ts';

const leg = (change: Partial<StakedLeg>): StakedLeg => ({
  ...{ matchId: 'm1', market: 'result', side: 'home', line: null, odds: 200 },
  ...change,
});
const other = leg({ matchId: 'm2', odds: 300 });

test('FIX-05 parlays on the winner and on a handicap of the same side were counted apart, though they win together', () => {
  const bets = [
    { stake: 100n, legs: [leg({}), other] },
    { stake: 100n, legs: [leg({ market: 'handicap', line: -2 }), leg({ matchId: 'm3', odds: 400 })] },
    { stake: 100n, legs: [leg({ market: 'total', side: 'over', line: 10 }), other] },
  ];
  // 100 × 2 × 3, 100 × 2 × 4, 100 × 2 × 3.
  expect(parlayReturns(bets, 'm1')).toBe(2_000n);
  expect(parlayReturns(bets, 'm2')).toBe(1_200n);
  expect(parlayReturns(bets, 'm3')).toBe(800n);
});

test('FIX-05 parlays that cannot both win count once, single bets not at all', () => {
  const bets = [
    { stake: 100n, legs: [leg({}), other] },
    { stake: 100n, legs: [leg({ side: 'away', odds: 250 }), other] },
    { stake: 1_000n, legs: [leg({})] },
  ];
  expect(parlayReturns(bets, 'm1')).toBe(750n);
  expect(parlayReturns([{ stake: 1_000n, legs: [leg({})] }], 'm1')).toBe(0n);
});
