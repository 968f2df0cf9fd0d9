import { ratesInWhole } from '#contract/agentLinks';
import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { payReward } from './payReward.ts';
import { rebateRule } from './rewardRules.ts';
import { ratedBets, type LineMember, type RatedBets } from './ratedBets.ts';
import { rewardStore } from './rewardStore.ts';
import { toReward } from './toReward.ts';
import { wageringTimes } from './wageringTimes.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

/** The wire has millionths. */
const IN_RATE = 1_000_000 / ratesInWhole;

const sumOf = (parts: readonly RatedBets[]): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** Pays back the share of the valid bets that the member has in its line, each round once (MEM-09). */
export const rebateService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'moneyStep' | 'market'>,
) => {
  const { currency } = brand;
  const times = wageringTimes(rebateRule.times, brand.market);
  const least = scaledSum(rebateRule.least, brand);
  const money = (amount: bigint) => wireMoney(amount, currency);

  return {
    view: async (owner: LineMember): Promise<Value<'rebate'>> => {
      const parts = await ratedBets(queries, runtime.now()).open(owner);
      const claimed = await rewardStore(queries, runtime).claimed(owner, 'rebate');
      return {
        amount: money(sumOf(parts)),
        least: money(least),
        times,
        list: parts.map((part) => ({
          gameType: part.gameType,
          validBet: money(part.validBet),
          rate: part.rate * IN_RATE,
          amount: money(part.amount),
        })),
        claimed: claimed.map(toReward),
      };
    },

    /**
     * Marks every round that has not been paid back and pays for them. Who claims at the same time waits for the rows
     * and finds none left. Refuses `reward_not_due` below the least sum, which leaves the rounds as they were.
     */
    claim: async (tx: Queries, owner: LineMember): Promise<Value<'rebateClaim'>> => {
      const { merchant, memberId } = owner;
      const id = runtime.newId();
      const amount = sumOf(await ratedBets(tx, runtime.now()).take(owner, id));
      if (amount < least) return refuse('reward_not_due');
      const store = rewardStore(tx, runtime);
      const given = await store.give({
        merchant,
        memberId,
        source: 'rebate',
        subject: id,
        amount,
        currency,
        times,
      });
      const taken = given && (await store.take(owner, given.id));
      return taken === undefined ? refuse('already_claimed') : payReward(tx, runtime, taken);
    },
  };
};
