import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../session/boundedQueue.ts';

/** An expression that takes longer is taken for hostile. */
const PATIENCE = 100;

const start = async (): Promise<Worker> => {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  worker.unref();
  await once(worker, 'message');
  return worker;
};

const queue = boundedQueue({ atOnce: 1, waiting: 16 });
let idle: Worker | undefined;

/**
 * Runs an expression of the server's in a thread that is ended when it takes too long (security row 9). Undefined
 * where it is no expression or did not answer in time.
 */
export const workerPattern = (source: string, text: string): Promise<boolean | undefined> =>
  queue.run(async () => {
    const worker = idle ?? (await start());
    idle = undefined;
    const late = AbortSignal.timeout(PATIENCE);
    try {
      const answered = once(worker, 'message', { signal: late });
      worker.postMessage({ source, text });
      const [answer] = (await answered) as [boolean | 'invalid'];
      idle = worker;
      return answer === 'invalid' ? undefined : answer;
    } catch {
      await worker.terminate();
      return undefined;
    }
  });
