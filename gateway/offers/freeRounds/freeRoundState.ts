import type { FreeRoundState } from '#contract/rewards';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';

export const freeRoundState = (
  { taken, total, until, closedAt }: Pick<FreeRounds, 'taken' | 'total' | 'until' | 'closedAt'>,
  now: Date,
): FreeRoundState => {
  if (taken === total) return 'played';
  return closedAt === null && until > now ? 'open' : 'ended';
};
