import { validBetOf, weighByEdge } from './validBet';

const even = { stake: 100n, rtp: 9_900, returns: [198n, 0n] };
const odd = { stake: 100n, rtp: 9_900, returns: [0n, 198n] };

test.each([
  [9_500, 1_000n],
  [9_750, 1_000n],
  [9_751, 996n],
  [9_900, 400n],
  [9_999, 4n],
  [10_000, 0n],
  [10_100, 0n],
])('FIX-04 at a return of %i of 10,000 a stake of 1,000 counts as %d', (rtp, counted) => {
  expect(weighByEdge(1_000n, rtp)).toBe(counted);
});

test('FIX-04 bets on both sides count for what they are sure to cost: 200 staked, 198 come back', () => {
  expect(validBetOf([even, odd])).toBe(2n);
});

test('FIX-04 one side alone counts in full from an edge of 2.5 %', () => {
  expect(validBetOf([{ ...even, rtp: 9_750 }])).toBe(100n);
  expect(validBetOf([even])).toBe(40n);
});

test('FIX-04 a small bet against a large one takes away what it protects', () => {
  const small = { stake: 10n, rtp: 9_000, returns: [0n, 18n] };
  expect(validBetOf([{ ...even, rtp: 9_000 }, small])).toBe(92n);
});

test('bets that are sure to win do not count', () => {
  expect(validBetOf([{ stake: 100n, rtp: 9_000, returns: [150n, 120n] }])).toBe(0n);
  expect(validBetOf([])).toBe(0n);
});
