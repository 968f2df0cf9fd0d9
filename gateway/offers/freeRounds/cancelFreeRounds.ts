import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addFreeRoundsOver } from '../../play/freeRounds/freeRoundsOver.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import { addFreeRoundsTold } from './freeRoundsTold.ts';

/**
 * Takes back those of a member's free rounds that were not played. What the others have won is paid as it would be, and
 * a round that is open is waited for. Refuses `not_found`, and `operation_not_enabled` for those that are over.
 */
export const cancelFreeRounds = async (
  tx: Queries,
  runtime: Pick<Runtime, 'newId'>,
  { merchant, id, now }: Pick<FreeRounds, 'merchant' | 'id'> & { readonly now: Date },
): Promise<FreeRounds> => {
  const store = freeRoundStore(tx);
  const free = await store.lock(id);
  if (free === undefined || free.merchant !== merchant) return refuse('not_found');
  if (free.closedAt !== null || free.until <= now || free.taken === free.total)
    return refuse('operation_not_enabled');
  await store.cancel(id, now);
  await addFreeRoundsOver(tx, free, now);
  await addFreeRoundsTold(tx, free, now);
  const params = { rounds: String(free.total - free.taken) };
  await tellMember(tx, runtime, {
    ...{ merchant, memberId: free.memberId, at: now },
    ...{ kind: 'freeRoundsCancelled', params },
  });
  return free;
};
