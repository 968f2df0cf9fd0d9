/** Returns milliseconds since the epoch. Injected, so that tests never wait. */
export interface Clock {
  readonly now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
