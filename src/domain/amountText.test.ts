import fc from 'fast-check';
import { amountOf, keptAmount, shownAmount, wireAmount } from './amountText';

const whole = { decimals: 0, exponent: 0 };
const cents = { decimals: 2, exponent: 2 };

test.each([
  ['2000000', '2000000'],
  ['2.000.000', '2000000'],
  ['2,000,000 ₫', '2000000'],
  ['  0500', '500'],
  ['-5', '5'],
  ['1e5', '15'],
  ['200000.00', '200000'],
  ['200,000.50', '200000'],
  ['200.000,5 ₫', '200000'],
  ['20.00', '2000'],
  ['2.000.00', '200000'],
  ['abc', ''],
])('MEM-04 without decimals %p is kept as %p', (typed, kept) => {
  expect(keptAmount(typed, 'vi', whole)).toBe(kept);
});

test.each([
  ['12.5', '12.5'],
  ['12,50', '12.50'],
  ['1.234,567', '1234.56'],
  [',5', '0.5'],
  ['12.', '12.'],
  ['1.234', '1234'],
  ['12,505', '12.50'],
])('MEM-04 with two decimals %p is kept as %p', (typed, kept) => {
  expect(keptAmount(typed, 'pt-BR', cents)).toBe(kept);
});

test('MEM-04 the mark of the language comes before a guess', () => {
  expect(keptAmount('1,234.5', 'en', cents)).toBe('1234.5');
  expect(keptAmount('12.505', 'en', cents)).toBe('12.50');
});

test('MEM-04 what is kept goes to the wire in minor units, and nothing as nothing', () => {
  expect(wireAmount('2000000', whole)).toBe('2000000');
  expect(wireAmount('12.5', cents)).toBe('1250');
  expect(wireAmount('12.', cents)).toBe('1200');
  for (const none of ['', '0', '0.00', '.', '1.2.3']) expect(wireAmount(none, cents)).toBeUndefined();
});

test('I18N-03 it is shown as the language groups it', () => {
  expect(shownAmount('2000000', 'vi')).toBe('2.000.000');
  expect(shownAmount('1234.5', 'pt-BR')).toBe('1.234,5');
  expect(shownAmount('1234.', 'en')).toBe('1,234.');
  expect(shownAmount('', 'vi')).toBe('');
});

test('every amount comes back from the text of a pill', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (minor) => {
      for (const rule of [whole, cents]) {
        const kept = amountOf(minor.toString(), rule);
        expect(wireAmount(kept, rule)).toBe(minor.toString());
        expect(keptAmount(shownAmount(kept, 'vi'), 'vi', rule).replace(/\.?0*$/, '')).toBe(
          kept.replace(/\.?0*$/, ''),
        );
      }
    }),
  );
});
