import type { Handlers } from '../http/endpoints/handlers.ts';
import type { Parts } from '../http/endpoints/module.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';

export const liveModule = ({ database: { queries }, runtime }: Parts) => {
  return {
    socketTicket: async ({ caller, merchant }) => ({
      ticket: await oneTimeTokenStore(queries, runtime).issue(merchant, 'socket', {
        memberId: caller?.memberId ?? null,
        sessionHash: caller?.tokenHash ?? null,
      }),
    }),
  } satisfies Handlers;
};
