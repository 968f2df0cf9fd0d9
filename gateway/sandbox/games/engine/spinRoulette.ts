import { rouletteBets, wheel, type RouletteBet } from './rouletteBets.ts';
import type { Draws } from '../../../platform/fairness/seedDraws.ts';

export interface RouletteRound {
  readonly number: number;
  /** What comes back of each bet, its stake included, in minor units. */
  readonly returns: readonly number[];
  /** Minor units. */
  readonly win: number;
}

/** One spin of the wheel. */
export const spinRoulette = (bets: readonly RouletteBet[], draws: Draws): RouletteRound => {
  const number = wheel[draws.below(wheel.length)] ?? 0;
  const returns = bets.map(({ kind, choice, stake }) => {
    const { wins, pays } = rouletteBets[kind];
    return wins(choice, number) ? stake * (pays + 1) : 0;
  });
  return { number, returns, win: returns.reduce((sum, one) => sum + one, 0) };
};
