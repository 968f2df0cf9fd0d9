import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { contentService } from './contentService.ts';

export const contentModule = ({ database }: Parts) => {
  const content = contentService(database.queries);
  return {
    announcements: ({ query, caller, merchant, now }) =>
      content.announcements(
        { merchant, loggedIn: caller !== undefined, rests: caller?.pause !== undefined, now },
        query,
      ),
  } satisfies Handlers;
};
