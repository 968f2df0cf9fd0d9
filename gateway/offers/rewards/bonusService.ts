import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { bonusRequirements } from '../../money/turnover/bonusRequirements.ts';
import { rewardStore, type RewardOwner } from './rewardStore.ts';
import { toReward } from './toReward.ts';

/** What has been given, and how far the wagering for it has come (MEM-09). */
export const bonusService = (queries: Queries, runtime: Runtime) => ({
  list: async (
    owner: RewardOwner,
  ): Promise<{ list: Omit<Value<'bonuses'>['list'][number], 'promotion'>[] }> => {
    const claimed = await rewardStore(queries, runtime).claimed(owner);
    const requirementOf = await bonusRequirements(queries).all(owner);
    return {
      list: claimed.map((reward) => {
        const found = requirementOf.get(reward.id);
        const money = (amount: bigint) => ({
          amount: amount.toString(),
          currency: reward.currency as Currency,
        });
        return {
          reward: toReward(reward),
          wagering:
            found === undefined
              ? null
              : {
                  required: money(found.required),
                  counted: money(found.counted),
                  bound: money(found.bound + found.inPlay),
                  until: found.until?.toISOString() ?? null,
                  ending: found.ending,
                  endedAt: found.endedAt?.toISOString() ?? null,
                },
        };
      }),
    };
  },
});
