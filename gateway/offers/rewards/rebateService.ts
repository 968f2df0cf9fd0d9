import type { GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';
import type { Value } from '#contract/wireTypes';
import { rebateBets, type CategoryBets } from '../../play/bets/rebateBets.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { payReward } from './payReward.ts';
import { rebateRule } from './rewardRules.ts';
import { rewardStore, type RewardOwner } from './rewardStore.ts';
import { toReward } from './toReward.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const WHOLE = 1_000_000;

const rates: Partial<Record<string, number>> = rebates;
/** Share of a category's valid bets, in millionths. */
const rateOf = (gameType: string): number => Math.round((rates[gameType] ?? 0) * WHOLE);

/** What is paid back for a category; what is less than the smallest unit is cut. */
const amountOf = ({ gameType, validBet }: CategoryBets): bigint =>
  (validBet * BigInt(rateOf(gameType))) / BigInt(WHOLE);

const sumOf = (parts: readonly CategoryBets[]): bigint =>
  parts.reduce((sum, part) => sum + amountOf(part), 0n);

/** Pays back a share of the valid bets, each round once (MEM-09). */
export const rebateService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'moneyStep'>,
) => {
  const { currency } = brand;
  const least = scaledSum(rebateRule.least, brand);
  const money = (amount: bigint) => wireMoney(amount, currency);

  return {
    view: async (owner: RewardOwner): Promise<Value<'rebate'>> => {
      const parts = await rebateBets(queries).open(owner);
      const claimed = await rewardStore(queries, runtime).claimed(owner, 'rebate');
      return {
        amount: money(sumOf(parts)),
        least: money(least),
        times: rebateRule.times,
        list: parts.map((part) => ({
          gameType: part.gameType as GameType,
          validBet: money(part.validBet),
          rate: rateOf(part.gameType),
          amount: money(amountOf(part)),
        })),
        claimed: claimed.map(toReward),
      };
    },

    /**
     * Marks every round that has not been paid back and pays for them. Who claims at the same time waits for the rows
     * and finds none left. Refuses `reward_not_due` below the least sum, which leaves the rounds as they were.
     */
    claim: async (tx: Queries, owner: RewardOwner): Promise<Value<'rebateClaim'>> => {
      const { merchant, memberId } = owner;
      const id = runtime.newId();
      const amount = sumOf(await rebateBets(tx).take(owner, id));
      if (amount < least) return refuse('reward_not_due');
      const store = rewardStore(tx, runtime);
      const { times } = rebateRule;
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
