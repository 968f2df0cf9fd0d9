import { lesserOf } from '../../ledger/money/lesserOf.ts';
import { drawsOf } from '../../platform/fairness/seedDraws.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { PromotionReward } from './promotionRules.ts';

/** Each step of the range is as likely as another. */
const drawnOf = async (least: bigint, most: bigint, step: bigint, runtime: Runtime): Promise<bigint> => {
  const steps = Number((most - least) / step) + 1;
  const draws = await drawsOf({
    serverSeed: runtime.randomBytes(32).toString('hex'),
    clientSeed: 'envelope',
    nonce: 0,
  });
  return least + BigInt(draws.below(steps)) * step;
};

interface Basis {
  /** The deposit of which a share is paid. */
  readonly deposit: bigint;
  readonly moneyStep: number;
  readonly runtime: Runtime;
}

/** What a claim pays, in minor units; parts of one are not paid. */
export const rewardAmount = (
  { kind, amount = '0', most, percent = 0 }: PromotionReward,
  { deposit, moneyStep, runtime }: Basis,
): Promise<bigint> | bigint => {
  const least = BigInt(amount);
  const cap = BigInt(most ?? amount);
  switch (kind) {
    case 'share': {
      const share = (deposit * BigInt(percent)) / 100n;
      return most === undefined ? share : lesserOf(share, cap);
    }
    case 'range':
      return drawnOf(least, cap, BigInt(moneyStep), runtime);
    case 'fixed':
    case 'prizes':
    case 'rounds':
    case 'none':
      return least;
  }
};
