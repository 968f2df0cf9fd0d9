import { shuffled } from './random';

test('a shuffled list has each item once, and the list itself stays', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(shuffled(items, () => 0.999)).toEqual(['d', 'c', 'b', 'a']);
  expect(shuffled(items, () => 0)).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffled(items, () => 0.5)).toEqual(['c', 'b', 'd', 'a']);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});
