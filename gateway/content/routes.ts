import type { Handlers } from '../http/endpoints/handlers.ts';
import type { Parts } from '../http/endpoints/module.ts';
import { withoutClosedLinks } from '../brands/flags/withoutClosedLinks.ts';
import { contentService } from './contentService.ts';
import { flaggedLink } from './flaggedLink.ts';

export const contentModule = ({ database }: Parts) => {
  const content = contentService(database.queries);
  return {
    announcements: async ({ query, caller, merchant, tenant, now }) => {
      const told = await content.announcements(
        { merchant, loggedIn: caller !== undefined, isCoolingOff: caller?.coolOff !== undefined, now },
        query,
      );
      const open = async <Text extends { readonly content: string }>(list: readonly Text[]) => {
        const linked = list.map((text) => ({ text, link: flaggedLink(text.content) }));
        return (await withoutClosedLinks(database.queries, tenant, linked)).map(({ text }) => text);
      };
      return {
        banners: await withoutClosedLinks(database.queries, tenant, told.banners),
        player: await open(told.player),
        promotion: await open(told.promotion),
      };
    },

    agentAnnouncements: async ({ query, caller, merchant, now }) => ({
      list: await content.forAgents(
        { merchant, isCoolingOff: caller.coolOff !== undefined, now },
        query.language,
      ),
    }),
  } satisfies Handlers;
};
