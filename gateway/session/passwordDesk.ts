import type { Runtime } from '../runtime.ts';
import { boundedQueue } from './boundedQueue.ts';
import { passwordHashes, type PasswordHashes } from './passwordHash.ts';

/** 19 MiB and a core for some 30 ms each: one at a time in each lane, the other calls have the rest. */
const lane = { atOnce: 1, waiting: 32 } as const;

type Verify = PasswordHashes['verify'];

/**
 * Two lanes to the hashing of passwords, so that a flood of wrong log-ins cannot keep members out: who comes from a
 * place that the account knows, or has shown to be a person, waits in a lane that the flood does not reach.
 */
export interface PasswordDesk {
  /** For whoever has come through a door already; in the lane of the known. */
  readonly known: PasswordHashes;
  /** Does what a log-in takes when its turn comes: what is counted and written before the hash is held back as well. */
  readonly admit: <Result>(
    to: 'known' | 'unknown',
    enter: (verify: Verify) => Promise<Result>,
  ) => Promise<Result>;
}

export const passwordDesk = (runtime: Pick<Runtime, 'randomBytes' | 'hashCost'>): PasswordDesk => {
  const lanes = { known: boundedQueue(lane), unknown: boundedQueue(lane) };
  const { verify } = passwordHashes(runtime, { run: (work) => work() });
  return {
    known: passwordHashes(runtime, lanes.known),
    admit: (to, enter) => lanes[to].run(() => enter(verify)),
  };
};
