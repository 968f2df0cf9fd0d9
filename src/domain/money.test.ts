import fc from 'fast-check';
import { formatMoney, shownDecimals } from './money';

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
