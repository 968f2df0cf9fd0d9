import type { Currency, Money } from '#contract/money';

/** An amount in minor units as the wire has it. */
export const wireMoney = (amount: bigint, currency: Currency): Money => ({
  amount: amount.toString(),
  currency,
});
