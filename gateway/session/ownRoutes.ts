import { headers } from '#contract/constants';
import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { deviceService } from './deviceService.ts';
import { rememberCookie } from './rememberCookie.ts';
import { rememberService } from './rememberService.ts';
import { sessionService } from './sessionService.ts';

/** What a member does with sessions of their own. */
export const ownSessionModule = ({ database, runtime }: Parts) => {
  const sessions = sessionService(database.queries, runtime);
  const remembered = rememberService(database.queries, runtime);
  const devices = deviceService(database, runtime);
  return {
    sessionInfo: ({ caller, request }) =>
      devices.info(caller, request.headers[headers.background] === undefined),

    devices: ({ caller }) => devices.list(caller),

    signOutDevice: async ({ caller, query: { id } }) => {
      await devices.signOut(caller, id);
      return null;
    },

    logout: async ({ caller, merchant, reply }) => {
      const row = await sessions.row(merchant, caller.tokenHash);
      await sessions.end(caller);
      if (row?.family) await remembered.forget(merchant, row.family);
      void reply.header('set-cookie', rememberCookie.clear);
      return null;
    },
  } satisfies Handlers;
};
