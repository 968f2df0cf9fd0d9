import { Worker } from 'node:worker_threads';
import { isOwnName } from '#contract/isOwnName';
import type { PasswordWeakness } from '#contract/passwordWeakness';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import type { Strength, StrengthQuestion } from './strengthWorker.ts';
import { workerAsker } from '../../platform/workers/workerAsker.ts';

/** Scores 0 and 1 fall to a million guesses: what somebody can try who comes back every day. */
const ENOUGH = 2;

const queue = boundedQueue({ atOnce: 1, waiting: 64 });
const { ask } = workerAsker<StrengthQuestion, Strength>({
  name: 'passwords',
  start: () =>
    new Worker(new URL('./strengthWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    }),
});

/** In a thread of its own: an estimate takes up to a fifth of a second, and nobody's call may wait for it. */
const strengthOf = (question: StrengthQuestion): Promise<Strength> => queue.run(() => ask(question));

/** A name as people build passwords of it. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{N}]+/u)]
    .filter((part) => part !== '')
    .flatMap((part) => [part, `${part}@`]);

/** Why a password is guessed soon: by the words and names that are tried first, or as the account's own name (ASVS 6.2.4). */
export const weaknessOf = async (
  password: string,
  account: string | undefined,
  ...names: readonly (string | undefined)[]
): Promise<PasswordWeakness | null> => {
  if (isOwnName(password, account)) return 'personal';
  const known = [account, ...names].flatMap((name) => (name === undefined ? [] : partsOf(name)));
  const { score, weakness } = await strengthOf({ password, names: known });
  return score < ENOUGH ? weakness : null;
};
