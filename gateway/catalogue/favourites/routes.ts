import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { favouriteService } from './favouriteService.ts';
import { recentService } from './recentService.ts';

export const favouritesModule = ({ database: { queries } }: Parts) => {
  const favourites = favouriteService(queries);
  const recents = recentService(queries);
  return {
    favourites: async ({ caller }) => ({ list: await favourites.marks(caller) }),
    favouriteList: ({ caller, query, now }) => favourites.page(caller, query, now),
    addFavourite: ({ caller, body, now }) => favourites.add(caller, body, now),
    removeFavourite: ({ caller, query }) => favourites.remove(caller, query),
    recentGames: async ({ caller, query, now }) => ({
      list: await recents.list(caller, query.language, now),
    }),
  } satisfies Handlers;
};
