import type { Body, Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { canBeHad } from './canBeHad.ts';
import type { PointOwner } from './pointBooks.ts';
import { pointStore } from './pointStore.ts';
import { restockStore } from './restockStore.ts';

/**
 * Notes that a member wants to hear when a sold-out reward is back, or takes that back. With the reward locked: it
 * cannot be filled between the look at its stock and the note. In a transaction. Refuses `not_found` for no reward of
 * the mall.
 */
export const awaitReward = async (
  tx: Queries,
  owner: PointOwner,
  { id, wanted }: Body<'pointsRestock'>,
  now: Date,
): Promise<Value<'pointsRestock'>> => {
  const restocks = restockStore(tx);
  if (wanted) {
    const reward = await pointStore(tx).lockReward(owner.merchant, id);
    if (reward === undefined || reward.pausedAt !== null) return refuse('not_found');
    if (!canBeHad(reward)) await restocks.add(owner, id, now);
  } else await restocks.remove(owner, id);
  return { awaited: await restocks.awaited(owner) };
};
