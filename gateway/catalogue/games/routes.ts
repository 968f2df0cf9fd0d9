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
      const { query, merchant, now } = call;
      const make = () => games.list(merchant, query, now);
      // What is typed into a search is seldom typed again.
      return query.gameName === undefined ? kept({ ...call, of: query, make }, (list) => list.games) : make();
    },
    gameDetail: ({ query, tenant, now }) => games.detail(tenant, query, now),
    hotGames: (call) =>
      kept(
        { ...call, of: call.query, make: () => games.hot(call.merchant, call.query, call.now) },
        ({ list }) => list,
      ),
    gameMenus: (call) => {
      const { query, tenant } = call;
      const make = async () => ({ menus: await menus.menus(tenant, query.language) });
      return kept({ ...call, of: [query, tenant.languages], make });
    },
    vendorGameTypes: (call) => {
      const { query, merchant } = call;
      const make = async () => ({ list: await menus.vendorTypes(merchant, query.language) });
      return kept({ ...call, of: query, make });
    },
    gameVendors: (call) => {
      const { query, merchant } = call;
      const make = async () => ({ data: { lanes: await lanes.lanes(merchant, query.language) } });
      return kept({ ...call, of: query, make });
    },
  } satisfies Handlers;
};
