import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PeriodTimes } from '../../brands/calendar/limitPeriod.ts';
import { activeStretches } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const aMinute = 60_000;

/** After so long without a sign of life the member was away: the time in between does not count. */
const AWAY_AFTER = 10 * aMinute;

/** As long as a limit of a month may ask for them. */
const KEPT = 40 * 24 * 60 * aMinute;

const { memberId: whose, begunAt, seenAt } = activeStretches;

/** Milliseconds that stretches cover of a period; where two overlap, time counts once. They come in order. */
export const covered = (
  stretches: readonly { readonly begunAt: Date; readonly seenAt: Date }[],
  { from, to }: PeriodTimes,
): number => {
  let until = from.getTime();
  let sum = 0;
  for (const stretch of stretches) {
    const begun = Math.max(stretch.begunAt.getTime(), until);
    const seen = Math.min(stretch.seenAt.getTime(), to.getTime());
    if (seen <= begun) continue;
    sum += seen - begun;
    until = seen;
  }
  return sum;
};

/** When members are active while logged in; calls that a page makes by itself are no sign of it (SAFE-01, SAFE-02). */
export const activityService = (queries: Queries) => ({
  /** A sign of life: goes on with the stretch that runs, or begins one. */
  note: async ({ merchant, memberId }: Owner, now: Date): Promise<void> => {
    const going = await queries
      .update(activeStretches)
      .set({ seenAt: sql`greatest(${seenAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(whose, memberId), gt(seenAt, new Date(now.getTime() - AWAY_AFTER))))
      .returning({ begunAt });
    if (going.length > 0) return;
    await queries
      .insert(activeStretches)
      .values({ merchant, memberId, begunAt: now, seenAt: now })
      .onConflictDoNothing();
  },

  /** Since when the member has been active without a longer pause. */
  since: async ({ memberId }: Owner, now: Date): Promise<Date> => {
    const [last] = await queries
      .select({ begunAt })
      .from(activeStretches)
      .where(and(eq(whose, memberId), gt(seenAt, new Date(now.getTime() - AWAY_AFTER))))
      .orderBy(asc(begunAt))
      .limit(1);
    return last?.begunAt ?? now;
  },

  /** Whole minutes in which the member was active in a period. */
  minutesWithin: async ({ memberId }: Owner, times: PeriodTimes): Promise<number> => {
    const stretches = await queries
      .select({ begunAt, seenAt })
      .from(activeStretches)
      .where(and(eq(whose, memberId), gt(seenAt, times.from), lt(begunAt, times.to)))
      .orderBy(asc(begunAt), desc(seenAt));
    return Math.floor(covered(stretches, times) / aMinute);
  },

  sweep: async (now: Date): Promise<void> => {
    await queries.delete(activeStretches).where(lt(seenAt, new Date(now.getTime() - KEPT)));
  },
});
