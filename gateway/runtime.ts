import { randomBytes, randomUUIDv7 } from 'node:crypto';

/** Everything a run takes from outside: given from above so that a seed replays it and no test sleeps. */
export interface Runtime {
  readonly now: () => Date;
  /** For secrets: must be unpredictable outside of tests. */
  readonly randomBytes: (size: number) => Buffer;
  /** In [0, 1), for sampling. */
  readonly chance: () => number;
  /** A row id that sorts by time of making. */
  readonly newId: () => string;
}

export const systemRuntime: Runtime = {
  now: () => new Date(),
  randomBytes: (size) => randomBytes(size),
  chance: () => Math.random(),
  newId: () => randomUUIDv7(),
};
