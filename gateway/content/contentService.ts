import { audiences, type Language } from '#contract/constants';
import type { Announcements, Notice, Popup, Query } from '#contract/wireTypes';
import type { Queries } from '../platform/database/database.ts';
import { heldTogether } from './amounts.ts';
import { audiencesFor } from './audience.ts';
import { contentRepository } from './contentRepository.ts';
import type { notices as noticeTable } from './schema.ts';
import { offerLink } from './offerLink.ts';
import { wordsIn, type Texts } from '../brands/languages/texts.ts';

export interface Reader {
  readonly merchant: string;
  readonly loggedIn: boolean;
  /** A break, time-out or self-exclusion runs: no offer is shown (SAFE-04). */
  readonly isCoolingOff: boolean;
  readonly now: Date;
}

const noticeIn =
  (language: Language) =>
  ({ id, kind, texts, publishedAt }: typeof noticeTable.$inferSelect): Notice => ({
    ...heldTogether(wordsIn(texts, language)),
    id,
    kind,
    publishedAt: publishedAt.toISOString(),
  });

export const contentService = (queries: Queries) => {
  const repository = contentRepository(queries);
  return {
    /** Notices for agents alone; whoever rests is shown no offer (SAFE-04). */
    forAgents: async (
      { merchant, isCoolingOff, now }: Omit<Reader, 'loggedIn'>,
      language: Language,
    ): Promise<Notice[]> => {
      const notices = await repository.notices(merchant, now, 'agents');
      return notices.filter(({ kind }) => !isCoolingOff || kind !== 'promotion').map(noticeIn(language));
    },

    /** Banners, notices and popups as one reader may see them, in the language asked for or in English. */
    announcements: async (
      { merchant, loggedIn, isCoolingOff, now }: Reader,
      { types, execution, language }: Query<'announcements'>,
    ): Promise<Announcements> => {
      const mine = audiencesFor(execution, loggedIn);
      const words = <Words extends object>(texts: Texts<Words>) => heldTogether(wordsIn(texts, language));
      const wanted = types.split(',') as Popup['promotionType'][];
      const toNotice = noticeIn(language);
      const [banners, notices, all] = await Promise.all([
        repository.banners(merchant, now),
        repository.notices(merchant, now, 'all'),
        repository.popups(merchant, now, audiences, wanted),
      ]);
      if (isCoolingOff) {
        const told = notices.filter(({ kind }) => kind !== 'promotion');
        return { banners: [], player: told.map(toNotice), promotion: [] };
      }
      const popups = all.filter((popup) => mine.includes(popup.execution));
      return {
        banners: banners.map(({ id, groupName, url, linkageType, link, texts }) => ({
          ...words(texts),
          id,
          groupName,
          url,
          linkageType,
          link: linkageType === 'promotion' ? offerLink(link, all, popups) : link,
        })),
        player: notices.map(toNotice),
        promotion: popups.map(({ id, promotionType, execution: audience, images, texts, publishedAt }) => ({
          ...words(texts),
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
