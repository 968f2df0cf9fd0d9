import type { MatchOutcome, Market, Selection } from './sports.ts';

/** How one leg of a bet ended. A quarter line is half a bet on each line beside it, so that half may win or lose. */
export const legResults = ['won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const;
export type LegResult = (typeof legResults)[number];

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The score at the end, with the one after the first half where the feed has told it. */
export interface EndScore extends Score {
  readonly half?: Score | undefined;
}

/** What is bet on in a match. `line` is in quarters of a point: -3 gives the home side a handicap of −0.75. */
export interface Pick {
  readonly market: Market;
  readonly side: Selection;
  readonly line?: number | null | undefined;
}

/** What is known of a match that has ended. */
export interface Ending {
  readonly outcome: MatchOutcome;
  readonly score?: EndScore | null | undefined;
}

const QUARTERS = 4;

/** By how many quarters of a point a bet at a line is ahead. */
const byQuarters = (quarters: number): LegResult => {
  if (quarters === 0) return 'push';
  if (quarters > 0) return quarters === 1 ? 'halfWon' : 'won';
  return quarters === -1 ? 'halfLost' : 'lost';
};

/** Result of a pick at a final score, of the markets with a line. */
const atScore = ({ side, line }: Pick, { home, away }: Score): LegResult => {
  const shift = line ?? 0;
  const quarters = {
    home: (home - away) * QUARTERS + shift,
    away: (away - home) * QUARTERS - shift,
    over: (home + away) * QUARTERS - shift,
    under: shift - (home + away) * QUARTERS,
    draw: 0,
  }[side];
  return byQuarters(quarters);
};

const leaderOf = ({ home, away }: Score): 'home' | 'draw' | 'away' => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

type Judge = (pick: Pick, ending: Ending) => LegResult;

const byWinner: Judge = ({ side }, { outcome }) => (side === outcome ? 'won' : 'lost');
const byLine: Judge = (pick, { score }) => (score ? atScore(pick, score) : 'void');

const judges = {
  moneyLine: (pick, ending) => (ending.outcome === 'draw' ? 'push' : byWinner(pick, ending)),
  result: byWinner,
  handicap: byLine,
  total: byLine,
  halfResult: ({ side }, { score }) => {
    if (!score?.half) return 'void';
    return side === leaderOf(score.half) ? 'won' : 'lost';
  },
} as const satisfies Record<Market, Judge>;

/**
 * Result of a pick by how its match ended. A line cannot be judged without a score, nor a half without its own; the stake
 * goes back.
 */
export const settleLeg = (pick: Pick, ending: Ending): LegResult =>
  ending.outcome === 'void' || ending.outcome === 'postponed' ? 'void' : judges[pick.market](pick, ending);

const HALVES = 200n;

/** What a leg makes of a stake, in two-hundredths, at a price in hundredths. */
const factors = {
  won: (odds) => odds * 2n,
  halfWon: (odds) => odds + 100n,
  push: () => HALVES,
  halfLost: () => 100n,
  lost: () => 0n,
  void: () => HALVES,
} as const satisfies Record<LegResult, (odds: bigint) => bigint>;

export interface SettledLeg {
  readonly result: LegResult;
  /** In hundredths. */
  readonly odds: number;
}

/** Return of a bet by its legs, stake included: the legs multiply, and fractions of a minor unit are dropped once. */
export const returnOfLegs = (stake: bigint, legs: readonly SettledLeg[]): bigint => {
  const product = legs.reduce((all, { result, odds }) => all * factors[result](BigInt(odds)), stake);
  return product / HALVES ** BigInt(legs.length);
};
