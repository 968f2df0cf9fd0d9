/** Milliseconds since the epoch. Injected, so that a test never waits. */
export interface Clock {
  readonly now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
