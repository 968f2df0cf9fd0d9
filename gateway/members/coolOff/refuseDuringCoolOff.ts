import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { coolOffService, type CoolOffOwner } from './coolOffService.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';

/** Refuses with `on_break`, giving kind and end, while the member has a running cool-off. */
export const refuseDuringCoolOff = async (
  queries: Queries,
  member: CoolOffOwner,
  now: Date,
): Promise<void> => {
  const coolOff = await coolOffService(queries).running(member, now);
  if (coolOff) refuse('on_break', wireCoolOff(coolOff));
};
