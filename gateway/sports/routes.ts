import type { FastifyReply } from 'fastify';
import type { Player } from '../caller.ts';
import type { Handlers } from '../endpoints/handlers.ts';
import { announce } from '../live/announce.ts';
import type { Parts } from '../module.ts';
import { pageOf } from '../records/pageOf.ts';
import { refuse } from '../refusal.ts';
import { board } from './board.ts';
import { sportsBetService } from './sportsBetService.ts';
import { sportsBetStore } from './sportsBetStore.ts';
import { toTicket } from './views.ts';

export const sportsModule = ({ database: { queries }, runtime }: Parts) => {
  const matches = board(queries);
  /** Once the answer is out, and with that the movement committed, other pages of the member hear of it. */
  const tellAfter = (reply: FastifyReply, { merchant, memberId }: Player): void => {
    reply.raw.once('finish', () => void announce(queries, { topic: 'balance', merchant, memberId }));
  };

  return {
    hotMatches: async ({ query, merchant, now }) => ({
      list: await matches.hot({ merchant, now, language: query.language }),
    }),
    sportsMatches: ({ query, merchant, now, tenant }) =>
      matches.matches({ merchant, now, language: query.language }, query.sport, tenant),
    sportsResults: async ({ query, merchant, now }) => ({
      list: await matches.results({ merchant, now, language: query.language }, query.sport),
    }),
    sportsBet: async ({ body, caller, tenant, tx, now, reply }) => {
      const id = await sportsBetService(tx, runtime).place({ caller, tenant, now }, body);
      tellAfter(reply, caller);
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
