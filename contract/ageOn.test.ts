import { ageOn } from './ageOn.ts';

test('REG-07 somebody is 21 on the day and not the day before', () => {
  expect(ageOn('2005-11-21', '2026-11-20')).toBe(20);
  expect(ageOn('2005-11-21', '2026-11-21')).toBe(21);
});

test('REG-07 a birthday on 29 February counts from 1 March in other years', () => {
  expect(ageOn('2004-02-29', '2025-02-28')).toBe(20);
  expect(ageOn('2004-02-29', '2025-03-01')).toBe(21);
});
