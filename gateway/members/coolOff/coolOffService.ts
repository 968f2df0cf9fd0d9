import { and, eq, gt, isNull, lte, or, type Placeholder } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { isRestricting, type RunningPause, type WantedPause } from '../../http/policy/coolOff.ts';
import type { Queries } from '../../platform/database/database.ts';
import { playBreaks } from './schema.ts';

export type RestingMember = Pick<Player, 'merchant' | 'memberId'>;

/** Which pauses run at a moment. */
export const runsAt = (now: Date | Placeholder) => or(isNull(playBreaks.until), gt(playBreaks.until, now));

const outlasts = (wanted: WantedPause, running: WantedPause): boolean => {
  if (isRestricting(running) && !isRestricting(wanted)) return false;
  // Taken once more, one without an end can be ended later (SAFE-03).
  if (running.until === null) return wanted.until === null;
  return wanted.until === null || wanted.until > running.until;
};

/** What keeps members from playing. Of several the longest runs; no call makes it shorter. */
export const pauseService = (queries: Queries) => {
  const own = ({ merchant, memberId }: RestingMember) =>
    and(eq(playBreaks.memberId, memberId), eq(playBreaks.merchant, merchant));

  const running = async (member: RestingMember, now: Date): Promise<RunningPause | undefined> => {
    const [row] = await queries
      .select({ kind: playBreaks.kind, until: playBreaks.until, takenAt: playBreaks.takenAt })
      .from(playBreaks)
      .where(and(own(member), runsAt(now)));
    return row;
  };

  const put = async ({ merchant, memberId }: RestingMember, pause: WantedPause, now: Date): Promise<void> => {
    const change = { ...pause, takenAt: now };
    await queries
      .insert(playBreaks)
      .values({ merchant, memberId, ...change })
      .onConflictDoUpdate({ target: playBreaks.memberId, set: change });
  };

  return {
    running,

    /** Begins a pause unless a longer one runs; answers the one that runs then. Asked with the member locked. */
    take: async (member: RestingMember, wanted: WantedPause, now: Date): Promise<RunningPause> => {
      const known = await running(member, now);
      if (known !== undefined && !outlasts(wanted, known)) return known;
      await put(member, wanted, now);
      return { ...wanted, takenAt: now };
    },

    /** Puts another pause, or none, in place of the one that runs, after the operator ended it. */
    replace: async (member: RestingMember, pause: WantedPause | undefined, now: Date): Promise<void> => {
      if (pause === undefined) await queries.delete(playBreaks).where(own(member));
      else await put(member, pause, now);
    },

    sweep: async (now: Date): Promise<void> => {
      await queries.delete(playBreaks).where(lte(playBreaks.until, now));
    },
  };
};
