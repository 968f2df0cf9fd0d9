import { clockParts } from './clockParts';

test('HDR-01 the clock reads DD/MM/YYYY HH:mm:ss in the time zone of the brand', () => {
  expect(clockParts('Asia/Ho_Chi_Minh')(Date.UTC(2026, 10, 20, 13, 45, 18))).toEqual({
    date: '20/11/2026',
    clock: '20:45:18',
  });
});

test('midnight is 00 and belongs to the new day', () => {
  expect(clockParts('Asia/Ho_Chi_Minh')(Date.UTC(2026, 10, 20, 17))).toEqual({
    date: '21/11/2026',
    clock: '00:00:00',
  });
});
