import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { pauseService, type RestingMember } from './coolOffService.ts';
import { wirePause } from '../../http/policy/wireCoolOff.ts';

/** Refuses `on_break`, with its kind and end, while a pause of the member runs. */
export const refuseWhileResting = async (
  queries: Queries,
  member: RestingMember,
  now: Date,
): Promise<void> => {
  const pause = await pauseService(queries).running(member, now);
  if (pause) refuse('on_break', wirePause(pause));
};
