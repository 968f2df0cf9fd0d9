import { siteStatus } from '#contract/constants';

export type SiteGate = 'waiting' | 'open' | 'maintenance' | 'blocked';

interface GateFacts {
  /** Absent before the first answer. */
  readonly status?: number;
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
}

/**
 * What the visitor meets (spec §1). Maintenance takes precedence over the region (SYS-04). The permission answer
 * may know a closing before the next poll of the status does.
 */
export const siteGate = ({ status, maintenance = false, regionRestriction = false }: GateFacts): SiteGate => {
  if (status === siteStatus.maintenance || maintenance) return 'maintenance';
  if (status === siteStatus.regionBlocked || regionRestriction) return 'blocked';
  return status === undefined ? 'waiting' : 'open';
};
