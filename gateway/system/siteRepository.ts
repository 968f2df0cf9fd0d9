import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** What is to be known before a call is let in. */
export interface SiteRow {
  readonly maintenance: boolean;
  readonly maintenanceEnd: Date | null;
  readonly blocked: boolean;
  readonly country: string | null;
}

interface RawSiteRow extends Record<string, unknown> {
  maintenance: boolean | null;
  maintenance_end: string | null;
  blocked: boolean;
  country: string | null;
}

/** State of a merchant's site as seen from an address, in one query: it stands before every call. */
export const siteRepository = (queries: Queries) => ({
  find: async (merchant: string, ip: string): Promise<SiteRow> => {
    const { rows } = await queries.execute<RawSiteRow>(sql`
      with place as (
        select country from networks
        where merchant = ${merchant} and network >>= ${ip}::inet
        order by masklen(network) desc limit 1
      )
      select
        (select maintenance from site_state where merchant = ${merchant}) as maintenance,
        (select maintenance_end from site_state where merchant = ${merchant}) as maintenance_end,
        (select country from place) as country,
        exists (
          select from blocked_regions
          where merchant = ${merchant}
            and case kind
              when 'network' then region::cidr >>= ${ip}::inet
              else region = (select country from place)
            end
        ) as blocked`);
    const row = rows[0];
    return {
      maintenance: row?.maintenance ?? false,
      maintenanceEnd: row?.maintenance_end ? new Date(row.maintenance_end) : null,
      blocked: row?.blocked ?? false,
      country: row?.country ?? null,
    };
  },
});
