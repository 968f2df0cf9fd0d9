import { restEnd } from './restEnd';

const until = '2026-11-20T15:12:00.000Z';
const refused = (value: unknown, code: 'on_break' | 'try_again' = 'on_break') =>
  restEnd({ kind: 'refused', code, value });

test('GAME-07 a call that is refused for a break says when it is over', () => {
  expect(refused({ until })).toBe(until);
  expect(refused({ until }, 'try_again')).toBeUndefined();
});

test.each([undefined, null, 'soon', {}, { until: null }, { until: 'soon' }])(
  'GAME-07 a break whose end is told as %j has none',
  (value) => expect(refused(value)).toBeUndefined(),
);
