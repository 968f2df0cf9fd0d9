import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant, Tenants } from './tenant.ts';

/** The brand of a merchant whose money moves. Refuses `try_again` while its folder is not shown: it may be mended. */
export const shownTenant = (tenants: Pick<Tenants, 'all'>, merchant: string): Tenant =>
  tenants.all().find(({ merchantCode }) => merchantCode === merchant) ?? refuse('try_again');
