import type { Tenant } from '../../brands/tenants/tenant.ts';
import { moneySteps } from '../orders/moneySteps.ts';

/** Bounds and price of a withdrawal, minor units. */
export const payoutRules = (brand: Pick<Tenant, 'moneyStep' | 'amounts'>) => ({
  least: BigInt(brand.amounts.withdrawLeast ?? moneySteps(100, brand)),
  most: moneySteps(500_000, brand),
  mostADay: moneySteps(1_000_000, brand),
  basisPoints: 0,
  fixed: 0n,
  /** Minutes until the money is at the bank. */
  arrival: { from: 1, to: 15 },
});
