import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PointOwner } from './pointBooks.ts';
import { pointRestocks } from './schema.ts';

/** Who waits for which sold-out reward. */
export const restockStore = (queries: Queries) => {
  const ownedBy = ({ merchant, memberId }: PointOwner) =>
    and(eq(pointRestocks.merchant, merchant), eq(pointRestocks.memberId, memberId));
  return {
    /** Ids of rewards. */
    awaited: async (owner: PointOwner): Promise<number[]> => {
      const rows = await queries
        .select({ rewardId: pointRestocks.rewardId })
        .from(pointRestocks)
        .where(ownedBy(owner))
        .orderBy(asc(pointRestocks.rewardId));
      return rows.map(({ rewardId }) => rewardId);
    },

    /** Once or twice is the same. */
    add: async ({ merchant, memberId }: PointOwner, rewardId: number, askedAt: Date): Promise<void> => {
      await queries
        .insert(pointRestocks)
        .values({ merchant, memberId, rewardId, askedAt })
        .onConflictDoNothing();
    },

    remove: async (owner: PointOwner, rewardId: number): Promise<void> => {
      await queries.delete(pointRestocks).where(and(ownedBy(owner), eq(pointRestocks.rewardId, rewardId)));
    },

    /** Some who wait for a reward and do not rest, in the order of their ids; who rests goes on waiting. */
    waiting: async (rewardId: number, now: Date, limit: number): Promise<string[]> => {
      const coolOff = runningCoolOffs(queries, now);
      const rows = await queries
        .select({ memberId: pointRestocks.memberId })
        .from(pointRestocks)
        .leftJoin(coolOff, eq(coolOff.memberId, pointRestocks.memberId))
        .where(and(eq(pointRestocks.rewardId, rewardId), isNull(coolOff.memberId)))
        .orderBy(asc(pointRestocks.memberId))
        .limit(limit);
      return rows.map(({ memberId }) => memberId);
    },

    forget: async (rewardId: number, members: readonly string[]): Promise<void> => {
      await queries
        .delete(pointRestocks)
        .where(and(eq(pointRestocks.rewardId, rewardId), inArray(pointRestocks.memberId, [...members])));
    },
  };
};
