import type { Language } from '#contract/constants';
import { isSymbolLast } from '#contract/isSymbolLast';
import { exponentOf, type Currency, type Money } from '#contract/money';

const noBreakSpace = '\u00A0';
const minus = '\u2212';

/** How a currency is written in a language. */
interface CurrencyForm {
  readonly symbol: string;
  readonly isSymbolLast: boolean;
}

const symbolOf = (currency: Currency, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const forms = new Map<string, CurrencyForm>();

/** A page writes hundreds of amounts, and making a formatter takes longer than using it. */
const formOf = (currency: Currency, tag: string): CurrencyForm => {
  const key = `${tag} ${currency}`;
  const form = forms.get(key) ?? {
    symbol: symbolOf(currency, tag),
    isSymbolLast: isSymbolLast(currency, tag),
  };
  forms.set(key, form);
  return form;
};

/**
 * Number of decimals of amounts: the brand's setting, limited to 2 if the brand offers PT and to 0 otherwise, and to
 * the currency's exponent (HDR-05). Currencies of three or four digits have no such limit (decision 67).
 */
export const shownDecimals = (
  brand: { readonly decimals: number; readonly languages: readonly Language[] },
  currency: Currency,
): number => {
  const exponent = exponentOf(currency);
  if (exponent > 2) return Math.min(brand.decimals, exponent);
  return Math.min(brand.decimals, brand.languages.includes('PT') ? 2 : 0, exponent);
};

interface MoneyFormat {
  /** Locale of the grouping: `vi`, `en`. */
  readonly tag: string;
  readonly decimals: number;
  /** The operator's symbol; the default is the currency's usual one. */
  readonly symbol?: string | undefined;
  /** Whether a gain gets a plus sign. */
  readonly signed?: boolean;
}

const decimalMark = (tag: string) =>
  new Intl.NumberFormat(tag).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Formats an amount: `2.400.000 ₫`, `R$ 2.400,00`. Digits beyond `decimals` are cut, not rounded, so that nobody sees
 * more than there is. It computes with integers, so that every digit is exact.
 */
export const formatMoney = (
  { amount, currency }: Money,
  { tag, decimals, symbol, signed = false }: MoneyFormat,
): string => {
  const exponent = exponentOf(currency);
  const minor = BigInt(amount);
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  const whole = new Intl.NumberFormat(tag).format(BigInt(digits.slice(0, digits.length - exponent)));
  const part = digits.slice(digits.length - exponent).slice(0, exponent === 0 ? 0 : decimals);
  const number = part === '' ? whole : `${whole}${decimalMark(tag)}${part}`;
  const form = formOf(currency, tag);
  const mark = symbol ?? form.symbol;
  const written = form.isSymbolLast ? [number, mark] : [mark, number];
  const sign = minor < 0n ? minus : signed && minor > 0n ? '+' : '';
  return sign + written.join(noBreakSpace);
};
