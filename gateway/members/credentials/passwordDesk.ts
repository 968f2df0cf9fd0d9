import type { Runtime } from '../../platform/runtime/runtime.ts';
import { boundedQueue, type BoundedQueue } from '../../platform/workers/boundedQueue.ts';
import { passwordHashes, type PasswordHashes } from './passwordHash.ts';

/** 19 MiB and a core for some 30 ms each: so many at a time. What a flood fills leaves a core to the other calls. */
const hashedAtOnce = { known: 2, unknown: 1 } as const;
const WAITING = 32;

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

const inTurn = (first: BoundedQueue, second: BoundedQueue): BoundedQueue => ({
  run: (work) => first.run(() => second.run(work)),
});

/** While some are hashed, what the next one needs before it is looked up. */
const openLane = (runtime: Pick<Runtime, 'randomBytes' | 'hashCost'>, atOnce: number) => {
  const places = boundedQueue({ atOnce: atOnce + 1, waiting: WAITING });
  const hashes = boundedQueue({ atOnce, waiting: atOnce + 1 });
  return {
    places,
    hashes: passwordHashes(runtime, hashes),
    both: passwordHashes(runtime, inTurn(places, hashes)),
  };
};

export const passwordDesk = (runtime: Pick<Runtime, 'randomBytes' | 'hashCost'>): PasswordDesk => {
  const lanes = {
    known: openLane(runtime, hashedAtOnce.known),
    unknown: openLane(runtime, hashedAtOnce.unknown),
  };
  return {
    known: lanes.known.both,
    admit: (to, enter) => lanes[to].places.run(() => enter(lanes[to].hashes.verify)),
  };
};
