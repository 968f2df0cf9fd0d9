import type { Announcements, Popup, Query } from '#contract/wireTypes';
import type { Queries } from '../database/database.ts';
import { audiencesFor } from './audience.ts';
import { contentRepository } from './contentRepository.ts';
import { wordsIn } from './texts.ts';

export interface Reader {
  readonly merchant: string;
  readonly loggedIn: boolean;
  readonly now: Date;
}

export const contentService = (queries: Queries) => {
  const repository = contentRepository(queries);
  return {
    /** Banners, notices and popups as one reader may see them, in the language asked for or in English. */
    announcements: async (
      { merchant, loggedIn, now }: Reader,
      { types, execution, language }: Query<'announcements'>,
    ): Promise<Announcements> => {
      const audiences = audiencesFor(execution, loggedIn);
      const wanted = types.split(',') as Popup['promotionType'][];
      const [banners, notices, popups] = await Promise.all([
        repository.banners(merchant, now),
        repository.notices(merchant, now),
        repository.popups(merchant, now, audiences, wanted),
      ]);
      return {
        banners: banners.map(({ id, groupName, url, linkageType, link, texts }) => ({
          ...wordsIn(texts, language),
          id,
          groupName,
          url,
          linkageType,
          link,
        })),
        player: notices.map(({ id, kind, texts, publishedAt }) => ({
          ...wordsIn(texts, language),
          id,
          kind,
          publishedAt: publishedAt.toISOString(),
        })),
        promotion: popups.map(({ id, promotionType, execution: audience, images, texts, publishedAt }) => ({
          ...wordsIn(texts, language),
          id,
          promotionType,
          execution: audience,
          announcementImages: images,
          publishedAt: publishedAt.toISOString(),
        })),
      };
    },
  };
};
