export interface StopSignals {
  onFirst: () => Promise<void>;
  /** Called for a second signal from a user who does not want to wait. */
  onSecond: () => void;
  now: () => number;
}

// The terminal and npm both forward the same Ctrl-C.
const SAME_PRESS_MS = 500;

/** Treats SIGINT, SIGTERM and SIGHUP of `source` as a request to stop. */
export const onStopSignal = (source: NodeJS.EventEmitter, { onFirst, onSecond, now }: StopSignals): void => {
  let first: number | undefined;
  const take = (): void => {
    if (first === undefined) {
      first = now();
      void onFirst();
    } else if (now() - first > SAME_PRESS_MS) onSecond();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) source.on(signal, take);
};
