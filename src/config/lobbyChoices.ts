import type { Currency } from '#contract/money';

/** Choices of the stake filter, in minor units. */
export const stakeChoices = {
  VND: ['200', '1000', '5000'],
  MYR: ['5', '20', '100'],
  THB: ['50', '200', '1000'],
  CNY: ['10', '50', '200'],
  BRL: ['5', '20', '100'],
  USD: ['1', '5', '20'],
} as const satisfies Record<Currency, readonly string[]>;

/** Choices of the pay-lines filter. */
export const lineChoices = ['9', '20', '50', '243'] as const;
