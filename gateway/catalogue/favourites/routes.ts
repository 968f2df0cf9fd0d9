import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { cachedAnswers } from '../games/cachedAnswers.ts';
import { favouriteService } from './favouriteService.ts';
import { popularService } from './popularService.ts';
import { recentService } from './recentService.ts';

/** Counting goes through all that members opened, so that it is not done for every call. */
const POPULAR_KEPT = 600_000;

export const favouritesModule = ({ database: { queries } }: Parts) => {
  const favourites = favouriteService(queries);
  const recents = recentService(queries);
  const popular = popularService(queries);
  const kept = cachedAnswers();
  return {
    favourites: async ({ caller }) => ({ list: await favourites.marks(caller) }),
    favouriteList: ({ caller, query, now }) => favourites.page(caller, query, now),
    addFavourite: ({ caller, body, now }) => favourites.add(caller, body, now),
    removeFavourite: ({ caller, query }) => favourites.remove(caller, query),
    popularGames: (call) =>
      kept(
        {
          ...call,
          of: [call.query, call.tenant.market.id, call.tenant.lotteries],
          keptFor: POPULAR_KEPT,
          make: async () => ({ list: await popular.list(call.tenant, call.query.language, call.now) }),
        },
        ({ list }) => list,
      ),
    recentGames: async ({ caller, tenant, query, now }) => ({
      list: await recents.list(caller, tenant, query.language, now),
    }),
  } satisfies Handlers;
};
