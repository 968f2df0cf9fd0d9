import type { Tenant } from '../tenants/tenant.ts';

/** The step for which sums of rules and of the demonstration are written: they read as đồng. */
const WRITTEN_STEP = 1_000n;

/** A sum as it is written in a rule, in minor units of a brand: scaled by the brand's step, rounded, at least 1. */
export const scaledSum = (written: number, { moneyStep }: Pick<Tenant, 'moneyStep'>): bigint => {
  const scaled = (BigInt(written) * BigInt(moneyStep) + WRITTEN_STEP / 2n) / WRITTEN_STEP;
  return scaled > 0n ? scaled : 1n;
};
