import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { blockedRegions } from './schema.ts';

export type BlockedRegion = Pick<typeof blockedRegions.$inferSelect, 'kind' | 'region'>;

/** Where a site may not be used. */
export const blockedRegionStore = (queries: Queries) => ({
  list: (merchant: string): Promise<BlockedRegion[]> =>
    queries
      .select({ kind: blockedRegions.kind, region: blockedRegions.region })
      .from(blockedRegions)
      .where(eq(blockedRegions.merchant, merchant)),

  block: async (merchant: string, { kind, region }: BlockedRegion): Promise<void> => {
    await queries.insert(blockedRegions).values({ merchant, kind, region }).onConflictDoNothing();
  },

  /** False when it was not blocked. */
  unblock: async (merchant: string, region: string): Promise<boolean> =>
    (
      await queries
        .delete(blockedRegions)
        .where(and(eq(blockedRegions.merchant, merchant), eq(blockedRegions.region, region)))
        .returning({ region: blockedRegions.region })
    ).length > 0,
});
