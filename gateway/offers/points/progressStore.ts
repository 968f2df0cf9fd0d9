import { and, eq, sql } from 'drizzle-orm';
import type { PointSource } from '#contract/points';
import type { Queries } from '../../platform/database/database.ts';
import type { PointOwner } from './pointBooks.ts';
import { pointProgress } from './schema.ts';

interface Progress {
  readonly source: PointSource;
  readonly earned: bigint;
  readonly rest: bigint;
}

/** What a member has earned by source. */
export const progressStore = (queries: Queries) => ({
  of: ({ merchant, memberId }: PointOwner): Promise<Progress[]> =>
    queries
      .select({ source: pointProgress.source, earned: pointProgress.earned, rest: pointProgress.rest })
      .from(pointProgress)
      .where(and(eq(pointProgress.merchant, merchant), eq(pointProgress.memberId, memberId))),

  /** Adds to what was earned, and keeps the rest as it is now. */
  add: async ({ merchant, memberId }: PointOwner, { source, earned, rest }: Progress): Promise<void> => {
    await queries
      .insert(pointProgress)
      .values({ merchant, memberId, source, earned, rest })
      .onConflictDoUpdate({
        target: [pointProgress.memberId, pointProgress.source],
        set: { earned: sql`${pointProgress.earned} + excluded.earned`, rest },
      });
  },
});
