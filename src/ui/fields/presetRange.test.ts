import { presetRange } from './presetRange';

test('MEM-08 the last 7 days end today and hold today', () => {
  expect(presetRange('2026-11-20', 7, 'past')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
});

test('MEM-08 the next 30 days begin today, over the end of a year', () => {
  expect(presetRange('2026-12-20', 30, 'ahead')).toEqual({ from: '2026-12-20', to: '2027-01-18' });
});
