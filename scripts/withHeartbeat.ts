import type { Progress } from './progress.ts';

const EVERY_MS = 20_000;

/** Says now and then that `name` still runs, so that a long silence is no riddle. */
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
