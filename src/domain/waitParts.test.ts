import { waitParts } from './waitParts';

test.each([
  [1, 'second', 1],
  [59.2, 'second', 60],
  [60, 'minute', 1],
  [300, 'minute', 5],
  [3_599, 'minute', 60],
  [82_000, 'hour', 23],
  [86_400, 'day', 1],
])('%d seconds are said in whole parts, never fewer than they are', (seconds, unit, count) => {
  expect(waitParts(seconds)).toEqual({ unit, count });
});
