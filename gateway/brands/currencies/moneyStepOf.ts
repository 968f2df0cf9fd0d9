import { usualMoneyStep, type Currency } from '#contract/money';
import type { Tenant, Tenants } from '../tenants/tenant.ts';

/** The step of a merchant; the usual one of the currency while the merchant's folder is not shown. */
export const moneyStepOf = (
  tenants: Pick<Tenants, 'all'>,
  merchant: string,
  currency: Currency,
): Pick<Tenant, 'moneyStep'> =>
  tenants.all().find(({ merchantCode }) => merchantCode === merchant) ?? {
    moneyStep: usualMoneyStep(currency),
  };
