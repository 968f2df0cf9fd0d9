import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { refuse } from '../refusal/refusal.ts';

export interface WorkerAsker<Question, Answer> {
  /** One question at a time. Refuses `try_again` when the thread keeps silent or ends. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface WorkerAskerOptions {
  /** What the thread is for, as a warning says it. */
  readonly name: string;
  /** The thread says when it has started, and then answers each question with one message. */
  readonly start: () => Worker;
  /** Milliseconds for the first message, and for each answer. */
  readonly startWithin?: number;
  readonly answerWithin?: number;
  readonly limit?: (milliseconds: number) => AbortSignal;
  /** Hears of errors while no question waits. */
  readonly failed?: (text: string) => void;
}

/** Asks a thread that is started with the first question. One that fails or keeps silent is ended, and the next question starts another. */
export const workerAsker = <Question, Answer>({
  name,
  start,
  startWithin = 30_000,
  answerWithin = 5_000,
  limit = (milliseconds) => AbortSignal.timeout(milliseconds),
  failed = (text) => process.emitWarning(text),
}: WorkerAskerOptions): WorkerAsker<Question, Answer> => {
  let idle: Worker | undefined;
  let running: Worker | undefined;

  const open = (): Worker => {
    const worker = start();
    worker.unref();
    const forget = (): void => {
      if (idle === worker) idle = undefined;
    };
    // An error that nobody hears would end the process.
    worker.on('error', (error) => {
      if (idle === worker) failed(`The thread for ${name} has failed: ${String(error)}`);
      forget();
    });
    worker.on('exit', forget);
    return worker;
  };

  const nextMessage = async (worker: Worker, milliseconds: number): Promise<unknown> => {
    const late = limit(milliseconds);
    const over = new AbortController();
    const end = (): void => over.abort();
    worker.once('exit', end);
    try {
      const signal = AbortSignal.any([late, over.signal]);
      const [message] = (await once(worker, 'message', { signal })) as [unknown];
      return message;
    } catch (error) {
      void worker.terminate();
      if (late.aborted || over.signal.aborted) return refuse('try_again');
      throw error;
    } finally {
      worker.off('exit', end);
    }
  };

  return {
    ask: async (question) => {
      let worker = idle;
      idle = undefined;
      if (worker === undefined) {
        worker = running = open();
        await nextMessage(worker, startWithin);
      }
      const answered = nextMessage(worker, answerWithin);
      worker.postMessage(question);
      const answer = (await answered) as Answer;
      idle = worker;
      return answer;
    },
    close: async () => {
      await running?.terminate();
    },
  };
};
