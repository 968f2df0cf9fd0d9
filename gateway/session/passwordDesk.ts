import type { Runtime } from '../runtime.ts';
import { boundedQueue } from './boundedQueue.ts';
import { passwordHashes, type PasswordHashes } from './passwordHash.ts';

/** 19 MiB and a core for some 30 ms each: one at a time in each lane, the other calls have the rest. */
const lane = { atOnce: 1, waiting: 32 } as const;

/**
 * Two lanes to the hashing of passwords, so that a flood of wrong log-ins cannot keep members out: who comes from a
 * place that the account knows, or has shown to be a person, waits in a lane that the flood does not reach.
 */
export interface PasswordDesk {
  readonly known: PasswordHashes;
  readonly unknown: PasswordHashes;
}

export const passwordDesk = (runtime: Pick<Runtime, 'randomBytes'>): PasswordDesk => ({
  known: passwordHashes(runtime, boundedQueue(lane)),
  unknown: passwordHashes(runtime, boundedQueue(lane)),
});
