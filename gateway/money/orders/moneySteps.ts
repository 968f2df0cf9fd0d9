import type { Tenant } from '../../brands/tenants/tenant.ts';

/** So many of a brand's money steps in minor units, so that limits and pills are round in every currency. */
export const moneySteps = (count: number, { moneyStep }: Pick<Tenant, 'moneyStep'>): bigint =>
  BigInt(count) * BigInt(moneyStep);
