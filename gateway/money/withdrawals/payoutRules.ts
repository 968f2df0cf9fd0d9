import type { Currency } from '#contract/money';
import { moneySteps } from '../orders/moneySteps.ts';

/** Bounds and price of a withdrawal in a currency, minor units. */
export const payoutRules = (currency: Currency) => ({
  least: moneySteps(100, currency),
  most: moneySteps(500_000, currency),
  mostADay: moneySteps(1_000_000, currency),
  basisPoints: 0,
  fixed: 0n,
  /** Minutes until the money is at the bank. */
  arrival: { from: 1, to: 15 },
});
