import type { GameRequest } from './playRound.ts';

/** The free rounds that a round is taken off; undefined for one that is played with money. */
export const freeOf = (request: GameRequest): string | undefined =>
  request.engine === 'slots' ? request.free : undefined;
