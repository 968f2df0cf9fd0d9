import type { ClientBase, Pool } from 'pg';

/** Any number, the same in every gateway of a database. */
const LOCKS = 7_310_002;

/**
 * Says, as long as the connection lasts, that whoever claims jobs under a name lives: the library itself would leave
 * the jobs of a gateway that was killed claimed for four hours.
 */
export const holdJobLock = async (client: ClientBase, name: string): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCKS, name]);
};

/**
 * Frees the jobs that a gateway had claimed which is no more. Answers those that had no attempt left: nobody would
 * take them up or tell of them.
 */
export const freeJobs = async (pool: Pool): Promise<readonly string[]> => {
  // Each row of the outer side of the join is computed, whether or not a job is left without an attempt.
  const { rows } = await pool.query<{ key: string | null }>(
    `WITH claims AS MATERIALIZED (
       SELECT locked_by AS name FROM graphile_worker.jobs WHERE locked_by IS NOT NULL GROUP BY locked_by
     ), ended AS MATERIALIZED (
       SELECT name FROM claims WHERE pg_try_advisory_xact_lock($1, hashtext(name))
     ), freed AS MATERIALIZED (
       SELECT graphile_worker.force_unlock_workers(array_agg(name)) FROM ended HAVING count(*) > 0
     )
     SELECT coalesce(key, task_identifier || ' ' || id) AS key
     FROM freed LEFT JOIN graphile_worker.jobs
       ON locked_by IN (SELECT name FROM ended) AND attempts >= max_attempts`,
    [LOCKS],
  );
  return rows.flatMap(({ key }) => key ?? []);
};
