import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { coolOffService, type CoolOffOwner } from './coolOffService.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';

/** Refuses `on_break`, with its kind and end, while a cool-off of the member runs. */
export const refuseDuringCoolOff = async (
  queries: Queries,
  member: CoolOffOwner,
  now: Date,
): Promise<void> => {
  const coolOff = await coolOffService(queries).running(member, now);
  if (coolOff) refuse('on_break', wireCoolOff(coolOff));
};
