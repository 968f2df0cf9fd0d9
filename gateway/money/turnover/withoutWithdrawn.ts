import type { TurnoverRequirement } from './schema.ts';

/** A requirement after some of what it binds was withdrawn: what is left to wager shrinks with it, and goes with the last. */
export const withoutWithdrawn = (
  { required, counted, bound, inPlay }: TurnoverRequirement,
  amount: bigint,
  at: Date,
): Partial<TurnoverRequirement> => {
  const before = bound + inPlay;
  const rest = before - amount;
  // Rounded up, so that nothing stays bound with nothing to wager.
  const left = ((required - counted) * rest + before - 1n) / before;
  return {
    bound: bound - amount,
    required: counted + left,
    ...(rest === 0n && { ending: 'withdrawn' as const, endedAt: at }),
  };
};
