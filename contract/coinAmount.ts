/**
 * What an amount is in coins at the price of one, in hundredths of a coin. Rounded down; `up` where the coins have to
 * cover the whole amount.
 */
export const coinAmount = (amount: bigint, price: bigint, rounding: 'up' | 'down' = 'down'): string => {
  const hundredths = (amount * 100n + (rounding === 'up' ? price - 1n : 0n)) / price;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
};
