import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { workerAsker } from '../../platform/workers/workerAsker.ts';

const queue = boundedQueue({ atOnce: 1, waiting: 16 });
const { ask } = workerAsker<{ readonly source: string; readonly text: string }, boolean | 'invalid'>({
  name: 'expressions',
  start: () =>
    new Worker(new URL('./patternWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 32 },
    }),
  // An expression that takes longer is taken for hostile.
  answerWithin: 100,
});

/**
 * Runs an expression of the server's in a thread that is ended when it takes too long (security row 9). Undefined
 * where it is no expression or did not answer in time.
 */
export const workerPattern = (source: string, text: string): Promise<boolean | undefined> =>
  queue.run(async () => {
    const answer = await ask({ source, text }).catch(() => 'invalid' as const);
    return answer === 'invalid' ? undefined : answer;
  });
