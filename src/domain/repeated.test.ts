import { repeated } from './repeated';

test('a carousel repeats its slides in their order until it has enough', () => {
  expect(repeated([1, 2], 4)).toEqual([1, 2, 1, 2]);
  expect(repeated([1, 2], 5)).toEqual([1, 2, 1, 2, 1, 2]);
  expect(repeated([1, 2, 3], 2)).toEqual([1, 2, 3]);
  expect(repeated([], 3)).toEqual([]);
});
