import { amountFault } from './amountFault';

const whole = { decimals: 0, exponent: 0 };
const bounds = { least: 100n, most: 500n };

test.each([
  ['', 'empty'],
  ['-5', 'notAmount'],
  ['1.5', 'notAmount'],
  ['1e5', 'notAmount'],
  ['٣', 'notAmount'],
  ['0', 'tooLittle'],
  ['99', 'tooLittle'],
  ['501', 'tooMuch'],
  ['100', undefined],
  ['500', undefined],
] as const)('of amounts within bounds %p is %p (SOUND-05)', (kept, fault) => {
  expect(amountFault(kept, bounds, whole)).toBe(fault);
});

test('without bounds nothing is too little, and one is enough (SOUND-05)', () => {
  expect(amountFault('0', {}, whole)).toBe('tooLittle');
  expect(amountFault('1', {}, whole)).toBeUndefined();
});
