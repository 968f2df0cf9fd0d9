import type { Currency } from '#contract/money';

/** One step in minor units: about what 1,000 ₫ are worth, so that limits and pills are round in every currency. */
const steps = {
  VND: 1_000n,
  MYR: 20n,
  THB: 150n,
  CNY: 30n,
  BRL: 20n,
  USD: 4n,
} as const satisfies Record<Currency, bigint>;

export const moneySteps = (count: number, currency: Currency): bigint => BigInt(count) * steps[currency];
