export interface StopSignals {
  onFirst: () => Promise<void>;
  /** A second signal, by one who does not want to wait. */
  onSecond: () => void;
  now: () => number;
}

// A terminal and npm both pass on one and the same Ctrl-C.
const SAME_PRESS_MS = 500;

/** Takes SIGINT, SIGTERM and SIGHUP of `source` as the wish to stop. */
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
