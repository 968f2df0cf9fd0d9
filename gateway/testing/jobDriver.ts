import { runOnce } from 'graphile-worker';
import type { AlertParts } from '../platform/alerts/alertDesk.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { JobHandler } from '../platform/jobs/jobKind.ts';
import { jobTasks } from '../platform/jobs/jobTasks.ts';
import { workerOptions } from '../platform/jobs/workerOptions.ts';
import type { Connection } from '../platform/postgres/connection.ts';
import { byInjectedClock } from './postgres/injectedClock.ts';
import type { TestRuntime } from './testRuntime.ts';

interface DriverParts extends Omit<AlertParts, 'runtime'> {
  readonly connection: Connection;
  readonly runtime: TestRuntime;
}

export interface JobDriver {
  /** Does what is due by the clock of the test, and what that makes due. */
  readonly runDue: () => Promise<void>;
  /** Moves the clock to a moment and stops at each time at which something falls due before. */
  readonly passTo: (moment: Date) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** One gateway's share of the jobs of a test, by the library itself and the clock of the test. */
export const jobDriver = (
  { connection, runtime, ...parts }: DriverParts,
  handlers: readonly JobHandler[],
): JobDriver => {
  const own = openDatabase({ connection: { ...connection, ...byInjectedClock } });
  const pool = own.newPool(3);
  const tasks = jobTasks({ ...parts, runtime }, handlers);

  const runDue = async (): Promise<void> => {
    await pool.query('UPDATE injected.clock SET at = $1', [runtime.now()]);
    await runOnce(workerOptions(pool, tasks, parts.log));
  };
  const nextDue = async (): Promise<Date | undefined> => {
    // The database counts microseconds, the clock of the test milliseconds: it goes on to the whole one.
    const { rows } = await pool.query<{ next: Date | null }>(
      `SELECT date_trunc('milliseconds', min(run_at) + interval '999 microseconds') AS next
       FROM graphile_worker.jobs WHERE attempts < max_attempts`,
    );
    return rows[0]?.next ?? undefined;
  };
  const moveTo = (moment: Date): void =>
    runtime.advance(Math.max(0, moment.getTime() - runtime.now().getTime()));

  return {
    runDue,
    passTo: async (moment) => {
      for (let next = await nextDue(); next !== undefined && next <= moment; next = await nextDue()) {
        moveTo(next);
        await runDue();
      }
      moveTo(moment);
      await runDue();
    },
    close: async () => {
      await pool.end();
      await own.close();
    },
  };
};
