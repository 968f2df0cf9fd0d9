import Type from 'typebox';
import type { Queries } from '../../platform/database/database.ts';
import { addJobAnew } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';

/** Due once free rounds were given or cancelled: vendors outside whose games take them are told. */
export const freeRoundsTold = jobKind({
  name: 'free rounds are told to vendors',
  payload: Type.Object({ id: Type.String() }),
});

export const addFreeRoundsTold = (tx: Queries, { id }: Pick<FreeRounds, 'id'>, runAt: Date): Promise<void> =>
  addJobAnew(tx, freeRoundsTold, { key: id, payload: { id }, runAt });
