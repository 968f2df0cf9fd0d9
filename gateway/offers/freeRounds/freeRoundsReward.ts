import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import { rewardStore } from '../rewards/rewardStore.ts';

/** Id of the bonus that free rounds were paid as; null while they run, and where they brought nothing. */
export const freeRoundsReward = async (
  queries: Queries,
  runtime: Runtime,
  { id, merchant, memberId }: Pick<FreeRounds, 'id' | 'merchant' | 'memberId'>,
): Promise<string | null> => {
  const paid = await rewardStore(queries, runtime).claimed({ merchant, memberId }, 'freeRounds');
  return paid.find(({ subject }) => subject === id)?.id ?? null;
};
