import type { Tenant } from '../../brands/tenants/tenant.ts';
import { moneySteps } from './moneySteps.ts';

/** What the sandbox takes and pays for one coin, minor units. */
export const coinPrice = (brand: Pick<Tenant, 'moneyStep'>): bigint => moneySteps(25, brand);
