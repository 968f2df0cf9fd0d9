import { Refusal } from '../refusal/refusal.ts';

export interface BoundedQueue {
  /** Runs `work` when its turn comes; a full queue ends the call with `try_again`. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Keeps costly work from piling up: a flood fills the queue and is turned away, memory stays as it is. */
export const boundedQueue = ({ atOnce, waiting }: Limits): BoundedQueue => {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else throw new Refusal('try_again', undefined, 1);
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
};
