import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sportsFeeds } from './schema.ts';

/** Whether the feed of a brand runs. Its row decides, for every gateway alike. */
export const feedStore = (queries: Queries) => ({
  /** Since when it stands; undefined while it runs. */
  stoppedAt: async (merchant: string): Promise<Date | undefined> => {
    const [row] = await queries.select().from(sportsFeeds).where(eq(sportsFeeds.merchant, merchant));
    return row?.stoppedAt ?? undefined;
  },
  set: async (merchant: string, stoppedAt: Date | null): Promise<void> => {
    await queries
      .insert(sportsFeeds)
      .values({ merchant, stoppedAt })
      .onConflictDoUpdate({ target: sportsFeeds.merchant, set: { stoppedAt } });
  },
});
