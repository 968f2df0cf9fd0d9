import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { playLimitKinds } from '#contract/saferPlay';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import type { PeriodTimes } from '../../brands/calendar/limitPeriod.ts';
import { memberLimits, playDays } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const { memberId: whose, day: on, staked, returned } = playDays;

/**
 * What members stake and get back, summed by day as it happens, so that a limit of a month is judged from a few rows
 * however many rounds there were. Whoever changes a sum holds the member's lock.
 */
export const playDayService = (queries: Queries) => ({
  addStake: async ({ merchant, memberId }: Owner, day: string, stake: bigint): Promise<boolean> => {
    const [row] = await queries
      .insert(playDays)
      .values({ merchant, memberId, day, staked: stake })
      .onConflictDoUpdate({ target: [whose, on], set: { staked: sql`${staked} + ${stake}::bigint` } })
      .returning({
        isLimited: sql<boolean>`exists (
          select 1 from ${memberLimits} where ${memberLimits.memberId} = ${memberId}
          and ${inArray(memberLimits.kind, playLimitKinds)} and ${memberLimits.amount} is not null)`,
      });
    return row?.isLimited ?? false;
  },

  /** What a stake of that day has brought. */
  addReturn: async ({ memberId }: Owner, day: string, amount: bigint): Promise<void> => {
    await queries
      .update(playDays)
      .set({ returned: sql`${returned} + ${amount}::bigint` })
      .where(and(eq(whose, memberId), eq(on, day)));
  },

  /** A stake of that day was given back: it never counted. */
  removeStake: async ({ memberId }: Owner, day: string, stake: bigint): Promise<void> => {
    await queries
      .update(playDays)
      .set({ staked: sql`${staked} - ${stake}::bigint` })
      .where(and(eq(whose, memberId), eq(on, day)));
  },

  within: async (
    { memberId }: Owner,
    { from, to }: PeriodTimes,
    { timeZone }: Pick<Tenant, 'timeZone'>,
  ): Promise<{ staked: bigint; returned: bigint }> => {
    const [row] = await queries
      .select({
        staked: sql<string>`coalesce(sum(${staked}), 0)::text`,
        returned: sql<string>`coalesce(sum(${returned}), 0)::text`,
      })
      .from(playDays)
      .where(and(eq(whose, memberId), gte(on, brandDay(from, timeZone)), lt(on, brandDay(to, timeZone))));
    return { staked: BigInt(row?.staked ?? 0), returned: BigInt(row?.returned ?? 0) };
  },
});
