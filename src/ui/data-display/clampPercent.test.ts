import fc from 'fast-check';
import { clampPercent } from './clampPercent';

test('VAL-03 whatever the number, progress is between 0 and 100', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const shown = clampPercent(value);
      expect(shown).toBeGreaterThanOrEqual(0);
      expect(shown).toBeLessThanOrEqual(100);
    }),
  );
});

test('VAL-03 a number in the range stays as it is', () => {
  expect(clampPercent(42.5)).toBe(42.5);
});
