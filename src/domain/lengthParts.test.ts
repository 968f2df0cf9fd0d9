import { lengthParts } from './lengthParts';

test.each([
  [7, 'day', { unit: 'day', count: 7 }],
  [12, 'day', { unit: 'day', count: 12 }],
  [6, 'month', { unit: 'month', count: 6 }],
  [12, 'month', { unit: 'year', count: 1 }],
  [18, 'month', { unit: 'month', count: 18 }],
  [60, 'month', { unit: 'year', count: 5 }],
] as const)('%s of %s are said in the unit that a reader would use', (count, unit, parts) => {
  expect(lengthParts(count, unit)).toEqual(parts);
});
