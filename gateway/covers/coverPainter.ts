import { Worker } from 'node:worker_threads';

export interface CoverPainter {
  /** Draws in a thread of its own, which starts with the first picture. */
  readonly draw: (file: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

type Answer = { readonly file: string } & ({ readonly picture: Uint8Array } | { readonly fault: string });

/** @param seed of the catalogue that the games come from. */
export const coverPainter = (seed: number): CoverPainter => {
  let worker: Worker | undefined;

  const thread = (): Worker => {
    worker ??= new Worker(new URL('./coverWorker.ts', import.meta.url), { workerData: { seed } });
    // The gateway ends when everything else has.
    worker.unref();
    worker.setMaxListeners(0);
    return worker;
  };

  const draw = (file: string): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const painter = thread();
      const settle = (end: () => void): void => {
        painter.off('message', onAnswer).off('error', onError).off('exit', onExit);
        end();
      };
      const onAnswer = (answer: Answer): void => {
        if (answer.file !== file) return;
        settle(() => ('picture' in answer ? resolve(answer.picture) : reject(new Error(answer.fault))));
      };
      const onError = (error: Error): void => {
        worker = undefined;
        settle(() => reject(error));
      };
      const onExit = (): void => onError(new Error('The painter ended'));
      painter.on('message', onAnswer).on('error', onError).on('exit', onExit);
      painter.postMessage(file);
    });

  return {
    draw,
    close: async () => {
      await worker?.terminate();
      worker = undefined;
    },
  };
};
