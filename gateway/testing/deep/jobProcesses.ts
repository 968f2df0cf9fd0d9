import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../../platform/postgres/connection.ts';
import type { TestRuntime } from '../testRuntime.ts';

const BETWEEN_LOOKS = 10;

/** Two processes that do jobs by the clock of the test, one of which can be killed in the middle of it. */
export const jobProcesses = async (connection: Connection, runtime: TestRuntime) => {
  const client = new Client(connection);
  await client.connect();
  const now = () => runtime.now().getTime();

  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'jobProcess.ts'), {
      env: { ...process.env, JOB_DATABASE: JSON.stringify(connection), JOB_NOW: String(now()) },
    });
    await once(child, 'message');
    return child;
  };
  const setClock = () => client.query('UPDATE injected.clock SET at = $1', [runtime.now()]);
  await setClock();
  const children = [await start(), await start()];

  const dueLeft = async (): Promise<boolean> => {
    const { rows } = await client.query<{ left: boolean }>(
      'SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE run_at <= $1 AND attempts < max_attempts OR locked_at IS NOT NULL) AS left',
      [runtime.now()],
    );
    return rows[0]?.left ?? false;
  };

  return {
    /** Moves the clock, for the processes first: what is due is due by the clock of the database. */
    advance: async (milliseconds: number): Promise<void> => {
      runtime.advance(milliseconds);
      await Promise.all(
        children.map(async (child) => {
          const heard = once(child, 'message');
          child.send(now());
          await heard;
        }),
      );
      await setClock();
    },
    /** Kills one of the two and starts another in its place. */
    kill: async (victim: 0 | 1): Promise<void> => {
      const child = children[victim];
      if (child === undefined) throw new Error('No process');
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      children[victim] = await start();
    },
    /** Until nothing that is due is left. */
    untilDone: async (): Promise<void> => {
      while (await dueLeft()) await pause(BETWEEN_LOOKS);
    },
    close: async (): Promise<void> => {
      for (const child of children) {
        const gone = once(child, 'exit');
        child.disconnect();
        await gone;
      }
      await client.end();
    },
  };
};
