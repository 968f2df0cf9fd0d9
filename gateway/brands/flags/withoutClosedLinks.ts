import { linkFlag } from '#contract/linkFlag';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { flagService } from './flagService.ts';

/** Leaves out what leads to a page that a flag of the brand closes: nothing is advertised that cannot be had. */
export const withoutClosedLinks = async <Item extends { readonly link: string | null }>(
  queries: Queries,
  tenant: Tenant,
  items: readonly Item[],
): Promise<Item[]> => {
  const flags = new Set(items.flatMap(({ link }) => linkFlag(link) ?? []));
  const closed = new Set<string>();
  for (const flag of flags) if (!(await flagService(queries).isOn(tenant, flag))) closed.add(flag);
  return items.filter(({ link }) => !closed.has(linkFlag(link) ?? ''));
};
