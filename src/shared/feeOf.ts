import type { DepositMethod } from '@/data/resources/useDepositDesk';

/** Fee of a method for an amount, in minor units; rounded down as the gateway does. */
export const feeOf = ({ basisPoints, fixed }: DepositMethod['fee'], amount: bigint): bigint =>
  (amount * BigInt(basisPoints)) / 10_000n + BigInt(fixed.amount);
