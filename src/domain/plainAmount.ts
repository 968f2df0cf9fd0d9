import { exponentOf, type Money } from '#contract/money';

/** An amount for machines: every digit, a dot before the fraction, no group separators. */
export const plainAmount = ({ amount, currency }: Money): string => {
  const exponent = exponentOf(currency);
  if (exponent === 0) return amount;
  const below = amount.startsWith('-');
  const digits = (below ? amount.slice(1) : amount).padStart(exponent + 1, '0');
  return `${below ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};
