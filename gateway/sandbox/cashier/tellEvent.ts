import Type from 'typebox';
import { IdSchema, strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { SandboxEvent } from './schema.ts';

/** Due when the sandbox cashier tells of an order; not heard, it is told again for a good hour. */
export const tellEvent = jobKind({
  name: 'tell cashier event',
  payload: strict({ merchant: Type.String(), id: IdSchema }),
  attempts: 9,
});

export const addTellings = (
  tx: Queries,
  events: readonly Pick<SandboxEvent, 'id' | 'merchant' | 'dueAt'>[],
): Promise<void> =>
  addJobs(
    tx,
    tellEvent,
    events.map(({ id, merchant, dueAt: runAt }) => ({ key: id, payload: { merchant, id }, runAt })),
  );
