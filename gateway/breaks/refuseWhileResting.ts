import type { Queries } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { breakService, type RestingMember } from './breakService.ts';

/** Refuses `on_break`, with its end, while a break of the member runs. */
export const refuseWhileResting = async (
  queries: Queries,
  member: RestingMember,
  now: Date,
): Promise<void> => {
  const refusal = await breakService(queries).playRefusal(member, now);
  if (refusal) refuse(refusal.code, { until: refusal.until.toISOString() });
};
