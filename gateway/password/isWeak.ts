import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isOwnName } from '#contract/isOwnName';
import { boundedQueue } from '../session/boundedQueue.ts';
import type { StrengthQuestion } from './strengthWorker.ts';

/** Scores 0 and 1 fall to a million guesses: what somebody can try who comes back every day. */
const ENOUGH = 2;

const queue = boundedQueue({ atOnce: 1, waiting: 64 });
let idle: Worker | undefined;

const start = async (): Promise<Worker> => {
  const worker = new Worker(new URL('./strengthWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  await once(worker, 'message');
  return worker;
};

/** In a thread of its own: an estimate takes up to a fifth of a second, and nobody's call may wait for it. */
const scoreOf = (question: StrengthQuestion): Promise<number> =>
  queue.run(async () => {
    const worker = idle ?? (await start());
    // One that fails is not asked again.
    idle = undefined;
    const answered = once(worker, 'message');
    worker.postMessage(question);
    const [score] = (await answered) as [number];
    idle = worker;
    return score;
  });

/** A name as people build passwords of it. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{N}]+/u)]
    .filter((part) => part !== '')
    .flatMap((part) => [part, `${part}@`]);

/** Whether a password is guessed soon: by the words and names that are tried first, or as the account's own name (ASVS 6.2.4). */
export const isWeak = async (
  password: string,
  account: string | undefined,
  ...names: readonly (string | undefined)[]
): Promise<boolean> => {
  if (isOwnName(password, account)) return true;
  const known = [account, ...names].flatMap((name) => (name === undefined ? [] : partsOf(name)));
  return (await scoreOf({ password, names: known })) < ENOUGH;
};
