export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
