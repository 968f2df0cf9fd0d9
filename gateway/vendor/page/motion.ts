const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

export const wantsStillness = (): boolean => reduced.matches;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
