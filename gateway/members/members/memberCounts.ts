import { and, eq, isNull, lt, min, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { members } from './schema.ts';

/** New members on their way into the counts of their lines, each once; an account that was opened joins when activated. */
export const memberCounts = (queries: Queries) => {
  const waiting = (merchant: string) =>
    and(eq(members.merchant, merchant), isNull(members.countedAt), ne(members.state, 'pending'));
  return {
    /** When the first of those that wait joined. */
    firstWaiting: async (merchant: string): Promise<Date | null> => {
      const [row] = await queries
        .select({ at: min(members.createdAt) })
        .from(members)
        .where(waiting(merchant));
      return row?.at ?? null;
    },

    /** Marks who waits and joined before `to` as counted in the slot. */
    take: (merchant: string, { from, to }: { readonly from: Date; readonly to: Date }) =>
      queries
        .update(members)
        .set({ countedAt: from })
        .where(and(waiting(merchant), lt(members.createdAt, to)))
        .returning({ id: members.id, type: members.type }),
  };
};
