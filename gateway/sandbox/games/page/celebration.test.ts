import { celebrationStep } from './celebration.ts';

test.each([
  [1_000, 0, undefined],
  [1_000, 999, undefined],
  [1_000, 1_000, undefined],
  [1_000, 1_001, 1],
  [1_000, 5_999, 1],
  [1_000, 6_000, 2],
  [1_000, 20_999, 2],
  [1_000, 21_000, 3],
])('STAGE-04 of a stake of %i a return of %i is celebrated in step %p', (stake, win, step) => {
  expect(celebrationStep({ stake, win })).toBe(step);
});
