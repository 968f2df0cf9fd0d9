/** Works every `period` milliseconds until stopped, one round after the other; what failed is tried again with the next. */
export const workEvery = (
  period: number,
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
        if (!stopped) timer = setTimeout(next, period);
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
