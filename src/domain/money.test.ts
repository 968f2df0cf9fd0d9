import fc from 'fast-check';
import { currencies, exponentOf } from '#contract/money';
import { languageTags } from '#contract/languageTags';
import { amountOf, keptAmount, shownAmount, wireAmount } from './amountText';
import { formatMoney, shownDecimals } from './money';
import { plainAmount } from './plainAmount';

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;
const vi = { tag: 'vi', decimals: 0 };

test('I18N-03 grouping follows the language, the symbol follows the currency', () => {
  expect(formatMoney(vnd('2400000'), vi)).toBe('2.400.000\u00A0₫');
  expect(formatMoney(vnd('2400000'), { tag: 'en', decimals: 0 })).toBe('2,400,000\u00A0₫');
  expect(formatMoney({ amount: '240000', currency: 'BRL' }, { tag: 'pt-BR', decimals: 2 })).toBe(
    'R$\u00A02.400,00',
  );
});

test('I18N-03 a loss has the minus sign, a gain the plus sign if requested', () => {
  expect(formatMoney(vnd('-1250000000'), { ...vi, signed: true })).toBe('\u22121.250.000.000\u00A0₫');
  expect(formatMoney(vnd('48250000'), { ...vi, signed: true })).toBe('+48.250.000\u00A0₫');
  expect(formatMoney(vnd('0'), { ...vi, signed: true })).toBe('0\u00A0₫');
});

test('digits beyond the shown decimals are cut, never rounded up', () => {
  expect(formatMoney({ amount: '199', currency: 'MYR' }, { tag: 'ms', decimals: 0 })).toBe('RM\u00A01');
  expect(formatMoney({ amount: '5', currency: 'BRL' }, { tag: 'pt-BR', decimals: 2 })).toBe('R$\u00A00,05');
});

test('every digit of any amount is right', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }), (minor) => {
      expect(formatMoney(vnd(String(minor)), vi).replace(/\D/g, '')).toBe(String(minor));
    }),
  );
});

test('HDR-05 decimals: at most two when PT is supported, else none, never more than the currency has', () => {
  expect(shownDecimals({ decimals: 2, languages: ['VI', 'EN'] }, 'MYR')).toBe(0);
  expect(shownDecimals({ decimals: 2, languages: ['PT'] }, 'BRL')).toBe(2);
  expect(shownDecimals({ decimals: 2, languages: ['PT'] }, 'VND')).toBe(0);
  expect(shownDecimals({ decimals: 1, languages: ['PT'] }, 'BRL')).toBe(1);
});

test('HDR-05 a currency of three or four digits shows as many as the brand says', () => {
  expect(shownDecimals({ decimals: 3, languages: ['EN'] }, 'KWD')).toBe(3);
  expect(shownDecimals({ decimals: 1, languages: ['EN'] }, 'KWD')).toBe(1);
  expect(shownDecimals({ decimals: 4, languages: ['EN'] }, 'CLF')).toBe(4);
});

test('I18N-03 each currency has its usual symbol where it stands at home, and its own digits', () => {
  const shown = (amount: string, currency: 'JPY' | 'KWD' | 'CLF' | 'IDR' | 'EUR' | 'THB') =>
    formatMoney({ amount, currency }, { tag: 'en', decimals: exponentOf(currency) });
  expect(shown('12345', 'JPY')).toBe('¥\u00A012,345');
  expect(shown('12345', 'KWD')).toBe('12.345\u00A0KWD');
  expect(shown('5', 'KWD')).toBe('0.005\u00A0KWD');
  expect(shown('12345', 'CLF')).toBe('1.2345\u00A0CLF');
  // CLDR has no decimals for it, ISO 4217 two.
  expect(shown('12345', 'IDR')).toBe('Rp\u00A0123.45');
  expect(shown('12345', 'EUR')).toBe('€\u00A0123.45');
  expect(shown('12345', 'THB')).toBe('฿\u00A0123.45');
});

test('I18N-04 the symbol of a currency of one country stands as at home, that of the euro as the language has it', () => {
  const shown = (currency: 'EUR' | 'THB' | 'MYR' | 'BRL' | 'CNY', tag: string) =>
    formatMoney({ amount: '123456', currency }, { tag, decimals: 2 });
  expect(shown('EUR', 'vi')).toBe('1.234,56\u00A0€');
  expect(shown('EUR', 'pt')).toBe('€\u00A01.234,56');
  expect(shown('THB', 'th')).toBe('฿\u00A01,234.56');
  expect(shown('MYR', 'ms')).toBe('RM\u00A01,234.56');
  expect(shown('BRL', 'pt')).toBe('R$\u00A01.234,56');
  expect(shown('CNY', 'zh')).toBe('¥\u00A01,234.56');
});

test('an amount of any currency comes back from its text, in every language', () => {
  const tags = Object.values(languageTags);
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies()),
      fc.constantFrom(...tags),
      fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
      (currency, tag, minor) => {
        const exponent = exponentOf(currency);
        const rule = { exponent, decimals: exponent };
        const amount = String(minor);
        expect(wireAmount(amountOf(amount, rule), rule)).toBe(amount);
        const typed = shownAmount(plainAmount({ amount, currency }), tag, rule);
        expect(wireAmount(keptAmount(typed, tag, rule), rule)).toBe(amount);
        const shown = formatMoney({ amount, currency }, { tag, decimals: exponent, symbol: '' });
        expect(wireAmount(keptAmount(shown, tag, rule), rule)).toBe(amount);
      },
    ),
  );
});
