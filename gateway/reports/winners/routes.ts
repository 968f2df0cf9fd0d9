import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { winnerService } from './winnerService.ts';

export const winnersModule = ({ database }: Parts) => {
  const winners = winnerService(database.queries);
  return {
    winners: async ({ query, merchant, now }) => ({
      list: await winners.top(merchant, query.language, Number(query.limitNum), now),
    }),
  } satisfies Handlers;
};
