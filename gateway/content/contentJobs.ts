import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import type { Parts } from '../http/endpoints/module.ts';
import { announce } from '../platform/announcements/announce.ts';
import type { Queries } from '../platform/database/database.ts';
import { addJobs } from '../platform/jobs/addJobs.ts';
import { jobHandler } from '../platform/jobs/jobHandler.ts';
import { jobKind, type JobHandler } from '../platform/jobs/jobKind.ts';

const announceContent = jobKind({
  name: 'announce content',
  payload: strict({ merchant: Type.String() }),
});

/** Schedules an announcement to open pages for each moment at which published content begins or ends. */
export const scheduleAnnouncements = (
  tx: Queries,
  merchant: string,
  moments: readonly Date[],
): Promise<void> =>
  addJobs(
    tx,
    announceContent,
    moments.map((runAt) => ({
      key: `${merchant} ${runAt.toISOString()}`,
      payload: { merchant },
      runAt,
    })),
  );

export const announceContentJob = ({ database: { queries } }: Pick<Parts, 'database'>): JobHandler =>
  jobHandler(announceContent, ({ merchant }) => announce(queries, { topic: 'site', merchant }));
