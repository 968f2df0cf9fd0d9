/**
 * Converts an amount into coins at the price of one coin; the result is in hundredths of a coin. Rounded down, or
 * `up` if the coins must cover the whole amount.
 */
export const coinAmount = (amount: bigint, price: bigint, rounding: 'up' | 'down' = 'down'): string => {
  const hundredths = (amount * 100n + (rounding === 'up' ? price - 1n : 0n)) / price;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
};
