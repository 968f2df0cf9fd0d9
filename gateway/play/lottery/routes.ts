import type { Language } from '#contract/constants';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { recentService } from '../../catalogue/favourites/recentService.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { demandPlay } from '../saferPlay/demandPlay.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { lotteriesOf } from './lotteries.ts';
import type { LotteryPlace } from './lotteryPlace.ts';
import { lotteryService } from './lotteryService.ts';
import { refuseClosedGame } from '../../catalogue/games/refuseClosedGame.ts';
import { ticketService } from './ticketService.ts';
import { ticketStore } from './ticketStore.ts';
import { toTicket } from './views.ts';

const placeOf = (tenant: Tenant, { language }: { readonly language: Language }, now: Date): LotteryPlace => ({
  merchant: tenant.merchantCode,
  lotteries: lotteriesOf(tenant),
  timeZone: tenant.timeZone,
  language,
  now,
});

export const lotteryModule = ({ database: { queries }, runtime }: Parts) => {
  const lottery = lotteryService(queries);

  const ticketsOf = async (tx: Queries, caller: Player, ids: readonly string[], language: Language) =>
    (await ticketStore(tx).byIds(caller, ids)).map((row) => toTicket(row, language));

  return {
    lotteryMenu: async ({ query, tenant, now }) => ({
      list: await lottery.menu(placeOf(tenant, query, now), query.lottoArea),
    }),
    lotteryMenuRecent: async ({ caller, query, tenant, now }) => ({
      list: await lottery.recent(placeOf(tenant, query, now), caller),
    }),
    popularLotteries: async ({ query, tenant, now }) => {
      const place = placeOf(tenant, query, now);
      const { count, prizeMode } = query;
      return { list: await lottery.popular(place, Number(count), prizeMode?.split(',')) };
    },
    openedNumbersVn: async ({ query, tenant, now }) => {
      const place = placeOf(tenant, query, now);
      return { list: await lottery.opened(place, query.gameCode, Number(query.pageSize), 'VN') };
    },
    openedNumbers: async ({ query, tenant, now }) => {
      const place = placeOf(tenant, query, now);
      return { list: await lottery.opened(place, query.gameCode, Number(query.pageSize)) };
    },
    recentDraws: async ({ query, tenant, now }) => ({
      list: await lottery.lastDraws(placeOf(tenant, query, now), query.lottoArea, query.day),
    }),
    lotteryLobby: ({ query, now, tenant }) =>
      lottery.lobby(placeOf(tenant, query, now), query.gameCode, tenant),

    /** Refuses `not_found`, `game_maintenance`, and as `demandPlay` does. */
    lotteryLaunch: async ({ body, caller, merchant, tenant, now }) => {
      const { code, area, prizeMode } = lottery.launched({ lotteries: lotteriesOf(tenant) }, body);
      await demandPlay(queries, caller, tenant, now);
      // The lobby is a choice of lotteries: none is played yet.
      if (body.view === 'betting') {
        await refuseClosedGame(queries, merchant, code, now);
        await recentService(queries).note(caller, code, now);
      }
      return { lottoArea: area, prizeMode, gameCode: code, view: body.view, backUrl: body.backUrl };
    },

    lotteryBet: async ({ body, caller, tenant, tx, now }) => {
      const ids = await ticketService(tx, runtime).place({ caller, tenant, now }, body);
      return { list: await ticketsOf(tx, caller, ids, body.language) };
    },
    lotteryCancel: async ({ body, caller, tenant, tx, now }) => {
      await ticketService(tx, runtime).cancel({ caller, tenant, now }, body.ticketId);
      const [ticket] = await ticketsOf(tx, caller, [body.ticketId], body.language);
      return ticket ?? refuse('not_found');
    },
    lotteryTickets: async ({ query, caller }) => {
      const { limit, offset, facts } = pageOf(query);
      const store = ticketStore(queries);
      const { total, open } = await store.count(caller, query.gameCode);
      const rows = await store.page(caller, query.gameCode, offset, limit);
      return { ...facts(total), open, list: rows.map((row) => toTicket(row, query.language)) };
    },
  } satisfies Handlers;
};
