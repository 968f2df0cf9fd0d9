import { and, asc, eq } from 'drizzle-orm';
import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { isHidden } from './isHidden.ts';
import { offeredVendors } from './offeredVendors.ts';
import { gameLanes, vendors } from './schema.ts';
import { laneOf, vendorCodeFor } from './vendorRules.ts';

export const vendorService = (queries: Queries) => ({
  /** Each category that has vendors, in the brand's order: the site builds its navigation from it (NAV-09). */
  lanes: async (
    tenant: Pick<Tenant, 'merchantCode' | 'market' | 'lotteries'>,
    language: Language,
  ): Promise<VendorLane[]> => {
    const { merchantCode: merchant, market } = tenant;
    const [order, rows] = await Promise.all([
      queries
        .select({ gameType: gameLanes.gameType })
        .from(gameLanes)
        .where(eq(gameLanes.merchant, merchant))
        .orderBy(asc(gameLanes.sort)),
      offeredVendors(queries, tenant),
    ]);
    const lanes = new Map<GameType, Map<string, Vendor>>(order.map(({ gameType }) => [gameType, new Map()]));
    for (const { vassalage, gameType, nodeId, gameClassify, displayName } of rows) {
      const lane = laneOf(vassalage, gameType, language);
      const vendor = {
        vassalage: vendorCodeFor(vassalage, language),
        gameType: lane,
        nodeId,
        gameClassify,
        displayName,
      };
      lanes.get(lane)?.set(vassalage, vendor);
    }
    return [...lanes]
      .map(([gameCategory, list]) => ({ gameCategory, vendors: [...list.values()] }))
      .filter(({ gameCategory, vendors: list }) => list.length > 0 && !isHidden(market, gameCategory));
  },

  /** Names by code, in the brand's order. */
  names: async (merchant: string): Promise<Map<string, string>> => {
    const rows = await queries
      .select({ vassalage: vendors.vassalage, displayName: vendors.displayName })
      .from(vendors)
      .where(eq(vendors.merchant, merchant))
      .orderBy(asc(vendors.sort));
    return new Map(rows.map(({ vassalage, displayName }) => [vassalage, displayName]));
  },

  /** Whether the brand has the vendor. */
  has: async (merchant: string, vassalage: string): Promise<boolean> => {
    const found = await queries
      .select({ vassalage: vendors.vassalage })
      .from(vendors)
      .where(and(eq(vendors.merchant, merchant), eq(vendors.vassalage, vassalage)))
      .limit(1);
    return found.length > 0;
  },
});
