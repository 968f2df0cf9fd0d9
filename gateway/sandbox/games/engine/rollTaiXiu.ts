import type { Draws } from '../../../platform/fairness/seedDraws.ts';
import { bowlReturn } from './bowlReturn.ts';
import { DIE, taiXiuBets, type Dice, type TaiXiuBet } from './taiXiuBets.ts';

export interface TaiXiuRound {
  readonly dice: Dice;
  /** What comes back of each bet, its stake included, in minor units. */
  readonly returns: readonly number[];
  /** Minor units. */
  readonly win: number;
}

/** One throw of three dice under the bowl. */
export const rollTaiXiu = (bets: readonly TaiXiuBet[], draws: Draws): TaiXiuRound => {
  const die = (): number => draws.below(DIE) + 1;
  const dice: Dice = [die(), die(), die()];
  const returns = bets.map(({ kind, choice, stake }) => {
    const { wins, pays } = taiXiuBets[kind];
    return wins(choice, dice) ? bowlReturn(stake, pays[choice] ?? 0) : 0;
  });
  return { dice, returns, win: returns.reduce((sum, one) => sum + one, 0) };
};
