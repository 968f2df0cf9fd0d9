import { plainAmount } from './plainAmount';

test.each([
  ['-30000', 'VND', '-30000'],
  ['250', 'BRL', '2.50'],
  ['-5', 'BRL', '-0.05'],
  ['0', 'USD', '0.00'],
] as const)('MEM-08 %s minor units of %s are exported as %s', (amount, currency, text) => {
  expect(plainAmount({ amount, currency })).toBe(text);
});
