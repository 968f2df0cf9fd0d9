import { asc, eq } from 'drizzle-orm';
import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';
import type { Queries } from '../database/database.ts';
import { gameLanes, vendors } from './schema.ts';
import { laneOf, vendorCodeFor } from './vendorRules.ts';

export const vendorService = (queries: Queries) => ({
  /** Each category that has vendors, in the brand's order: the site builds its navigation from it (NAV-09). */
  lanes: async (merchant: string, language: Language): Promise<VendorLane[]> => {
    const [order, rows] = await Promise.all([
      queries
        .select({ gameType: gameLanes.gameType })
        .from(gameLanes)
        .where(eq(gameLanes.merchant, merchant))
        .orderBy(asc(gameLanes.sort)),
      queries.select().from(vendors).where(eq(vendors.merchant, merchant)).orderBy(asc(vendors.sort)),
    ]);
    const lanes = new Map<GameType, Vendor[]>(order.map(({ gameType }) => [gameType, []]));
    for (const { vassalage, gameType, nodeId, gameClassify, displayName } of rows) {
      lanes.get(laneOf(vassalage, gameType, language))?.push({
        vassalage: vendorCodeFor(vassalage, language),
        gameType: laneOf(vassalage, gameType, language),
        nodeId,
        gameClassify,
        displayName,
      });
    }
    return [...lanes]
      .map(([gameCategory, list]) => ({ gameCategory, vendors: list }))
      .filter((lane) => lane.vendors.length > 0);
  },
});
