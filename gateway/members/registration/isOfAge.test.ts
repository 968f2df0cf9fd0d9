import { isOfAge } from './isOfAge.ts';

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-22T18:00:00Z', true],
  ['UTC', '2026-11-22T18:00:00Z', false],
  ['Asia/Ho_Chi_Minh', '2026-11-22T16:59:59Z', false],
  ['America/New_York', '2026-11-23T04:59:59Z', false],
  ['America/New_York', '2026-11-23T05:00:00Z', true],
])('REG-07 the birthday begins by the clock of %s, at %s: %s', (timeZone, now, isReached) => {
  expect(isOfAge('2005-11-23', 21, new Date(now), timeZone)).toBe(isReached);
});
