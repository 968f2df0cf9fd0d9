import { libraryCounts } from './libraryCounts.ts';

const { ownParts, left } = libraryCounts();

test('LIB-02 the library has parts to look at', () => {
  expect(ownParts).toBeGreaterThan(100);
});

test.each(Object.entries(left))('LIB-03 %s: none', (_, found) => {
  expect(found).toEqual([]);
});
