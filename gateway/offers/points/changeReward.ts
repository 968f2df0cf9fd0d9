import Type from 'typebox';
import type { Queries } from '../../platform/database/database.ts';
import { addJobAnew } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import { canBeHad } from './canBeHad.ts';
import { pointStore } from './pointStore.ts';
import type { PointReward } from './schema.ts';

export const rewardIsBack = jobKind({
  name: 'reward is back',
  payload: Type.Object({ merchant: Type.String(), rewardId: Type.Integer() }),
});

/** Stores a change of a reward, and with it the telling of who waits for it, if it can be had again. */
export const changeReward = async (
  tx: Queries,
  before: PointReward,
  change: Partial<PointReward>,
  now: Date,
): Promise<PointReward> => {
  const after = await pointStore(tx).changeReward(before.id, change);
  if (canBeHad(after) && !canBeHad(before)) {
    const { id: rewardId, merchant } = after;
    await addJobAnew(tx, rewardIsBack, {
      key: `${merchant} ${rewardId}`,
      payload: { merchant, rewardId },
      runAt: now,
    });
  }
  return after;
};
