import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { windowCounts } from './schema.ts';

/** What is counted and for whom. */
export interface Counted {
  readonly merchant: string;
  readonly kind: string;
  readonly subject: string;
}

const at = ({ merchant, kind, subject }: Counted) =>
  and(eq(windowCounts.merchant, merchant), eq(windowCounts.kind, kind), eq(windowCounts.subject, subject));

/** Counts in windows that begin with the first try; one statement each, so that gateways count together. */
export const windowCounter = (queries: Queries) => ({
  /** Counts one more and answers how many there have been in the window, this one included. */
  add: async (counted: Counted, window: number, now: Date): Promise<number> => {
    const until = new Date(now.getTime() + window);
    const over = sql`${windowCounts.until} <= ${now}`;
    const [row] = await queries
      .insert(windowCounts)
      .values({ ...counted, count: 1, since: now, until })
      .onConflictDoUpdate({
        target: [windowCounts.merchant, windowCounts.kind, windowCounts.subject],
        set: {
          count: sql`case when ${over} then 1 else ${windowCounts.count} + 1 end`,
          since: sql`case when ${over} then ${now} else ${windowCounts.since} end`,
          until: sql`case when ${over} then ${until} else ${windowCounts.until} end`,
        },
      })
      .returning({ count: windowCounts.count });
    return row?.count ?? 0;
  },

  read: async (counted: Counted, now: Date): Promise<number> => {
    const [row] = await queries
      .select({ count: windowCounts.count, until: windowCounts.until })
      .from(windowCounts)
      .where(at(counted));
    return row !== undefined && row.until > now ? row.count : 0;
  },

  /** Seconds until the window ends and counting starts anew; 0 outside a window. */
  secondsLeft: async (counted: Counted, now: Date): Promise<number> => {
    const [row] = await queries.select({ until: windowCounts.until }).from(windowCounts).where(at(counted));
    return Math.max(0, Math.ceil(((row?.until.getTime() ?? 0) - now.getTime()) / 1_000));
  },

  /** Takes one back: what was counted turned out to be harmless. */
  back: async (counted: Counted): Promise<void> => {
    await queries
      .update(windowCounts)
      .set({ count: sql`greatest(${windowCounts.count} - 1, 0)` })
      .where(at(counted));
  },

  forget: async (counted: Counted): Promise<void> => {
    await queries.delete(windowCounts).where(at(counted));
  },

  sweep: async (now: Date): Promise<void> => {
    await queries.delete(windowCounts).where(lt(windowCounts.until, now));
  },
});
