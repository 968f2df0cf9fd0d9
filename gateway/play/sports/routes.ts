import { isHidden } from '../../catalogue/games/isHidden.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { board } from './board.ts';
import { sportsBetService } from './sportsBetService.ts';
import { sportsBetStore } from './sportsBetStore.ts';
import { toTicket } from './views.ts';

export const sportsModule = ({ database: { queries }, runtime }: Parts) => {
  const matches = board(queries);

  return {
    hotMatches: async ({ query, merchant, now, tenant }) => ({
      list: (await matches.hot({ merchant, now, language: query.language })).filter(
        ({ gameType }) => !isHidden(tenant.market, gameType),
      ),
    }),
    sportsMatches: ({ query, merchant, now, tenant }) =>
      isHidden(tenant.market, query.sport)
        ? refuse('not_found')
        : matches.matches({ merchant, now, language: query.language }, query.sport, tenant),
    sportsMatch: ({ query, merchant, now, tenant }) =>
      matches.match({ merchant, now, language: query.language }, query.matchId, tenant),
    sportsResults: async ({ query, merchant, now }) => ({
      list: await matches.results({ merchant, now, language: query.language }, query.sport),
    }),
    sportsBet: async ({ body, caller, tenant, tx, now }) => {
      const id = await sportsBetService(tx, runtime).place({ caller, tenant, now }, body);
      const [placed] = await sportsBetStore(tx).byIds(caller, [id]);
      return placed ? toTicket(placed, body.language) : refuse('not_found');
    },
    sportsBets: async ({ query, caller }) => {
      const { limit, offset, facts } = pageOf(query);
      const store = sportsBetStore(queries);
      const { total, open } = await store.count(caller);
      const rows = await store.page(caller, offset, limit);
      return { ...facts(total), open, list: rows.map((row) => toTicket(row, query.language)) };
    },
  } satisfies Handlers;
};
