import fc from 'fast-check';
import { editDistance } from './editDistance.ts';

test.each([
  ['rong', 'rong', 0],
  ['rogn', 'rong', 1],
  ['vabg', 'vang', 1],
  ['drago', 'dragon', 1],
  ['dragoon', 'dragon', 1],
  ['baccrata', 'baccarat', 2],
  ['tiger', 'dragon', 3],
])('GAME-02 from %j to %j are %i slips, counted up to two', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
});

test('GAME-02 slips count the same from either side, and none means the same word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slips = editDistance(a, b, 3);
      expect(editDistance(b, a, 3)).toBe(slips);
      expect(slips === 0).toBe(a === b);
    }),
  );
});
