import type { Handlers } from '../http/endpoints/handlers.ts';
import type { Parts } from '../http/endpoints/module.ts';
import { contentService } from './contentService.ts';

export const contentModule = ({ database }: Parts) => {
  const content = contentService(database.queries);
  return {
    announcements: ({ query, caller, merchant, now }) =>
      content.announcements(
        { merchant, loggedIn: caller !== undefined, isCoolingOff: caller?.coolOff !== undefined, now },
        query,
      ),

    agentAnnouncements: async ({ query, caller, merchant, now }) => ({
      list: await content.forAgents(
        { merchant, isCoolingOff: caller.coolOff !== undefined, now },
        query.language,
      ),
    }),
  } satisfies Handlers;
};
