import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { refuse } from '../refusal.ts';

const START_WITHIN = 30_000;
const ANSWER_WITHIN = 5_000;

/**
 * Asks a thread that says when it has started and then answers each question; one question at a time. A thread that
 * fails or keeps silent is ended, and the next question starts another. Refuses `try_again` after the time limit.
 */
export const workerAsker = <Question, Answer>(
  start: () => Worker,
  limit: (milliseconds: number) => AbortSignal = (milliseconds) => AbortSignal.timeout(milliseconds),
): ((question: Question) => Promise<Answer>) => {
  let idle: Worker | undefined;

  const open = (): Worker => {
    const worker = start();
    worker.unref();
    const forget = (): void => {
      if (idle === worker) idle = undefined;
    };
    // An error that nobody hears would end the process.
    worker.on('error', forget).on('exit', forget);
    return worker;
  };

  const nextMessage = async (worker: Worker, milliseconds: number): Promise<unknown> => {
    const signal = limit(milliseconds);
    try {
      const [message] = (await once(worker, 'message', { signal })) as [unknown];
      return message;
    } catch (error) {
      void worker.terminate();
      if (signal.aborted) return refuse('try_again');
      throw error;
    }
  };

  return async (question) => {
    let worker = idle;
    idle = undefined;
    if (worker === undefined) {
      worker = open();
      await nextMessage(worker, START_WITHIN);
    }
    const answered = nextMessage(worker, ANSWER_WITHIN);
    worker.postMessage(question);
    const answer = (await answered) as Answer;
    idle = worker;
    return answer;
  };
};
