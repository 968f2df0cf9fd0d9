import type { Handlers } from '../http/endpoints/handlers.ts';
import type { Parts } from '../http/endpoints/module.ts';
import { withoutClosedLinks } from '../brands/flags/withoutClosedLinks.ts';
import { contentService } from './contentService.ts';

export const contentModule = ({ database }: Parts) => {
  const content = contentService(database.queries);
  return {
    announcements: async ({ query, caller, merchant, tenant, now }) => {
      const told = await content.announcements(
        { merchant, loggedIn: caller !== undefined, isCoolingOff: caller?.coolOff !== undefined, now },
        query,
      );
      return { ...told, banners: await withoutClosedLinks(database.queries, tenant, told.banners) };
    },

    agentAnnouncements: async ({ query, caller, merchant, now }) => ({
      list: await content.forAgents(
        { merchant, isCoolingOff: caller.coolOff !== undefined, now },
        query.language,
      ),
    }),
  } satisfies Handlers;
};
