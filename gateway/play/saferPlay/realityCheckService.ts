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

/** Stops play at an interval that the member sets, shows the facts and waits for an answer (SAFE-02). */
export const realityCheckService = (queries: Queries) => {
  const settings = saferPlaySettingStore(queries);

  /** Counted from the last answer, or from when the member became active after it. */
  const dueAfter = (setting: SaferPlaySetting | undefined, since: Date): Date | undefined => {
    if (setting === undefined || setting.realityMinutes === null) return undefined;
    const from = Math.max(since.getTime(), setting.realityAnsweredAt?.getTime() ?? 0);
    return new Date(from + setting.realityMinutes * aMinute);
  };

  const read = async (
    owner: Owner,
    { currency }: Pick<Tenant, 'currency'>,
    now: Date,
  ): Promise<RealityCheck> => {
    const setting = await settings.of(owner);
    const since = await activityService(queries).since(owner, now);
    const { staked, returned } = await betSums(queries).since(owner, since);
    return {
      minutes: setting?.realityMinutes ?? null,
      dueAt: dueAfter(setting, since)?.toISOString() ?? null,
      since: since.toISOString(),
      staked: wireMoney(staked, currency),
      net: wireMoney(returned - staked, currency),
    };
  };

  const dueAt = async (owner: Owner, now: Date): Promise<Date | undefined> => {
    const setting = await settings.of(owner);
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

    set: (owner: Owner, minutes: number | null): Promise<void> =>
      settings.set(owner, { realityMinutes: minutes }),

    answer: (owner: Owner, now: Date): Promise<void> => settings.set(owner, { realityAnsweredAt: now }),

    declineLimits: (owner: Owner, now: Date): Promise<void> => settings.set(owner, { limitsDeclinedAt: now }),
  };
};
