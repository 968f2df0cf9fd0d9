import { pauseOfFailure } from './pauseOfFailure';

const until = '2026-11-20T15:12:00.000Z';
const refused = (value: unknown, code: 'on_break' | 'try_again' = 'on_break') =>
  pauseOfFailure({ kind: 'refused', code, value });

test('GAME-07 a call that is refused for a break says when it is over', () => {
  expect(refused({ kind: 'timeOut', until })).toEqual({ kind: 'timeOut', until });
  expect(refused({ until }, 'try_again')).toBeUndefined();
});

test('SAFE-03 an exclusion without an end has `until` null', () => {
  expect(refused({ kind: 'selfExclusion', until: null })).toEqual({ kind: 'selfExclusion', until: null });
});

test.each([undefined, null, 'soon', {}, { until: null }, { kind: 'nap', until: 'soon' }])(
  'GAME-07 a break whose end is told as %j has none',
  (value) => expect(refused(value)).toEqual({ kind: 'break', until: null }),
);
