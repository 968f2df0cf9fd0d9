import { headers } from '#contract/constants';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { deviceService } from './deviceService.ts';
import { rememberCookie } from './rememberCookie.ts';

/** What a member does with sessions of their own. */
export const ownSessionModule = ({ database, runtime }: Parts) => {
  const devices = deviceService(database, runtime);
  return {
    sessionInfo: ({ caller, request }) =>
      devices.info(caller, request.headers[headers.background] === undefined),

    devices: ({ caller }) => devices.list(caller),

    signOutDevice: async ({ caller, query: { id } }) => {
      await devices.signOut(caller, id);
      return null;
    },

    logout: async ({ caller, reply }) => {
      await devices.logOut(caller);
      void reply.header('set-cookie', rememberCookie.clear);
      return null;
    },
  } satisfies Handlers;
};
