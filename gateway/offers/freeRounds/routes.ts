import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { freeRoundViews } from './freeRoundViews.ts';

export const freeRoundsModule = ({ database: { queries } }: Parts) =>
  ({
    // Who rests is not called to play; what the rounds have brought is paid all the same.
    freeRounds: async ({ caller, query, now }) =>
      caller.coolOff === undefined ? freeRoundViews(queries).list(caller, query.language, now) : { list: [] },
  }) satisfies Handlers;
