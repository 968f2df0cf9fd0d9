import { sql } from 'drizzle-orm';
import type { TObject } from 'typebox';
import type { Queries } from '../database/database.ts';
import type { Job, JobKind } from './jobKind.ts';

/** The key of a job in the database, which is also what its alert is about. */
const jobKey = ({ name }: Pick<JobKind, 'name'>, key: string): string => `${name}: ${key}`;

type Mode = 'unsafe_dedupe' | 'replace';

const add = async <Payload extends TObject>(
  queries: Queries,
  kind: JobKind<Payload>,
  jobs: readonly Job<Payload>[],
  mode: Mode,
): Promise<void> => {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ key, payload, runAt }) => ({ key: jobKey(kind, key), payload, run_at: runAt }));
  await queries.execute(sql`
    SELECT graphile_worker.add_job(
      identifier => ${kind.name}::text, payload => job.payload, run_at => job.run_at,
      max_attempts => ${kind.attempts}::int, job_key => job.key, job_key_mode => ${mode}::text)
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS job (key text, payload json, run_at timestamptz)`);
};

/**
 * Stores jobs with what causes them, in the caller's transaction: both are there or neither. A job whose key waits
 * already, runs or is a dead letter stays as it is.
 */
export const addJobs = <Payload extends TObject>(
  tx: Queries,
  kind: JobKind<Payload>,
  jobs: readonly Job<Payload>[],
): Promise<void> => add(tx, kind, jobs, 'unsafe_dedupe');

/**
 * Stores a job that is to look anew at something that has changed: one that waits is put to the new time, one that
 * runs is followed by another, a dead letter gives way.
 */
export const addJobAnew = async <Payload extends TObject>(
  tx: Queries,
  kind: JobKind<Payload>,
  job: Job<Payload>,
): Promise<void> => {
  await tx.execute(sql`
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
    WHERE key = ${jobKey(kind, job.key)} AND locked_at IS NULL`);
  await add(tx, kind, [job], 'replace');
};
