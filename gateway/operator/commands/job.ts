import { alertStore } from '../../platform/alerts/alertStore.ts';
import { jobStore, type FailedJob } from '../../platform/jobs/jobStore.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const line = ({ id, key, attempts, most, runAt, reason, isDead }: FailedJob) => ({
  id,
  job: key,
  attempts: `${attempts} of ${most}`,
  next: isDead ? null : runAt.toISOString(),
  reason,
});

const place = { id: { kind: 'text', required: true, help: 'id out of the list' } } as const;
const ID = /^\d{1,18}$/;

/** Does something with a job that has failed and closes its alert. */
const change = async (
  { tx, now }: ActContext,
  id: string,
  after: string,
  run: (job: FailedJob) => Promise<boolean>,
) => {
  const found = ID.test(id) ? await jobStore(tx).byId(id) : undefined;
  if (found === undefined || !(await run(found)))
    throw new OperatorError(`No job ${id} has failed: it is done, it is gone, or it runs now`);
  await alertStore(tx).close({ kind: 'job', target: found.key }, now);
  const before = line(found);
  return { rows: [before], change: { target: `job ${id}`, before, after } };
};

export const job: Command = {
  summary: 'What the gateway does later by itself, and could not do so far.',
  acts: {
    list: act({
      summary:
        'Jobs of every brand that have failed; those without a next time first, which are tried no more.',
      options: {
        limit: { kind: 'integer', help: '50 unless given' },
        job: { kind: 'text', help: 'part of the name of the job' },
      },
      run: async ({ tx }, { limit = 50, job: part }) => ({
        rows: (await jobStore(tx).failed(Math.max(1, limit), part)).map(line),
      }),
    }),
    retry: act({
      summary: 'Tries a job again at once, with all of its attempts before it.',
      places: place,
      run: (context, { id }) =>
        change(context, id, 'tried again', (found) => jobStore(context.tx).retry(found, context.now)),
    }),
    drop: act({
      summary: 'Throws a job away: what it was to do is not done.',
      final: true,
      places: place,
      run: (context, { id }) => change(context, id, 'dropped', (found) => jobStore(context.tx).drop(found)),
    }),
  },
  examples: ['job list', 'job retry 1207', 'job drop 1207'],
};
