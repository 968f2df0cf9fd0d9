import { workEvery } from '../workEvery.ts';
import type { Parts } from '../module.ts';
import { board } from '../sports/board.ts';
import { oddsNews } from '../sports/oddsNews.ts';
import type { liveHub } from './liveHub.ts';

type TellingParts = Pick<Parts, 'database' | 'runtime' | 'log'>;

/**
 * Tells open pages each second which prices have moved. Prices follow from rows and the clock, so that each gateway
 * tells its own pages and none needs another's word.
 */
export const startOddsTelling = (
  { database: { queries }, runtime, log }: TellingParts,
  hub: Pick<ReturnType<typeof liveHub>, 'brandsHearing' | 'tellAll'>,
): (() => Promise<void>) => {
  const boards = board(queries);
  const newsOf = new Map<string, ReturnType<typeof oddsNews>>();
  const tell = async (): Promise<void> => {
    for (const merchant of hub.brandsHearing('odds')) {
      const news = newsOf.get(merchant) ?? oddsNews();
      newsOf.set(merchant, news);
      const now = runtime.now();
      const value = news(await boards.prices(merchant, now), now.getTime());
      if (value) hub.tellAll(merchant, { topic: 'odds', value });
    }
  };
  return workEvery(1_000, tell, (error) => log.warn({ err: error }, 'odds could not be told'));
};
