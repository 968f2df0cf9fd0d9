const EVERY = 1_000;

/** Works every second until stopped, one round after the other; what failed is tried again with the next. */
export const everySecond = (
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const next = (): void => {
    round = work()
      .catch(failed)
      .finally(() => {
        if (!stopped) timer = setTimeout(next, EVERY);
        timer?.unref();
      });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
};
