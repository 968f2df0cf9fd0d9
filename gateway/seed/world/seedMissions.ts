import { missionNames } from '#contract/rewards';
import type { MemberRow } from '../../members/members/schema.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { payReward } from '../../offers/rewards/payReward.ts';
import { missionRules } from '../../offers/rewards/rewardRules.ts';
import { rewardStore } from '../../offers/rewards/rewardStore.ts';
import { wageringTimes } from '../../offers/rewards/wageringTimes.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { WorldPlan } from './worldPlan.ts';

/** Missions that members have done today, so that the month's board has places. */
export const seedMissions = async (plan: WorldPlan, doers: readonly MemberRow[]): Promise<void> => {
  const { tx, merchant, runtime, random, now } = plan;
  const { currency, timeZone } = plan.tenant;
  const store = rewardStore(tx, runtime);
  for (const { id: memberId } of doers) {
    for (const name of random.shuffle(missionNames).slice(0, random.int(1, 3))) {
      const { reward, times: usual } = missionRules[name];
      const times = wageringTimes(usual, plan.tenant.market);
      const subject = `${name}:${brandDay(now, timeZone)}`;
      const owner = { merchant, memberId };
      const amount = scaledSum(reward, plan.tenant);
      const given = await store.give({ ...owner, source: 'mission', subject, amount, currency, times });
      const taken = given && (await store.take(owner, given.id));
      if (taken !== undefined) await payReward(tx, runtime, taken);
    }
  }
};
