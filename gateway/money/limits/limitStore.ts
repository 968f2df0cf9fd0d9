import { and, eq } from 'drizzle-orm';
import { limitRaise, type LimitKind, type LimitPeriod } from '#contract/saferPlay';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { memberLimits } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** A higher limit that was asked for, or none, and when it may be confirmed. */
interface Raise {
  readonly amount: bigint | null;
  readonly at: Date;
  readonly until: Date;
}

export interface HeldLimit {
  readonly amount: bigint | null;
  readonly next: Raise | null;
}

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const HOUR = 60 * 60_000;

const noLimit: HeldLimit = { amount: null, next: null };

const heldAt = (
  { amount, nextAmount, nextAt }: Pick<typeof memberLimits.$inferSelect, 'amount' | 'nextAmount' | 'nextAt'>,
  now: Date,
): HeldLimit => {
  if (nextAt === null) return { amount, next: null };
  const until = new Date(nextAt.getTime() + limitRaise.confirmDays * 24 * HOUR);
  return { amount, next: until <= now ? null : { amount: nextAmount, at: nextAt, until } };
};

const isHigher = (wanted: bigint | null, held: bigint | null): boolean =>
  held !== null && (wanted === null || wanted > held);

/** The limits that members have set; changed with the member locked. */
export const limitStore = (queries: Queries) => {
  const ofKind = async ({ merchant, memberId }: Owner, kind: LimitKind, now: Date) => {
    const rows = await queries
      .select()
      .from(memberLimits)
      .where(
        and(
          eq(memberLimits.merchant, merchant),
          eq(memberLimits.memberId, memberId),
          eq(memberLimits.kind, kind),
        ),
      );
    return new Map(rows.map((row) => [row.period, heldAt(row, now)]));
  };

  const put = async (
    { merchant, memberId }: Owner,
    { kind, period }: LimitName,
    change: Pick<typeof memberLimits.$inferInsert, 'amount' | 'nextAmount' | 'nextAt'>,
  ): Promise<void> => {
    await queries
      .insert(memberLimits)
      .values({ merchant, memberId, kind, period, ...change })
      .onConflictDoUpdate({
        target: [memberLimits.memberId, memberLimits.kind, memberLimits.period],
        set: change,
      });
  };

  const held = async (owner: Owner, { kind, period }: LimitName, now: Date): Promise<HeldLimit> =>
    (await ofKind(owner, kind, now)).get(period) ?? noLimit;

  return {
    ofKind,

    /** Whether the member has ever set one. */
    hasAny: async ({ merchant, memberId }: Owner): Promise<boolean> => {
      const rows = await queries
        .select({ kind: memberLimits.kind })
        .from(memberLimits)
        .where(and(eq(memberLimits.merchant, merchant), eq(memberLimits.memberId, memberId)))
        .limit(1);
      return rows.length > 0;
    },

    /** Lower holds at once; higher, or none, waits to be confirmed. The limit that holds already calls off what waits. */
    set: async (owner: Owner, name: LimitName, wanted: bigint | null, now: Date): Promise<HeldLimit> => {
      const { amount } = await held(owner, name, now);
      const waits = isHigher(wanted, amount);
      await put(owner, name, {
        amount: waits ? amount : wanted,
        nextAmount: waits ? wanted : null,
        nextAt: waits ? new Date(now.getTime() + limitRaise.waitsHours * HOUR) : null,
      });
      return held(owner, name, now);
    },

    /** Lets the raise hold that the member has seen; undefined when it does not wait, or waits still. */
    confirm: async (
      owner: Owner,
      name: LimitName,
      seen: bigint | null,
      now: Date,
    ): Promise<HeldLimit | undefined> => {
      const { next } = await held(owner, name, now);
      if (next === null || next.at > now || next.amount !== seen) return undefined;
      await put(owner, name, { amount: next.amount, nextAmount: null, nextAt: null });
      return held(owner, name, now);
    },
  };
};
