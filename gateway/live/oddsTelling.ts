import type { AlertParts } from '../platform/alerts/alertDesk.ts';
import { workRunner } from '../platform/alerts/workRunner.ts';
import { workEvery } from '../platform/jobs/workEvery.ts';
import { board } from '../play/sports/board.ts';
import { oddsNews } from '../play/sports/oddsNews.ts';
import type { liveHub } from './liveHub.ts';

/**
 * Tells open pages each second which prices have moved. Prices follow from rows and the clock, so that each gateway
 * tells its own pages and none needs another's word.
 */
export const startOddsTelling = (
  parts: AlertParts,
  hub: Pick<ReturnType<typeof liveHub>, 'brandsHearing' | 'tellAll'>,
): (() => Promise<void>) => {
  const { runtime, log } = parts;
  const boards = board(parts.database.queries);
  const newsOf = new Map<string, ReturnType<typeof oddsNews>>();
  const tell = async (merchant: string): Promise<void> => {
    const news = newsOf.get(merchant) ?? oddsNews();
    newsOf.set(merchant, news);
    const now = runtime.now();
    const value = news(await boards.prices(merchant, now), now.getTime());
    if (value) hub.tellAll(merchant, { topic: 'odds', value });
  };
  const tellAll = async (): Promise<void> => {
    const brands = hub.brandsHearing('odds');
    if (brands.size === 0) return;
    const run = await workRunner(parts);
    for (const merchant of brands) await run(`odds of ${merchant}`, merchant, () => tell(merchant));
  };
  return workEvery(1_000, tellAll, (error) => log.warn({ err: error }, 'odds could not be told'));
};
