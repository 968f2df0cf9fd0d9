import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { VendorParts } from '../vendors/VendorParts.ts';
import { gameService } from './gameService.ts';
import { cachedAnswers } from './cachedAnswers.ts';
import { menuService } from './menuService.ts';
import { vendorService } from './vendorService.ts';

export const gamesModule = ({ database, vendors }: VendorParts) => {
  const { queries } = database;
  const games = gameService(queries, vendors);
  const menus = menuService(queries);
  const lanes = vendorService(queries);
  const kept = cachedAnswers();
  return {
    gameList: (call) => {
      const { query, tenant, now } = call;
      const make = () => games.list(tenant, query, now);
      // What is typed into a search is seldom typed again.
      return query.gameName === undefined
        ? kept({ ...call, of: [query, tenant.market.id, tenant.lotteries], make }, (list) => list.games)
        : make();
    },
    gameDetail: ({ query, tenant, now }) => games.detail(tenant, query, now),
    hotGames: (call) =>
      kept(
        {
          ...call,
          of: [call.query, call.tenant.market.id, call.tenant.lotteries],
          make: () => games.hot(call.tenant, call.query, call.now),
        },
        ({ list }) => list,
      ),
    gameMenus: (call) => {
      const { query, tenant } = call;
      const make = async () => ({ menus: await menus.menus(tenant, query.language) });
      return kept({ ...call, of: [query, tenant.languages, tenant.market.id, tenant.lotteries], make });
    },
    vendorGameTypes: (call) => {
      const { query, tenant } = call;
      const make = async () => ({ list: await menus.vendorTypes(tenant, query.language) });
      return kept({ ...call, of: [query, tenant.market.id, tenant.lotteries], make });
    },
    gameVendors: (call) => {
      const { query, tenant } = call;
      const make = async () => ({ data: { lanes: await lanes.lanes(tenant, query.language) } });
      return kept({ ...call, of: [query, tenant.market.id, tenant.lotteries], make });
    },
  } satisfies Handlers;
};
