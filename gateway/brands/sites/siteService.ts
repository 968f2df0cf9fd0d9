import { siteStatus } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import { siteRepository, type SiteRow } from './siteRepository.ts';

export type SiteStatus = (typeof siteStatus)[keyof typeof siteStatus];

/** Maintenance takes precedence over region restriction (spec §1). */
export const statusOf = ({ maintenance, blocked }: Pick<SiteRow, 'maintenance' | 'blocked'>): SiteStatus => {
  if (maintenance) return siteStatus.maintenance;
  return blocked ? siteStatus.regionBlocked : siteStatus.normal;
};

export const siteService = (queries: Queries) => {
  const repository = siteRepository(queries);
  return {
    look: repository.find,
    status: async (merchant: string, ip: string): Promise<SiteStatus> =>
      statusOf(await repository.find(merchant, ip)),
  };
};

export type SiteService = ReturnType<typeof siteService>;
