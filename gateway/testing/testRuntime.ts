import { createHash } from 'node:crypto';
import type { Runtime } from '../platform/runtime/runtime.ts';

export interface TestRuntime extends Runtime {
  /** Moves the clock. */
  readonly advance: (milliseconds: number) => void;
}

/** Noon in Ho Chi Minh City. */
const TEST_START = new Date('2026-11-20T05:00:00.000Z');

/** A clock that stands still and randomness that repeats; ids and bytes never come twice, and two names share none. */
export const testRuntime = (
  start: Date = TEST_START,
  chance: () => number = () => 0,
  name = '',
): TestRuntime => {
  let now = start.getTime();
  let drawn = 0;
  const block = (label: string): Buffer => {
    drawn += 1;
    return createHash('sha512').update(`${name}${label} ${drawn}`).digest();
  };
  return {
    now: () => new Date(now),
    randomBytes: (size) => block('bytes').subarray(0, size),
    chance,
    newId: () => {
      const hex = block('id').toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
    // What argon2id takes at the least: hundreds of test members log in.
    hashCost: { memory: 8, passes: 1, parallelism: 1 },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
