import Type from 'typebox';
import type { Queries } from '../../platform/database/database.ts';
import { addJobAnew } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { FreeRounds } from './schema.ts';

/** Due when free rounds may be over: at their end, and once the last of them was played. */
export const freeRoundsOver = jobKind({
  name: 'free rounds are over',
  payload: Type.Object({ id: Type.String() }),
});

export const addFreeRoundsOver = (tx: Queries, { id }: Pick<FreeRounds, 'id'>, runAt: Date): Promise<void> =>
  addJobAnew(tx, freeRoundsOver, { key: id, payload: { id }, runAt });
