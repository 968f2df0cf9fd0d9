import { hourOf } from './hourOf';

test('an hour is that of the brand’s time zone, on a 24-hour clock', () => {
  expect(hourOf('2026-11-20T21:05:00Z', 'Asia/Ho_Chi_Minh')).toBe('04:05');
  expect(hourOf('2026-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh')).toBe('00:00');
});
