import fc from 'fast-check';
import { amountOf, isKeptAmount, keptAmount, shownAmount, wireAmount } from './amountText';

const whole = { decimals: 0, exponent: 0 };
const cents = { decimals: 2, exponent: 2 };

test.each([
  ['2000000', '2000000'],
  ['2.000.000', '2000000'],
  ['2,000,000 ₫', '2000000'],
  ['  0500', '500'],
  ['00500', '500'],
  ['1234567890123456', '123456789012345'],
  ['200000.00', '200000'],
  ['200,000.00', '200000'],
  ['200.000 ₫', '200000'],
  ['500 đ', '500'],
])('MEM-04 without decimals %p is kept as %p', (typed, kept) => {
  expect(keptAmount(typed, 'vi', whole)).toBe(kept);
});

test.each(['-5', '1.5', '1e5', '200,000.50', '200.000,5', '2.000.00', '1,5', '5-', 'abc', '1..000'])(
  'MEM-04 SOUND-05 %p is no valid amount: it is kept as typed and never sent',
  (typed) => {
    const kept = keptAmount(typed, 'vi', whole);
    expect(kept).toBe(typed);
    expect(isKeptAmount(kept, whole)).toBe(false);
    expect(wireAmount(kept, whole)).toBeUndefined();
    expect(shownAmount(kept, 'vi', whole)).toBe(typed);
  },
);

test.each([
  ['20000', '20.00', '2000'],
  ['20000', '20.0005', '200005'],
  ['2000000', '2.000.00', '200000'],
  ['2000', '52.000', '52000'],
  ['1', '1.', '1.'],
  ['', '1.5', '1.5'],
  ['1500', '-1.500', '-1.500'],
])('MEM-04 of %p a digit more or less is %p, grouped anew: %p', (before, typed, kept) => {
  expect(keptAmount(typed, 'vi', whole, before)).toBe(kept);
});

test.each([
  ['', ''],
  ['2．000，00', '2000'],
  ['500,0', '500'],
])('MEM-04 %p, pasted, is kept as %p', (pasted, kept) => {
  expect(keptAmount(pasted, 'vi', whole)).toBe(kept);
});

test.each(['x1234567890123456', '1234567890123456x', '-1234567890123456', '1.5,1234567890123456'])(
  'MEM-04 SOUND-05 of %p no more than fifteen characters are kept, to be refused',
  (typed) => expect(keptAmount(typed, 'vi', whole)).toBe(typed.slice(0, 15)),
);

test('MEM-04 SOUND-05 zero decimals typed after a refused text are kept: the next digit would make them part of it', () => {
  expect(keptAmount('1.0', 'vi', whole, '1.')).toBe('1.0');
  expect(keptAmount('500.00', 'vi', whole, '1.')).toBe('500');
  expect(keptAmount('5.00', 'vi', whole, '500')).toBe('5');
});

test('MEM-04 SOUND-05 an amount is typed key by key; an invalid character is kept to be refused, never multiplied', () => {
  const type = (keys: string) =>
    [...keys].reduce((kept, key) => {
      const shown = shownAmount(kept, 'vi', whole);
      return keptAmount(shown + key, 'vi', whole, kept);
    }, '');
  expect(type('2000000')).toBe('2000000');
  expect(type('1.500')).toBe('1500');
  expect(type('1.5')).toBe('1.5');
  expect(type('-5')).toBe('-5');
  for (const noughts of ['500.000,00', '500000,00', '1.000,00', '1.00', '200.00']) {
    expect(isKeptAmount(type(noughts), whole)).toBe(false);
  }
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

test('MEM-04 the language’s own decimal mark takes precedence over a guess', () => {
  expect(keptAmount('1,234.5', 'en', cents)).toBe('1234.5');
  expect(keptAmount('12.505', 'en', cents)).toBe('12.50');
});

test('MEM-04 a valid amount is sent in minor units, an empty one as undefined', () => {
  expect(wireAmount('2000000', whole)).toBe('2000000');
  expect(wireAmount('12.5', cents)).toBe('1250');
  expect(wireAmount('12.', cents)).toBe('1200');
  for (const none of ['', '0', '0.00', '.', '1.2.3']) expect(wireAmount(none, cents)).toBeUndefined();
});

test('I18N-03 it is shown as the language groups it', () => {
  expect(shownAmount('2000000', 'vi', whole)).toBe('2.000.000');
  expect(shownAmount('1234.5', 'pt-BR', cents)).toBe('1.234,5');
  expect(shownAmount('1234.', 'en', cents)).toBe('1,234.');
  expect(shownAmount('', 'vi', whole)).toBe('');
});

test('every amount survives the conversion into the text of a quick button and back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (minor) => {
      for (const rule of [whole, cents]) {
        const kept = amountOf(minor.toString(), rule);
        expect(wireAmount(kept, rule)).toBe(minor.toString());
        expect(keptAmount(shownAmount(kept, 'vi', rule), 'vi', rule).replace(/\.?0*$/, '')).toBe(
          kept.replace(/\.?0*$/, ''),
        );
      }
    }),
  );
});
