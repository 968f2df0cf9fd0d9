import type { Currency, Money } from '#contract/money';
import { depositDesk, type DepositDesk } from './cashierFixtures';

/** The desk of deposits of a brand in another currency, whose money step is ten minor units. */
export const deskIn = (currency: Currency): DepositDesk => {
  const money = ({ amount }: Money): Money => ({ amount: String(BigInt(amount) / 100n), currency });
  return {
    ...depositDesk,
    methods: depositDesk.methods.map((one) => ({
      ...one,
      least: money(one.least),
      most: money(one.most),
      fee: { ...one.fee, fixed: money(one.fee.fixed) },
      amounts: one.amounts.map(money),
    })),
  };
};
