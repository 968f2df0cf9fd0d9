import { randomBytes, randomUUIDv7 } from 'node:crypto';

/** Of argon2id: KiB, passes over them, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Everything a run takes from outside: given from above so that a seed replays it and no test sleeps. */
export interface Runtime {
  readonly now: () => Date;
  /** For secrets: must be unpredictable outside of tests. */
  readonly randomBytes: (size: number) => Buffer;
  /** In [0, 1), for sampling. */
  readonly chance: () => number;
  /** A row id that sorts by time of making. */
  readonly newId: () => string;
  /** Of a password kept from now on. */
  readonly hashCost: HashCost;
}

export const systemRuntime: Runtime = {
  now: () => new Date(),
  randomBytes: (size) => randomBytes(size),
  chance: () => Math.random(),
  newId: () => randomUUIDv7(),
  // OWASP's smallest argon2id.
  hashCost: { memory: 19_456, passes: 2, parallelism: 1 },
};
