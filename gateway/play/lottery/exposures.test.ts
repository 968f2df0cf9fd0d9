import { exposures } from './exposures.ts';

const pays = [] as const;

test('FIX-05 one number adds up over lines and play types', () => {
  const sums = exposures([
    { id: '1', playType: 'de', picks: ['68', '07'], pays, perUnit: 100n, stake: 200n },
    { id: '2', playType: 'de', picks: ['68'], pays, perUnit: 50n, stake: 50n },
    { id: '3', playType: 'cang3', picks: ['468'], pays, perUnit: 7n, stake: 7n },
    { id: '4', playType: 'xien2', picks: ['68', '11', '12'], pays, perUnit: 1_000n, stake: 3_000n },
  ]);
  expect(Object.fromEntries(sums)).toEqual({ '68': 3_157n, '07': 100n, '11': 3_000n, '12': 3_000n });
});

test('sides are outcomes of their play type', () => {
  const sums = exposures([
    { id: '1', playType: 'taixiu', picks: ['tai', 'le'], pays, perUnit: 5n, stake: 10n },
    { id: '2', playType: 'duoi', picks: ['8'], pays, perUnit: 3n, stake: 3n },
  ]);
  expect(Object.fromEntries(sums)).toEqual({ 'taixiu tai': 5n, 'taixiu le': 5n, 'duoi 8': 3n });
});

test('FIX-05 the orders of three digits were outcomes of their own, though all of them win together', () => {
  const sums = exposures([
    { id: '1', playType: 'tode3', picks: ['123', '321'], pays, perUnit: 5n, stake: 10n },
    { id: '2', playType: 'tode3', picks: ['213'], pays, perUnit: 3n, stake: 3n },
  ]);
  expect(Object.fromEntries(sums)).toEqual({ 'tode3 123': 13n });
});
