import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { payReward } from '../rewards/payReward.ts';
import { rewardStore } from '../rewards/rewardStore.ts';
import type { PointOwner } from './pointBooks.ts';

interface Payment {
  /** What the points went for: a redemption, or a line of the record. */
  readonly subject: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly times: number;
  readonly days: number | null;
}

/** Pays money for points as a reward, with the wagering that it asks for; each subject once. */
export const payPoints = async (
  tx: Queries,
  runtime: Runtime,
  owner: PointOwner,
  { days, ...payment }: Payment,
): Promise<void> => {
  const store = rewardStore(tx, runtime);
  const given = await store.give({
    ...{ merchant: owner.merchant, memberId: owner.memberId, source: 'points' },
    ...payment,
    ...(days !== null && { wagerDays: days }),
  });
  const taken = given && (await store.take(owner, given.id));
  if (taken === undefined) return refuse('already_claimed');
  await payReward(tx, runtime, taken);
};
