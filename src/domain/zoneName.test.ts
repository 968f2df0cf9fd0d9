import { zoneName } from './zoneName';

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-20', 'GMT+7'],
  ['Asia/Kuala_Lumpur', '2026-11-20', 'GMT+8'],
  ['Europe/Lisbon', '2026-11-20', 'GMT+0'],
  ['Europe/Lisbon', '2026-07-20', 'GMT+1'],
])('MEM-08 the dates of %s are those of %s: %s', (zone, day, name) => {
  expect(zoneName(zone, day)).toBe(name);
});
