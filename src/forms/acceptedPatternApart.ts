import type { RunApart } from './acceptedPattern';

/** An honest expression answers in far less; a hostile one is not waited for. */
const patience = 100;
/** The first start of a worker fetches its file. */
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

/** Runs an expression in a worker of its own, which is ended with its answer or when the time is up. */
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
