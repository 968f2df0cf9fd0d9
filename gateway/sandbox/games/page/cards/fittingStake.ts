import type { GameView } from '../../engine/gameWire.ts';

/** A game begins with a stake of which the balance holds so many. */
const ENOUGH = 20;

/** The stake that a game begins with: at most the one at a place, and a smaller one where the balance is small. */
export const fittingStake = (
  { stakes, balance }: Pick<GameView, 'stakes' | 'balance'>,
  place: number,
): number => stakes.slice(0, place + 1).findLast((stake) => stake * ENOUGH <= balance) ?? stakes[0] ?? 1;
