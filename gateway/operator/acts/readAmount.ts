import { exponentOf, type Currency } from '#contract/money';
import { OperatorError } from './OperatorError.ts';

const shapeOf = (currency: Currency): string => {
  const exponent = exponentOf(currency);
  const number =
    exponent === 0
      ? 'a whole number, such as 5000'
      : `a number, such as 50.25, with at most ${exponent} decimals`;
  return `an amount in ${currency} is ${number}, above zero and without commas`;
};

/** Minor units of an amount in whole units: "12.5" is 1250 in a currency with two decimals. Never through a float. */
export const readAmount = (text: string, currency: Currency): bigint => {
  const exponent = exponentOf(currency);
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? [];
  const amount = decimals.length > exponent ? 0n : BigInt(whole + decimals.padEnd(exponent, '0'));
  if (amount > 0n) return amount;
  throw new OperatorError(`"${text}" cannot be taken: ${shapeOf(currency)}`);
};
