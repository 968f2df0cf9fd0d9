import { returnsByEnding, type StakedBet } from './validBetOf.ts';

/**
 * The most that all parlays on a match return under one ending of it, in minor units. Picks that win together, such as
 * the winner and a handicap on the same side, add up; picks that cannot both win do not.
 */
export const parlayReturns = (bets: readonly StakedBet[], matchId: string): bigint => {
  const returns = returnsByEnding(
    matchId,
    bets.filter(({ legs }) => legs.length > 1),
  );
  const [first] = returns;
  if (first === undefined) return 0n;
  const sums = first.returns.map((_, ending) =>
    returns.reduce((sum, { returns: own }) => sum + (own[ending] ?? 0n), 0n),
  );
  return sums.reduce((most, one) => (one > most ? one : most));
};
