import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { TurnoverRequirement } from './schema.ts';
import { turnoverWeights } from './turnoverWeights.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

/** What is still to be wagered, as its member sees it. */
export const toTurnover = (
  open: readonly TurnoverRequirement[],
  currency: Currency,
): Value<'withdrawDesk'>['turnover'] => {
  const money = (amount: bigint) => wireMoney(amount, currency);
  const required = open.reduce((sum, one) => sum + one.required, 0n);
  const counted = open.reduce((sum, one) => sum + one.counted, 0n);
  return {
    required: money(required),
    counted: money(counted),
    left: money(required - counted),
    open: open.map((one) => ({
      source: one.source,
      ref: one.ref,
      base: money(one.base),
      required: money(one.required),
      counted: money(one.counted),
      bound: money(one.bound),
      createdAt: one.createdAt.toISOString(),
    })),
    weights: turnoverWeights,
  };
};
