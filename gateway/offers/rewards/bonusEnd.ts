import Type from 'typebox';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { RewardOwner } from './rewardStore.ts';

/** Due when the time for wagering a bonus is over. */
export const bonusEnd = jobKind({
  name: 'bonus ends',
  payload: Type.Object({
    merchant: Type.String(),
    memberId: Type.String(),
    rewardId: Type.String(),
    currency: Type.String(),
  }),
});

export const addBonusEnd = (
  tx: Queries,
  { merchant, memberId }: RewardOwner,
  { rewardId, currency, until }: { rewardId: string; currency: Currency; until: Date },
): Promise<void> =>
  addJobs(tx, bonusEnd, [
    {
      key: `${rewardId} ${until.toISOString()}`,
      payload: { merchant, memberId, rewardId, currency },
      runAt: until,
    },
  ]);
