import { oddsOf, returnOf } from '#contract/sports';
import type { StakedBet, StakedLeg } from './validBetOf.ts';

/** A pick of a bet. */
export type Exposed = Pick<StakedLeg, 'matchId' | 'market' | 'side' | 'line'>;

const isSame = (one: Exposed, other: Exposed): boolean =>
  one.matchId === other.matchId &&
  one.market === other.market &&
  one.side === other.side &&
  (one.line ?? null) === (other.line ?? null);

/** What all parlays with this pick return if they win, in minor units. */
export const parlayReturns = (bets: readonly StakedBet[], pick: Exposed): bigint =>
  bets
    .filter(({ legs }) => legs.length > 1 && legs.some((leg) => isSame(leg, pick)))
    .reduce((sum, { stake, legs }) => sum + returnOf(stake, ...legs.map(({ odds }) => oddsOf(odds))), 0n);
