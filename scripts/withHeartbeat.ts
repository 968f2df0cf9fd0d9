import type { Progress } from './progress.ts';

const EVERY_MS = 20_000;

/** Runs a step and reports every 20 seconds that it still runs. */
export const withHeartbeat = async <T>(
  name: string,
  progress: Progress,
  run: () => Promise<T>,
): Promise<T> => {
  const timer = setInterval(() => progress(`… ${name}`), EVERY_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
};
