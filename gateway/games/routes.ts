import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { gameService } from './gameService.ts';
import { menuService } from './menuService.ts';
import { vendorService } from './vendorService.ts';
import { winnerService } from './winnerService.ts';

export const gamesModule = ({ database }: Parts) => {
  const { queries } = database;
  const games = gameService(queries);
  const menus = menuService(queries);
  const vendors = vendorService(queries);
  const winners = winnerService(queries);
  return {
    gameList: ({ query, merchant, now }) => games.list(merchant, query, now),
    gameDetail: ({ query, tenant, now }) => games.detail(tenant, query, now),
    hotGames: ({ query, merchant, now }) => games.hot(merchant, query, now),
    gameMenus: async ({ query, tenant }) => ({ menus: await menus.menus(tenant, query.language) }),
    vendorGameTypes: async ({ query, merchant }) => ({
      list: await menus.vendorTypes(merchant, query.language),
    }),
    gameVendors: async ({ query, merchant }) => ({
      data: { lanes: await vendors.lanes(merchant, query.language) },
    }),
    winners: async ({ query, merchant, now }) => ({
      list: await winners.top(merchant, query.language, Number(query.limitNum), now),
    }),
  } satisfies Handlers;
};
