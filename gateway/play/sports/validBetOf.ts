import { returnOfLegs, settleLeg, type Ending, type LegResult, type Pick } from '#contract/settleLeg';
import { validBetOf as validBetOfEvent, type BetReturns } from '#contract/validBet';

export interface StakedLeg extends Pick {
  readonly matchId: string;
  /** In hundredths. */
  readonly odds: number;
}

/** A bet of a member, as far as risk depends on it. */
export interface StakedBet {
  /** Minor units. */
  readonly stake: bigint;
  readonly legs: readonly StakedLeg[];
}

const QUARTERS = 4;

/** Whole points around a line, among them one on each side of it. */
const around = (quarters: number): number[] => {
  const point = Math.floor(quarters / QUARTERS);
  return [point - 1, point, point + 1, point + 2];
};

const linesOf = (legs: readonly StakedLeg[], market: Pick['market']): number[] =>
  legs.flatMap(({ market: own, line }) => (own === market && typeof line === 'number' ? [line] : []));

const winnerAt = (lead: number) => {
  if (lead === 0) return 'draw';
  return lead > 0 ? 'home' : 'away';
};

const halves = [
  { home: 1, away: 0 },
  { home: 0, away: 0 },
  { home: 0, away: 1 },
] as const;

/** Endings of a match that differ for some of the legs: each side of each line, each winner, each leader at half time. */
const endingsFor = (legs: readonly StakedLeg[]): Ending[] => {
  const leads = new Set([-1, 0, 1, ...linesOf(legs, 'handicap').flatMap((line) => around(-line))]);
  const totals = new Set([2, ...linesOf(legs, 'total').flatMap(around)]);
  const scores = [...leads].flatMap((lead) =>
    [...totals].map((total) => ({ home: (total + lead) / 2, away: (total - lead) / 2 })),
  );
  return scores.flatMap((score) =>
    halves.map((half) => ({ outcome: winnerAt(score.home - score.away), score: { ...score, half } })),
  );
};

/**
 * What the bets that have a leg on one match return by each ending of the match. Bets with the same pick are one row, so
 * that the cost of many bets is that of their legs. Other legs of a parlay are taken as won.
 */
export const returnsByEnding = (matchId: string, bets: readonly StakedBet[]) => {
  const isOwn = (leg: StakedLeg): boolean => leg.matchId === matchId;
  const involved = bets.filter(({ legs }) => legs.some(isOwn));
  const endings = endingsFor(involved.flatMap(({ legs }) => legs).filter(isOwn));
  const picksOf = ({ legs }: StakedBet): string =>
    legs
      .filter(isOwn)
      .map(({ market, side, line }) => `${market} ${side} ${line ?? ''}`)
      .join();
  return [...Map.groupBy(involved, picksOf).values()].map((alike) => {
    const sums = new Map<string, bigint>();
    const returnAt = (ending: Ending): bigint => {
      const results = alike[0]?.legs.filter(isOwn).map((leg) => settleLeg(leg, ending)) ?? [];
      const known = sums.get(results.join());
      if (known !== undefined) return known;
      const sum = alike.reduce((all, { stake, legs }) => {
        const own = results.values();
        const ended = legs.map((leg) => ({
          odds: leg.odds,
          result: isOwn(leg) ? (own.next().value ?? 'won') : 'won',
        }));
        return all + returnOfLegs(stake, ended);
      }, 0n);
      sums.set(results.join(), sum);
      return sum;
    };
    return {
      stake: alike.reduce((all, { stake }) => all + stake, 0n),
      returns: endings.map(returnAt),
    };
  });
};

/**
 * The valid bet of the member's bets that have a leg on one match. A parlay may protect another bet, and then does not
 * count either.
 */
const onMatch = (matchId: string, bets: readonly StakedBet[]) => {
  // What is decided returns at most 97 % (`quote.ts`), so that its edge is larger than the one that counts in full.
  const returns = returnsByEnding(matchId, bets).map((one): BetReturns => ({ ...one, rtp: 0 }));
  const staked = returns.reduce((sum, { stake }) => sum + stake, 0n);
  return { staked, counted: validBetOfEvent(returns) };
};

/**
 * The part of a bet's stake that was at risk, in minor units, by all bets of its member on the same matches. Bets that
 * cancel each other out share what they are sure to cost; a parlay counts as its least valid leg does.
 */
export const validBetOf = (bet: StakedBet, all: readonly StakedBet[]): bigint => {
  const parts = bet.legs.map(({ matchId }) => {
    const { staked, counted } = onMatch(matchId, all);
    return staked === 0n ? bet.stake : (bet.stake * counted) / staked;
  });
  return parts.reduce((least, part) => (part < least ? part : least), bet.stake);
};

/** How many halves of a stake a result decides; the others come back. */
const decidedHalves = {
  ...{ won: 2, lost: 2 },
  ...{ halfWon: 1, halfLost: 1 },
  ...{ push: 0, void: 0 },
} as const satisfies Record<LegResult, number>;

/** The part of a valid bet that counts once its bet has ended: a returned stake counts for nothing. */
export const decidedPart = (valid: bigint, results: readonly (LegResult | undefined)[]): bigint => {
  const halves = Math.max(...results.map((result) => (result === undefined ? 0 : decidedHalves[result])));
  return (valid * BigInt(halves)) / 2n;
};
