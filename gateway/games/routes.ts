import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { gameService } from './gameService.ts';
import { matchService } from './matchService.ts';
import { vendorService } from './vendorService.ts';
import { winnerService } from './winnerService.ts';

export const gamesModule = ({ database }: Parts) => {
  const { queries } = database;
  const games = gameService(queries);
  const vendors = vendorService(queries);
  const matches = matchService(queries);
  const winners = winnerService(queries);
  return {
    gameList: ({ query, merchant }) => games.list(merchant, query),
    gameVendors: async ({ query, merchant }) => ({
      data: { lanes: await vendors.lanes(merchant, query.language) },
    }),
    hotMatches: async ({ query, merchant, now }) => ({
      list: await matches.hot(merchant, query.language, now),
    }),
    winners: async ({ query, merchant }) => ({
      list: await winners.top(merchant, query.language, Number(query.limitNum)),
    }),
  } satisfies Handlers;
};
