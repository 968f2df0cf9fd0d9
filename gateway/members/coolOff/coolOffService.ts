import { and, eq, gt, isNull, lte, or, type Placeholder } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { isRestricting, type RunningCoolOff, type WantedCoolOff } from '../../http/policy/coolOff.ts';
import type { Queries } from '../../platform/database/database.ts';
import { coolOffs } from './schema.ts';

export type CoolOffOwner = Pick<Player, 'merchant' | 'memberId'>;

/** Which cool-offs run at a moment. */
export const runsAt = (now: Date | Placeholder) => or(isNull(coolOffs.until), gt(coolOffs.until, now));

const outlasts = (wanted: WantedCoolOff, running: WantedCoolOff): boolean => {
  if (isRestricting(running) && !isRestricting(wanted)) return false;
  // Taken once more, one without an end can be ended later (SAFE-03).
  if (running.until === null) return wanted.until === null;
  return wanted.until === null || wanted.until > running.until;
};

/** What keeps members from playing. Of several the longest runs; no call makes it shorter. */
export const coolOffService = (queries: Queries) => {
  const own = ({ merchant, memberId }: CoolOffOwner) =>
    and(eq(coolOffs.memberId, memberId), eq(coolOffs.merchant, merchant));

  const running = async (member: CoolOffOwner, now: Date): Promise<RunningCoolOff | undefined> => {
    const [row] = await queries
      .select({ kind: coolOffs.kind, until: coolOffs.until, takenAt: coolOffs.takenAt })
      .from(coolOffs)
      .where(and(own(member), runsAt(now)));
    return row;
  };

  const put = async (
    { merchant, memberId }: CoolOffOwner,
    coolOff: WantedCoolOff,
    now: Date,
  ): Promise<void> => {
    const change = { ...coolOff, takenAt: now };
    await queries
      .insert(coolOffs)
      .values({ merchant, memberId, ...change })
      .onConflictDoUpdate({ target: coolOffs.memberId, set: change });
  };

  return {
    running,

    /** Begins a cool-off unless a longer one runs; answers the one that runs then. Asked with the member locked. */
    take: async (member: CoolOffOwner, wanted: WantedCoolOff, now: Date): Promise<RunningCoolOff> => {
      const known = await running(member, now);
      if (known !== undefined && !outlasts(wanted, known)) return known;
      await put(member, wanted, now);
      return { ...wanted, takenAt: now };
    },

    /** Puts another cool-off, or none, in place of the one that runs, after the operator ended it. */
    replace: async (member: CoolOffOwner, coolOff: WantedCoolOff | undefined, now: Date): Promise<void> => {
      if (coolOff === undefined) await queries.delete(coolOffs).where(own(member));
      else await put(member, coolOff, now);
    },

    sweep: async (now: Date): Promise<void> => {
      await queries.delete(coolOffs).where(lte(coolOffs.until, now));
    },
  };
};
