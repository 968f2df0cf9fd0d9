import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import { playBreaks } from './schema.ts';

export type RestingMember = Pick<Player, 'merchant' | 'memberId'>;

/** Why a member may not play now. */
export interface PlayRefusal {
  readonly code: Extract<ErrorCode, 'on_break'>;
  readonly until: Date;
}

const aMinute = 60_000;

export const breakService = (queries: Queries) => {
  const runningUntil = async (
    { merchant, memberId }: RestingMember,
    now: Date,
  ): Promise<Date | undefined> => {
    const [row] = await queries
      .select({ until: playBreaks.until })
      .from(playBreaks)
      .where(
        and(eq(playBreaks.memberId, memberId), eq(playBreaks.merchant, merchant), gt(playBreaks.until, now)),
      );
    return row?.until;
  };
  return {
    runningUntil,

    /** Begins a break, or makes a running one longer; no call ends one before its time. Answers its end. */
    take: async ({ merchant, memberId }: RestingMember, minutes: number, now: Date): Promise<Date> => {
      const until = new Date(now.getTime() + minutes * aMinute);
      const [row] = await queries
        .insert(playBreaks)
        .values({ merchant, memberId, takenAt: now, until })
        .onConflictDoUpdate({
          target: playBreaks.memberId,
          set: { takenAt: now, until: sql`greatest(${playBreaks.until}, excluded.until)` },
        })
        .returning({ until: playBreaks.until });
      return row?.until ?? until;
    },

    /** Asked wherever a stake is taken or a game opens. */
    playRefusal: async (member: RestingMember, now: Date): Promise<PlayRefusal | undefined> => {
      const until = await runningUntil(member, now);
      return until && { code: 'on_break', until };
    },

    sweep: async (now: Date): Promise<void> => {
      await queries.delete(playBreaks).where(lte(playBreaks.until, now));
    },
  };
};
