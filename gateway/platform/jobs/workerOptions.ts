import { Logger, type RunnerOptions, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** A failed job is told by its alert; what the library says of it, and of each job that is done, is detail. */
const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(
    ({ label }) =>
      (level, message) =>
        log[levels[level]]({ jobs: label }, message),
  );

/** How the library runs here, whether for good or once. */
export const workerOptions = (
  pgPool: Pool,
  taskList: TaskList,
  log: FastifyBaseLogger,
): Omit<RunnerOptions, 'preset'> & Pick<Required<RunnerOptions>, 'preset'> => ({
  pgPool,
  taskList,
  parsedCronItems: [],
  // The gateway ends it.
  noHandleSignals: true,
  logger: workerLog(log),
  // Noted in batches: without one the library does not wait for the note, and a failure of it would end the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});
