import type { RunApart } from './acceptedPattern';

/** Time limit in milliseconds; a harmless expression takes far less. */
const patience = 100;
/** Time limit in milliseconds for the first start of the worker, which fetches its file. */
const startPatience = 5_000;

type Message = 'ready' | boolean | null;

const nextMessage = (worker: Worker, within: number): Promise<Message> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), within);
    const done = (message: Message) => {
      clearTimeout(timer);
      resolve(message);
    };
    worker.onmessage = ({ data }: MessageEvent<Message>) => done(data);
    worker.onerror = () => done(null);
  });

/** Runs an expression in a new worker, which is terminated after its answer or at the time limit. */
export const runApart: RunApart = async (source, text) => {
  const worker = new Worker(
    /* webpackChunkName: "pattern-worker" */ new URL('./acceptedPatternWorker.ts', import.meta.url),
  );
  try {
    if ((await nextMessage(worker, startPatience)) !== 'ready') return undefined;
    worker.postMessage({ source, text });
    const answer = await nextMessage(worker, patience);
    return typeof answer === 'boolean' ? answer : undefined;
  } finally {
    worker.terminate();
  }
};
