import { percentOf } from './percentOf';

test.each([
  ['40000', '100000', 40],
  ['1', '3', 33],
  ['0', '0', 100],
  ['150', '100', 150],
])('%s of %s are %i per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
