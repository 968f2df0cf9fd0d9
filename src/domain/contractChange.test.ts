import { markOfChange } from './contractChange';

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;

test.each([
  [true, 60, 80, 'higher'],
  [true, 80, 60, 'lower'],
  [true, 80, 80, 'same'],
  [false, vnd('20000000'), vnd('30000000'), 'harder'],
  [false, vnd('30000000'), vnd('20000000'), 'easier'],
  [false, vnd('0'), vnd('2000000'), 'added'],
  [false, 5, 0, 'dropped'],
  [false, undefined, 0, 'same'],
] as const)('AGENT-05 as a rate: %s, from %j to %j is %s', (isRate, from, to, mark) => {
  expect(markOfChange(isRate, from, to)).toBe(mark);
});
