import Type from 'typebox';
import type { AlertParts } from '../alerts/alertDesk.ts';
import { workRunner } from '../alerts/workRunner.ts';
import { addJobs } from './addJobs.ts';
import { jobHandler } from './jobHandler.ts';
import { jobKind, type JobHandler } from './jobKind.ts';

interface Recurring {
  readonly name: string;
  /** The first time after a moment; the same in every gateway. */
  readonly next: (after: Date) => Date;
  readonly work: () => Promise<unknown>;
}

export interface RecurringJob extends JobHandler {
  /** Stores the job that comes next, unless it waits already. */
  readonly begin: () => Promise<void>;
}

/**
 * At whole multiples of a period since 1970, in UTC; milliseconds. For a time of day of each brand such a job looks at all
 * brands and stores a job for each (`agents/payouts/payJobs.ts`).
 */
export const everyPeriod =
  (period: number) =>
  (after: Date): Date =>
    new Date((Math.floor(after.getTime() / period) + 1) * period);

/**
 * Work that comes again and again, for all brands at once and in one gateway of all. Each job first stores the next,
 * whose key is its time, so that there is one for each time and a failure ends nothing; times that passed while no
 * gateway ran are left out. What fails opens an alert and is tried with the next, whose success closes the alert.
 */
export const recurringJob = (parts: AlertParts, { name, next, work }: Recurring): RecurringJob => {
  const { database, runtime } = parts;
  const kind = jobKind({ name, payload: Type.Object({}) });
  const addNext = async (after: Date): Promise<void> => {
    const runAt = next(after);
    await addJobs(database.queries, kind, [{ key: runAt.toISOString(), payload: {}, runAt }]);
  };
  return {
    ...jobHandler(kind, async (_payload, now) => {
      await addNext(now);
      const run = await workRunner(parts);
      await run(name, null, work);
    }),
    begin: () => addNext(runtime.now()),
  };
};
