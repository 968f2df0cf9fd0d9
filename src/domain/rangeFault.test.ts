import { rangeFault } from './rangeFault';

test.each([
  ['2026-11-20', '2026-11-19', 'noRange'],
  ['2026-11-20', '2026-11-20', undefined],
  ['2025-11-20', '2026-11-20', undefined],
  ['2025-11-19', '2026-11-20', 'longRange'],
  // With a 29 February.
  ['2027-11-20', '2028-11-19', undefined],
  ['2027-11-20', '2028-11-20', 'longRange'],
])('MEM-08 a record from %s to %s: %s', (from, to, fault) => {
  expect(rangeFault(from, to)).toBe(fault);
});
