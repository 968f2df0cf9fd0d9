import type { Task, TaskList } from 'graphile-worker';
import { alertDesk, type AlertParts } from '../alerts/alertDesk.ts';
import { isTransient } from '../database/isTransient.ts';
import { errorText } from '../log/errorText.ts';
import type { JobHandler } from './jobKind.ts';

const merchantOf = (payload: unknown): string | null =>
  typeof payload === 'object' &&
  payload !== null &&
  'merchant' in payload &&
  typeof payload.merchant === 'string'
    ? payload.merchant
    : null;

const laterOf = (one: Date, other: Date): Date => (one < other ? other : one);

/** A failure is an alert until the job is done; what is gone with the next attempt, such as a database away, is none. */
const taskOf =
  (parts: AlertParts, { kind, run }: JobHandler): Task =>
  async (payload, { job }) => {
    const desk = alertDesk(parts);
    const subject = { kind: 'job', target: job.key ?? `${kind.name} ${job.id}` } as const;
    // With the database away there is no place for an alert: the log alone is left.
    const logged = (error: unknown): void => parts.log.error({ err: error, ...subject }, 'a job failed');
    try {
      await run(payload, laterOf(parts.runtime.now(), job.run_at));
    } catch (error) {
      if (job.attempts > 1 || !isTransient(error))
        await desk.raise({ ...subject, merchant: merchantOf(payload), error }).catch(() => logged(error));
      // The library keeps what an error says: not what a query was given.
      throw new Error(errorText(error));
    }
    await desk.close(subject).catch(logged);
  };

/** Handlers as the library takes them, by name. */
export const jobTasks = (parts: AlertParts, handlers: readonly JobHandler[]): TaskList =>
  Object.fromEntries(handlers.map((handler) => [handler.kind.name, taskOf(parts, handler)]));
