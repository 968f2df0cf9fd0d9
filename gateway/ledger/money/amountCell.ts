import { exponentOf, type Currency } from '#contract/money';

/** An amount in an answer, in whole units ("12.50"), the unit in which amounts are taken; never minor units. */
export interface AmountCell {
  readonly amount: string;
  readonly currency: Currency;
}

/** Written through no float. */
export const amountCell = (minor: bigint, currency: Currency): AmountCell => {
  const exponent = exponentOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  const whole = digits.slice(0, digits.length - exponent);
  return { amount: `${minor < 0n ? '-' : ''}${whole}${decimals}`, currency };
};

export const isAmountCell = (value: unknown): value is AmountCell =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'amount,currency' &&
  Object.values(value).every((one) => typeof one === 'string');
