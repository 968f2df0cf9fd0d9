import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Player } from '../../http/policy/caller.ts';

/** Who reads a report, and how the brand counts. */
export interface TeamReader extends Pick<Tenant, 'currency' | 'timeZone'> {
  readonly caller: Player;
}
