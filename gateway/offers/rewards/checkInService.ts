import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { payReward } from './payReward.ts';
import { checkInRule } from './rewardRules.ts';
import { rewardStore, type RewardOwner } from './rewardStore.ts';
import { wageringTimes } from './wageringTimes.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const { rewards: ladder } = checkInRule;

/** A reward for each day a member looks in: worth more every day in a row, from the start after the last or a gap. */
export const checkInService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'timeZone' | 'moneyStep' | 'market'>,
) => {
  const { currency, timeZone } = brand;
  const times = wageringTimes(checkInRule.times, brand.market);
  /** How many days in a row were taken up to yesterday, and whether today was. */
  const standing = async (tx: Queries, owner: RewardOwner) => {
    const now = runtime.now();
    const taken = new Set(
      (await rewardStore(tx, runtime).ofSource(owner, 'checkIn')).map(({ subject }) => subject),
    );
    let before = 0;
    while (taken.has(brandDay(now, timeZone, -1 - before))) before += 1;
    const today = brandDay(now, timeZone);
    return { today, place: before % ladder.length, isTaken: taken.has(today) };
  };

  return {
    view: async (owner: RewardOwner): Promise<Value<'checkIn'>> => {
      const { place, isTaken } = await standing(queries, owner);
      return {
        times,
        endsAt: limitPeriod('day', runtime.now(), timeZone).to.toISOString(),
        days: ladder.map((written, index) => ({
          day: index + 1,
          reward: wireMoney(scaledSum(written, brand), currency),
          state: index < place || (index === place && isTaken) ? 'claimed' : index === place ? 'due' : 'open',
        })),
      };
    },

    /** Pays today's once. Refuses `already_claimed`. */
    claim: async (tx: Queries, owner: RewardOwner): Promise<Value<'checkInClaim'>> => {
      const { merchant, memberId } = owner;
      const { today, place } = await standing(tx, owner);
      const store = rewardStore(tx, runtime);
      const amount = scaledSum(ladder[place] ?? 0, brand);
      const given = await store.give({
        ...{ merchant, memberId, source: 'checkIn', subject: today, amount, currency },
        times,
      });
      const taken = given && (await store.take(owner, given.id));
      return taken === undefined ? refuse('already_claimed') : payReward(tx, runtime, taken);
    },
  };
};
