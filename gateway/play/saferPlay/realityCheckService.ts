import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { activityService } from '../../members/activity/activityService.ts';
import { saferPlaySettings } from '../../money/limits/schema.ts';

type RealityCheck = Value<'saferPlay'>['realityCheck'];
type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Setting = Pick<typeof saferPlaySettings.$inferSelect, 'realityMinutes' | 'realityAnsweredAt'>;

const aMinute = 60_000;

/** Stops play at an interval that the member sets, shows the facts and waits for an answer (SAFE-02). */
export const realityCheckService = (queries: Queries) => {
  const settingOf = async ({ memberId }: Owner): Promise<Setting | undefined> => {
    const [row] = await queries
      .select({
        realityMinutes: saferPlaySettings.realityMinutes,
        realityAnsweredAt: saferPlaySettings.realityAnsweredAt,
      })
      .from(saferPlaySettings)
      .where(eq(saferPlaySettings.memberId, memberId));
    return row;
  };

  const put = async (
    { merchant, memberId }: Owner,
    change: Partial<typeof saferPlaySettings.$inferInsert>,
  ): Promise<void> => {
    await queries
      .insert(saferPlaySettings)
      .values({ merchant, memberId, ...change })
      .onConflictDoUpdate({ target: saferPlaySettings.memberId, set: change });
  };

  const playedSince = async ({ merchant, memberId }: Owner, since: Date) => {
    const [row] = await queries
      .select({
        staked: sql<string>`coalesce(sum(${bets.stake}), 0)::text`,
        returned: sql<string>`coalesce(sum(${bets.win}), 0)::text`,
      })
      .from(bets)
      .where(
        and(
          eq(bets.merchant, merchant),
          eq(bets.memberId, memberId),
          gte(bets.placedAt, since),
          ne(bets.state, 'void'),
        ),
      );
    return { staked: BigInt(row?.staked ?? 0), returned: BigInt(row?.returned ?? 0) };
  };

  /** Counted from the last answer, or from when the member became active after it. */
  const dueAfter = (setting: Setting | undefined, since: Date): Date | undefined => {
    if (setting === undefined || setting.realityMinutes === null) return undefined;
    const from = Math.max(since.getTime(), setting.realityAnsweredAt?.getTime() ?? 0);
    return new Date(from + setting.realityMinutes * aMinute);
  };

  const read = async (
    owner: Owner,
    { currency }: Pick<Tenant, 'currency'>,
    now: Date,
  ): Promise<RealityCheck> => {
    const setting = await settingOf(owner);
    const since = await activityService(queries).since(owner, now);
    const { staked, returned } = await playedSince(owner, since);
    return {
      minutes: setting?.realityMinutes ?? null,
      dueAt: dueAfter(setting, since)?.toISOString() ?? null,
      since: since.toISOString(),
      staked: wireMoney(staked, currency),
      net: wireMoney(returned - staked, currency),
    };
  };

  const dueAt = async (owner: Owner, now: Date): Promise<Date | undefined> => {
    const setting = await settingOf(owner);
    const isSet = setting !== undefined && setting.realityMinutes !== null;
    return isSet ? dueAfter(setting, await activityService(queries).since(owner, now)) : undefined;
  };

  return {
    read,
    dueAt,

    /** Refuses `reality_check_due`, with the facts, until the member has answered. */
    demandAnswer: async (owner: Owner, tenant: Pick<Tenant, 'currency'>, now: Date): Promise<void> => {
      const due = await dueAt(owner, now);
      if (due === undefined || due > now) return;
      refuse('reality_check_due', { realityCheck: await read(owner, tenant, now) });
    },

    set: (owner: Owner, minutes: number | null): Promise<void> => put(owner, { realityMinutes: minutes }),

    answer: (owner: Owner, now: Date): Promise<void> => put(owner, { realityAnsweredAt: now }),

    declineLimits: (owner: Owner, now: Date): Promise<void> => put(owner, { limitsDeclinedAt: now }),
  };
};
