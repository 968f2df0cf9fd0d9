import { siteStatus } from '#contract/constants';

export type SiteGate = 'waiting' | 'open' | 'maintenance' | 'blocked';

interface GateFacts {
  /** Undefined before the first answer. */
  readonly status?: number;
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
}

/**
 * What a visitor sees (spec §1). Maintenance takes precedence over the region block (SYS-04). The permission answer
 * may report a closure before the next poll of the status.
 */
export const siteGate = ({ status, maintenance = false, regionRestriction = false }: GateFacts): SiteGate => {
  if (status === siteStatus.maintenance || maintenance) return 'maintenance';
  if (status === siteStatus.regionBlocked || regionRestriction) return 'blocked';
  return status === undefined ? 'waiting' : 'open';
};
