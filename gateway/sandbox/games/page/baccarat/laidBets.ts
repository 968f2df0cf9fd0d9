import { baccaratSides, type BaccaratBet, type BaccaratSide } from '../../engine/baccaratBets.ts';

/** Minor units that lie on a field. */
export const mergedOn = (bets: readonly BaccaratBet[], side: BaccaratSide): number =>
  bets.reduce((sum, bet) => sum + (bet.side === side ? bet.stake : 0), 0);

/** Chips that lie on one field are one bet. */
export const merged = (bets: readonly BaccaratBet[]): BaccaratBet[] =>
  baccaratSides.flatMap((side) => {
    const stake = mergedOn(bets, side);
    return stake === 0 ? [] : [{ side, stake }];
  });
