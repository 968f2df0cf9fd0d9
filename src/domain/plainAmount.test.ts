import { plainAmount } from './plainAmount';

test.each([
  ['-30000', 'VND', '-30000'],
  ['250', 'BRL', '2.50'],
  ['-5', 'BRL', '-0.05'],
  ['0', 'USD', '0.00'],
  ['-5', 'KWD', '-0.005'],
  ['12345', 'CLF', '1.2345'],
  ['12345', 'JPY', '12345'],
] as const)('MEM-08 %s minor units of %s are exported as %s', (amount, currency, text) => {
  expect(plainAmount({ amount, currency })).toBe(text);
});
