import type { Draws } from '../../../platform/fairness/seedDraws.ts';
import { bowlReturn } from './bowlReturn.ts';
import { coinFaces, COINS, redsOf, xocDiaBets, type CoinFace, type XocDiaBet } from './xocDiaBets.ts';

export interface XocDiaRound {
  /** The four coins as they lie. */
  readonly coins: readonly CoinFace[];
  /** What comes back of each bet, its stake included, in minor units. */
  readonly returns: readonly number[];
  /** Minor units. */
  readonly win: number;
}

/** One shake of four coins under the bowl. */
export const shakeXocDia = (bets: readonly XocDiaBet[], draws: Draws): XocDiaRound => {
  const coins = Array.from({ length: COINS }, () => coinFaces[draws.below(coinFaces.length)] ?? 'white');
  const reds = redsOf(coins);
  const returns = bets.map(({ side, stake }) => {
    const { wins, pays } = xocDiaBets[side];
    return wins(reds) ? bowlReturn(stake, pays) : 0;
  });
  return { coins, returns, win: returns.reduce((sum, one) => sum + one, 0) };
};
