import { asc, eq } from 'drizzle-orm';
import { slotCategories, type GameType, type Language } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { gameRepository } from './gameRepository.ts';
import { gameLanes } from './schema.ts';
import { isHidden } from './isHidden.ts';
import { offeredVendors } from './offeredVendors.ts';
import { laneOf, vendorCodeFor } from './vendorRules.ts';

type Menu = Value<'gameMenus'>['menus'][number];
type VendorTypes = Value<'vendorGameTypes'>['list'][number];

/** Bingo stands only where the brand speaks Thai (GAME-03). */
const classesOf = ({ languages }: Pick<Tenant, 'languages'>) =>
  slotCategories.filter((category) => category !== 'BG' || languages.includes('TY'));

export const menuService = (queries: Queries) => {
  const repository = gameRepository(queries);
  return {
    /** Each category that has games, in the brand's order, with the classes of slots that have any. */
    menus: async (tenant: Tenant, language: Language): Promise<Menu[]> => {
      const { merchantCode: merchant, market } = tenant;
      const [order, classes] = await Promise.all([
        queries
          .select({ gameType: gameLanes.gameType })
          .from(gameLanes)
          .where(eq(gameLanes.merchant, merchant))
          .orderBy(asc(gameLanes.sort)),
        repository.classes(merchant, tenant.lotteries),
      ]);
      const lane = (gameType: GameType) =>
        classes.filter((row) => laneOf(row.vassalage, row.gameType, language) === gameType);
      return order
        .filter(({ gameType }) => !isHidden(market, gameType))
        .map(({ gameType }) => ({
          gameCategory: gameType,
          total: lane(gameType).reduce((sum, { total }) => sum + total, 0),
          classifies:
            gameType === 'RNG'
              ? classesOf(tenant).filter((name) => lane('RNG').some((row) => row.gameClassify === name))
              : [],
        }))
        .filter(({ total }) => total > 0);
    },

    /** Which categories each vendor has games in. */
    vendorTypes: async (
      tenant: Pick<Tenant, 'merchantCode' | 'market' | 'lotteries'>,
      language: Language,
    ): Promise<VendorTypes[]> => {
      const rows = await offeredVendors(queries, tenant);
      const byVendor = new Map<string, VendorTypes>();
      for (const { vassalage, displayName, gameType } of rows) {
        if (isHidden(tenant.market, gameType)) continue;
        const before = byVendor.get(vassalage)?.gameTypes ?? [];
        byVendor.set(vassalage, {
          vassalage: vendorCodeFor(vassalage, language),
          displayName,
          gameTypes: [...new Set([...before, laneOf(vassalage, gameType, language)])],
        });
      }
      return [...byVendor.values()];
    },
  };
};
