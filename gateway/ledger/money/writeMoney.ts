import type { Currency } from '#contract/money';
import { amountCell, type AmountCell } from './amountCell.ts';

/** An amount as people write it, with its symbol: `500,000 ₫`. */
export const writeAmount = ({ amount, currency }: AmountCell): string => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(amount) ?? [];
  const symbol =
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return `${sign}${new Intl.NumberFormat('en').format(BigInt(whole))}${decimals} ${symbol}`;
};

export const writeMoney = (minor: bigint, currency: Currency): string =>
  writeAmount(amountCell(minor, currency));
