import { totalOf, winnerOf, type BaccaratHands, type BaccaratWinner } from '../../engine/dealBaccarat.ts';
import type { RoundOutcome } from '../../engine/playRound.ts';
import { fill, type Words } from '../words.ts';

/** How a round ended, in a sentence. */
export const baccaratTold = (hands: BaccaratHands, words: Words): string => {
  const winner = winnerOf(hands);
  const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
  if (winner === 'tie') return fill(words.baccaratTie, player);
  return fill(words.baccaratWon, words[winner], Math.max(player, banker), Math.min(player, banker));
};

export const winnersIn = (past: readonly RoundOutcome[]): BaccaratWinner[] =>
  past.flatMap((outcome) => (outcome.engine === 'baccarat' ? [outcome.round.winner] : []));
