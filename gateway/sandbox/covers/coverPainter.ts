import { Worker } from 'node:worker_threads';
import { workerAsker } from '../../platform/workers/workerAsker.ts';

export interface CoverPainter {
  /** Draws in a thread of its own, which starts with the first picture; called for one at a time. */
  readonly draw: (file: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export type PainterAnswer = { readonly picture: Uint8Array } | { readonly fault: string };

/** On a busy machine the catalogue is invented and a picture drawn in less. */
const PATIENCE = 60_000;

/** @param seed of the catalogue that the games come from. */
export const coverPainter = (seed: number): CoverPainter => {
  const { ask, close } = workerAsker<string, PainterAnswer>({
    name: 'covers',
    start: () => new Worker(new URL('./coverWorker.ts', import.meta.url), { workerData: { seed } }),
    startWithin: PATIENCE,
    answerWithin: PATIENCE,
  });
  return {
    draw: async (file) => {
      const answer = await ask(file);
      if ('picture' in answer) return answer.picture;
      throw new Error(answer.fault);
    },
    close,
  };
};
