import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { pointStore } from '../../offers/points/pointStore.ts';
import { ratioStore } from '../../offers/points/ratioStore.ts';
import { allowsWagering } from '../../offers/rewards/wageringTimes.ts';
import { seedPointRewards, seedRatios } from '../content/pointRewards.ts';
import { seedWords } from '../content/seedWords.ts';
import { brandAmounts } from './brandAmounts.ts';
import { seedFreeRounds } from './seedFreeRounds.ts';
import type { WorldPlan } from './worldPlan.ts';

const DAY = 86_400_000;

/** The ratios run since before the past of the demonstration, so that its members have earned by it. */
const RATIOS_SINCE = 90 * DAY;

/** The points mall of the brand, in its own money. */
export const seedPoints = async (plan: WorldPlan): Promise<void> => {
  const { tx, tenant, merchant, now } = plan;
  const ratios = ratioStore(tx);
  for (const { amount, ...ratio } of seedRatios) {
    const from = new Date(now.getTime() - RATIOS_SINCE);
    await ratios.add({ merchant, ...ratio, amount: scaledSum(amount, tenant), from });
  }
  const store = pointStore(tx);
  // Their words say how often to wager: what the market does not allow is left out.
  const allowed = seedPointRewards.filter(({ times = 0 }) => allowsWagering(times, tenant.market));
  for (const [sort, { art, amount, rounds, texts, ...reward }] of allowed.entries()) {
    await store.addReward({
      merchant,
      sort,
      ...reward,
      image: art,
      amount: amount === undefined ? null : scaledSum(amount, tenant),
      rounds: rounds === undefined ? null : await seedFreeRounds(plan, rounds),
      texts: brandAmounts(seedWords('pointRewards', texts), tenant),
      times: reward.times ?? 0,
    });
  }
};
