import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { forfeitBonus } from './forfeitBonus.ts';
import { checkInService } from './checkInService.ts';
import { missionService } from './missionService.ts';
import { payReward } from './payReward.ts';
import { rebateService } from './rebateService.ts';
import { referralService } from './referralService.ts';
import { rewardStore } from './rewardStore.ts';
import { toReward } from './toReward.ts';
import { vipService } from './vipService.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export const rewardsModule = ({ database: { queries }, runtime }: Parts) => {
  const flags = flagService(queries);
  const store = rewardStore(queries, runtime);
  const missions = (tenant: Tenant) => missionService(queries, runtime, tenant);

  const claim = async (tx: Queries, caller: Player, id: string) => {
    const inTx = rewardStore(tx, runtime);
    const taken = await inTx.take(caller, id);
    if (taken !== undefined) return payReward(tx, runtime, taken);
    const known = (await inTx.find(caller, id)) ?? refuse('not_found');
    return refuse(known.claimedAt === null ? 'reward_not_due' : 'already_claimed');
  };

  return {
    missionSummary: ({ caller, tenant }) => missions(tenant).summary(caller),
    missionLeaderboard: ({ caller, tenant }) => missions(tenant).board(caller),
    missionClaim: ({ tx, caller, tenant, body }) => missions(tenant).claim(tx, caller, body.name),

    rewards: async ({ caller, tenant }) => {
      await vipService(queries, runtime, tenant).raise(caller);
      if (await flags.isOn(tenant, 'REFERRAL')) await referralService(queries, runtime, tenant).grant(caller);
      const [due, claimed] = [await store.due(caller), await store.claimed(caller)];
      return { due: due.map(toReward), claimed: claimed.map(toReward) };
    },
    rewardClaim: ({ tx, caller, body }) => claim(tx, caller, body.id),
    checkIn: ({ caller, tenant }) => checkInService(queries, runtime, tenant).view(caller),
    checkInClaim: ({ tx, caller, tenant }) => checkInService(queries, runtime, tenant).claim(tx, caller),
    bonusCancel: async ({ tx, caller, tenant: { currency }, body, now }) => {
      const forfeited = await forfeitBonus(tx, caller, {
        rewardId: body.id,
        ending: 'cancelled',
        currency,
        now,
      });
      return { forfeited: wireMoney(forfeited, currency) };
    },

    rebate: ({ caller, tenant }) => rebateService(queries, runtime, tenant).view(caller),
    rebateClaim: ({ tx, caller, tenant }) => rebateService(queries, runtime, tenant).claim(tx, caller),

    vip: async ({ caller, tenant }) => {
      const vip = vipService(queries, runtime, tenant);
      return vip.view(await vip.raise(caller));
    },

    referral: async ({ caller, tenant }) => {
      if (!(await flags.isOn(tenant, 'REFERRAL'))) return refuse('operation_not_enabled');
      return referralService(queries, runtime, tenant).view(caller);
    },
  } satisfies Handlers;
};
