import { dayIn } from './dayIn';

test.each([
  ['2026-11-20T16:59:59Z', 'Asia/Ho_Chi_Minh', '2026-11-20'],
  ['2026-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-11-21'],
  ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31'],
  ['2026-03-05T00:00:00Z', 'UTC', '2026-03-05'],
])('%s is in %s a moment of %s', (iso, timeZone, day) => {
  expect(dayIn(Date.parse(iso), timeZone)).toBe(day);
});
