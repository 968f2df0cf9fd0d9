import { currencyExponents, type Currency } from '#contract/money';
import { OperatorError } from './OperatorError.ts';

/** Minor units of an amount in whole units: "12.5" is 1250 in a currency with two decimals. Never through a float. */
export const readAmount = (text: string, currency: Currency): bigint => {
  const exponent = currencyExponents[currency];
  const parts = /^(\d{1,15})(?:\.(\d+))?$/.exec(text);
  const [, whole = '', decimals = ''] = parts ?? [];
  if (parts === null || decimals.length > exponent) {
    throw new OperatorError(`"${text}" is no amount in ${currency}, which has ${exponent} decimals`);
  }
  const amount = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (amount === 0n) throw new OperatorError('An amount of zero moves nothing');
  return amount;
};
