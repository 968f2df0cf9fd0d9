import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { alertDesk, type AlertParts } from '../alerts/alertDesk.ts';
import type { JobHandler } from './jobKind.ts';
import { freeJobs, holdJobLock } from './jobLocks.ts';
import { jobTasks } from './jobTasks.ts';
import { workEvery } from './workEvery.ts';
import { workerOptions } from './workerOptions.ts';

/** Milliseconds. */
export interface JobPeriods {
  /** A job that is due is found after so long, at the latest; one that is stored for now at once. */
  readonly poll: number;
  /** Jobs of a gateway that was killed are taken up by another after so long. */
  readonly free: number;
}

const PERIODS: JobPeriods = { poll: 1_000, free: 10_000 };
const AT_ONCE = 4;
/** One holds the lock, one listens, the others claim and note. */
const CONNECTIONS = 5;
const AGAIN = 1_000;

const ENDED = new Error('The gateway that worked on it ended each time');

/** Frees what killed gateways had claimed; a job that has no attempt left then is told as every dead letter is. */
const freeAndTell = async (pool: Pool, parts: AlertParts): Promise<void> => {
  for (const target of await freeJobs(pool))
    await alertDesk(parts).raise({ kind: 'job', target, merchant: null, error: ENDED });
};

/** One run of the library: it ends when it is told to, when it fails, or when the connection with the lock is lost. */
const runUntil = async (
  pool: Pool,
  options: ReturnType<typeof workerOptions> & { readonly pollInterval: number },
  ended: Promise<unknown>,
): Promise<void> => {
  const lock: PoolClient = await pool.connect();
  const lost = Promise.withResolvers<unknown>();
  lock.once('error', lost.resolve);
  try {
    const events: WorkerEvents = new EventEmitter();
    // Sent before the first claim, which has yet to open its connection.
    events.once('pool:create', ({ workerPool }) => void holdJobLock(lock, workerPool.id).catch(lost.resolve));
    const runner = await run({ ...options, concurrency: AT_ONCE, events });
    const running = runner.promise.then(() => undefined);
    running.catch(() => undefined);
    await Promise.race([ended, lost.promise, running]);
    await runner.stop().catch(() => undefined);
    await running;
  } finally {
    lock.release(true);
  }
};

/**
 * Does jobs as they fall due, several at once, until stopped: what runs then is ended first. Of all gateways of a
 * database one claims a job. The library ends for good when the database was away for long; then it is begun anew.
 */
export const startJobs = (
  parts: AlertParts,
  handlers: readonly JobHandler[],
  { poll, free }: JobPeriods = PERIODS,
): (() => Promise<void>) => {
  const { database, log } = parts;
  const pool = database.newPool(CONNECTIONS);
  const options = { ...workerOptions(pool, jobTasks(parts, handlers), log), pollInterval: poll };
  const ending = Promise.withResolvers<void>();
  const stopRuns = workEvery(
    AGAIN,
    () => runUntil(pool, { ...options }, ending.promise),
    (error) => log.error({ err: error }, 'jobs stood still and are begun anew'),
  );
  const stopFreeing = workEvery(
    free,
    () => freeAndTell(pool, parts),
    (error) => log.warn({ err: error }, 'jobs of ended gateways could not be freed'),
  );
  return async () => {
    ending.resolve();
    await stopRuns();
    await stopFreeing();
    await pool.end();
  };
};
