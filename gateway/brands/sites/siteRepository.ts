import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { batchReads } from '../../platform/database/batchReads.ts';

/** What is to be known before a call is let in. */
export interface SiteRow {
  readonly maintenance: boolean;
  readonly maintenanceEnd: Date | null;
  readonly blocked: boolean;
  readonly country: string | null;
  /** See `catalogueVersions`. */
  readonly catalogue: number;
}

interface RawSiteRow extends Record<string, unknown> {
  maintenance: boolean;
  maintenance_end: string | null;
  blocked: boolean;
  country: string | null;
  catalogue: string;
}

interface Visit {
  readonly merchant: string;
  readonly ip: string;
}

/** Sites as seen from addresses, in one query for all calls of a moment: it stands before every call. */
const sitesSeen = (queries: Queries) =>
  batchReads(async (visits: readonly Visit[]): Promise<SiteRow[]> => {
    const { rows } = await queries.execute<RawSiteRow>(sql`
      select
        coalesce(site.maintenance, false) as maintenance,
        site.maintenance_end,
        place.country,
        coalesce(known.version, 0) as catalogue,
        exists (
          select from blocked_regions
          where merchant = visit.merchant
            and case kind
              when 'network' then region::inet >>= visit.ip
              else region = place.country
            end
        ) as blocked
      from unnest(
        ${sql.param(visits.map(({ merchant }) => merchant))}::text[],
        ${sql.param(visits.map(({ ip }) => ip))}::inet[]
      ) with ordinality as visit (merchant, ip, nth)
      left join site_state site using (merchant)
      left join catalogue_versions known using (merchant)
      left join lateral (
        select country from networks
        where merchant = visit.merchant and network >>= visit.ip
        order by masklen(network) desc limit 1
      ) place on true
      order by nth`);
    return rows.map(({ maintenance, maintenance_end: end, blocked, country, catalogue }) => ({
      maintenance,
      maintenanceEnd: end === null ? null : new Date(end),
      blocked,
      country,
      catalogue: Number(catalogue),
    }));
  });

/** State of a merchant's site as seen from an address. */
export const siteRepository = (queries: Queries) => {
  const look = sitesSeen(queries);
  return {
    find: async (merchant: string, ip: string): Promise<SiteRow> => {
      // What is no address would end the query for all that share it; a link-local one may name its interface.
      // A visitor over IPv4 may arrive in the form of IPv6, by which no block means them.
      const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
      if (isIP(address) === 0) throw new Error('A call came from no address');
      return look({ merchant, ip: address });
    },
  };
};
