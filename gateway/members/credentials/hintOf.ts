import type { PasswordWeakness } from '#contract/passwordWeakness';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { weaknessOf } from './weaknessOf.ts';

/** A lane of their own: however many hints are asked for, a password that is sent waits for one of them. */
const hints = boundedQueue({ atOnce: 1, waiting: 8 });

/** Why a password that is being typed would be refused. Refuses `try_again` rather than to wait long. */
export const hintOf = (...given: Parameters<typeof weaknessOf>): Promise<PasswordWeakness | null> =>
  hints.run(() => weaknessOf(...given));
