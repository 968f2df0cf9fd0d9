import type { Value } from '#contract/wireTypes';
import { betSums } from '../bets/betSums.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { activityService } from '../../members/activity/activityService.ts';
import { saferPlaySettingStore, type SaferPlaySetting } from '../../money/limits/saferPlaySettingStore.ts';

type RealityCheck = Value<'saferPlay'>['realityCheck'];
type Owner = Pick<Player, 'merchant' | 'memberId'>;

const aMinute = 60_000;

/** Minutes between two checks: as the member has set it, else as the market demands; null for none. */
export const minutesOf = (
  set: number | null | undefined,
  { realityCheck }: Tenant['market'],
): number | null => set ?? realityCheck.usualMinutes;

const boundsOf = ({ realityCheck: { mandatory, leastMinutes, mostMinutes } }: Tenant['market']) => ({
  mandatory,
  leastMinutes,
  mostMinutes,
});

/** Stops play at an interval that the member sets, shows the facts and waits for an answer (SAFE-02). */
export const realityCheckService = (queries: Queries) => {
  const settings = saferPlaySettingStore(queries);

  /** Counted from the last answer, or from when the member became active after it. */
  const dueAfter = (
    minutes: number | null,
    setting: SaferPlaySetting | undefined,
    since: Date,
  ): Date | undefined => {
    if (minutes === null) return undefined;
    const from = Math.max(since.getTime(), setting?.realityAnsweredAt?.getTime() ?? 0);
    return new Date(from + minutes * aMinute);
  };

  const read = async (
    owner: Owner,
    { currency, market }: Pick<Tenant, 'currency' | 'market'>,
    now: Date,
  ): Promise<RealityCheck> => {
    const setting = await settings.of(owner);
    const since = await activityService(queries).since(owner, now);
    const minutes = minutesOf(setting?.realityMinutes, market);
    const { staked, returned } = await betSums(queries).since(owner, since);
    return {
      minutes,
      ...boundsOf(market),
      dueAt: dueAfter(minutes, setting, since)?.toISOString() ?? null,
      since: since.toISOString(),
      staked: wireMoney(staked, currency),
      net: wireMoney(returned - staked, currency),
    };
  };

  const dueAt = async (
    owner: Owner,
    { market }: Pick<Tenant, 'market'>,
    now: Date,
  ): Promise<Date | undefined> => {
    const setting = await settings.of(owner);
    const minutes = minutesOf(setting?.realityMinutes, market);
    return minutes === null
      ? undefined
      : dueAfter(minutes, setting, await activityService(queries).since(owner, now));
  };

  return {
    read,
    dueAt,

    /** The interval of the check; null for none. */
    minutes: async (owner: Owner, { market }: Pick<Tenant, 'market'>): Promise<number | null> =>
      minutesOf((await settings.of(owner))?.realityMinutes, market),

    /** Refuses `reality_check_due`, with the facts, until the member has answered. */
    demandAnswer: async (
      owner: Owner,
      tenant: Pick<Tenant, 'currency' | 'market'>,
      now: Date,
    ): Promise<void> => {
      const due = await dueAt(owner, tenant, now);
      if (due === undefined || due > now) return;
      refuse('reality_check_due', { realityCheck: await read(owner, tenant, now) });
    },

    /** Refuses `amount_out_of_range` for an interval that the market does not allow. */
    set: (owner: Owner, { market }: Pick<Tenant, 'market'>, minutes: number | null): Promise<void> => {
      const { mandatory, leastMinutes, mostMinutes } = market.realityCheck;
      const isAllowed = minutes === null ? !mandatory : minutes >= leastMinutes && minutes <= mostMinutes;
      return isAllowed ? settings.set(owner, { realityMinutes: minutes }) : refuse('amount_out_of_range');
    },

    answer: (owner: Owner, now: Date): Promise<void> => settings.set(owner, { realityAnsweredAt: now }),

    declineLimits: (owner: Owner, now: Date): Promise<void> => settings.set(owner, { limitsDeclinedAt: now }),
  };
};
