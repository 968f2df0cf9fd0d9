import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** A job that has failed at least once. */
export interface FailedJob {
  /** A whole number that may be beyond those of JavaScript. */
  readonly id: string;
  readonly key: string;
  readonly attempts: number;
  readonly most: number;
  readonly runAt: Date;
  readonly reason: string | null;
  /** It is tried no more. */
  readonly isDead: boolean;
}

type Row = Omit<FailedJob, 'runAt'> & { readonly runAt: string };

const toFailed = ({ runAt, ...row }: Row): FailedJob => ({ ...row, runAt: new Date(runAt) });

const failed = sql`
  SELECT id::text, coalesce(key, task_identifier || ' ' || id) AS key, attempts, max_attempts AS most,
    run_at AS "runAt", last_error AS reason, attempts >= max_attempts AS "isDead"
  FROM graphile_worker.jobs`;

/** A job that has failed and does not run. */
const found = async (queries: Queries, which: SQL): Promise<FailedJob | undefined> => {
  const { rows } = await queries.execute<Row & Record<string, unknown>>(
    sql`${failed} WHERE locked_at IS NULL AND attempts > 0 AND ${which}`,
  );
  return rows.map(toFailed)[0];
};

/** What the operator sees of jobs, and does with those that fail. */
export const jobStore = (queries: Queries) => ({
  /** Jobs that have failed and do not run, those that are tried no more first, then by the time of the next attempt. `part` is part of the key, in any case. */
  failed: async (limit: number, part = ''): Promise<FailedJob[]> => {
    const { rows } = await queries.execute<Row & Record<string, unknown>>(sql`${failed}
      WHERE locked_at IS NULL AND attempts > 0 AND (last_error IS NOT NULL OR attempts >= max_attempts)
        AND position(lower(${part}) IN lower(coalesce(key, task_identifier || ' ' || id))) > 0
      ORDER BY "isDead" DESC, run_at, graphile_worker.jobs.id LIMIT ${limit}`);
    return rows.map(toFailed);
  },

  byId: (id: string): Promise<FailedJob | undefined> => found(queries, sql`id = ${id}::bigint`),

  byKey: (key: string): Promise<FailedJob | undefined> =>
    found(queries, sql`coalesce(key, task_identifier || ' ' || id) = ${key}`),

  /** Tried again from the beginning, at once. False when it runs or is gone. */
  retry: async ({ id }: Pick<FailedJob, 'id'>, now: Date): Promise<boolean> => {
    const { rows } = await queries.execute(
      sql`SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[${id}]::bigint[], run_at => ${now}::timestamptz, attempts => 0)`,
    );
    return rows.length > 0;
  },

  /** Never tried again. False when it runs or is gone. */
  drop: async ({ id }: Pick<FailedJob, 'id'>): Promise<boolean> => {
    const { rows } = await queries.execute(
      sql`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${id}]::bigint[])`,
    );
    return rows.length > 0;
  },
});
