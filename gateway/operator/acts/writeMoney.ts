import { exponentOf, type Currency } from '#contract/money';

/** An amount as people write it, with its symbol: `500,000 ₫`, never through a float. */
export const writeMoney = (minor: bigint, currency: Currency): string => {
  const exponent = exponentOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  const whole = new Intl.NumberFormat('en').format(BigInt(digits.slice(0, digits.length - exponent)));
  const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  const symbol =
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return `${minor < 0n ? '-' : ''}${whole}${decimals} ${symbol}`;
};
